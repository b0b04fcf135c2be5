import { defineInputMessages, defineMessages, type Message, wordsOf } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

type OfOrder = { code: string };

export const errorMessages = defineMessages('orders', bangla.errorMessages, {
  noOrder: () => 'There is no such order.',
  notACursor: () => 'This is not a cursor of this list.',
  notOffered: () => 'This plan is not offered, or not for this time.',
  noMethod: () => 'This way to pay is not offered.',
  couponUsedUp: ({ coupon }: { coupon: string }) =>
    `The code ${coupon} had no use left when the money came: it was used once more than it allows.`,
  idTaken: () => 'This id was used for another order.',
  hasNoEnd: ({ plan }: { plan: string }) => `Your plan ${plan} has no end: nothing comes after it.`,
  tooManyOpen: ({ max }: { max: number }) =>
    `You have ${max} orders that are not paid. Pay one of them, or cancel those that you do not need.`,
  closed: ({ code }: OfOrder) => `The order ${code} is closed. If you have sent money for it, tell us this code.`,
  paid: ({ code }: OfOrder) => `The order ${code} is paid.`,
  moneyOnItsWay: ({ code }: OfOrder) =>
    `The money for the order ${code} may be on its way: it cannot be cancelled now.`,
  notByHand: ({ code }: OfOrder) => `The order ${code} is paid on the provider's page.`,
  transactionUsed: () => 'This TrxID was entered for another order. Look at it again in the app of your wallet.',
  notYourself: () => 'Nobody settles an order of their own.',
  notChecking: ({ code }: OfOrder) => `No transfer waits to be found for the order ${code}.`,
  otherEntered: ({ code, transaction }: OfOrder & { transaction: string }) =>
    `For the order ${code} the TrxID ${transaction} was entered meanwhile. Look for that one.`,
  noHeader: () => 'Give a header with the columns TrxID (or Transaction ID) and Amount.',
  columnTwice: ({ column }: { column: string }) => `There are two columns ${column}.`,
  tooManyLines: ({ max }: { max: number }) => `Give at most ${max} lines at a time.`,
  sayWhichWallet: ({ methods }: { methods: readonly string[] }) =>
    `Say of which wallet the statement is: ${methods.join(', ')}.`,
  notMatched: ({ code, why }: OfOrder & { why: Message | null }) =>
    `The statement does not pay the order ${code}.${why === null ? '' : ` ${wordsOf(why)}`} Nothing was settled.`,
});

export const inputMessages = defineInputMessages('orders.input', bangla.inputMessages, {
  badId: () => 'must be 8 to 64 letters, digits, hyphens and underscores',
  required: () => 'is missing',
  notAPath: () => 'must be a path within the site',
  badTransaction: () => 'A TrxID has 6 to 30 letters and digits.',
  badPayer: () => 'must be a number, or its last digits',
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  outOfRange: ({ min, max }: { min: number; max: number }) => `must be a whole number from ${min} to ${max}`,
});
