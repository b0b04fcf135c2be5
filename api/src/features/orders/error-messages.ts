import { defineInputMessages, defineMessages } from '../../http/messages.ts';

type OfOrder = { code: string };

export const errorMessages = defineMessages('orders', {
  noOrder: () => 'There is no such order.',
  notACursor: () => 'This is not a cursor of this list.',
  noPlan: () => 'This plan is not offered.',
  noDuration: () => 'This plan is not offered for this time.',
  noMethod: () => 'This way to pay is not offered.',
  noCoupon: () => 'There is no such code.',
  idTaken: () => 'This id was used for another order.',
  hasNoEnd: ({ plan }: { plan: string }) => `Your plan ${plan} has no end: nothing comes after it.`,
  tooManyOpen: ({ max }: { max: number }) =>
    `You have ${max} orders that are not paid. Pay one of them, or cancel those that you do not need.`,
  closed: ({ code }: OfOrder) => `The order ${code} is closed. If you have sent money for it, tell us this code.`,
  paid: ({ code }: OfOrder) => `The order ${code} is paid.`,
  moneyOnItsWay: ({ code }: OfOrder) => `The money for the order ${code} may be on its way: it cannot be cancelled now.`,
  notByHand: ({ code }: OfOrder) => `The order ${code} is paid on the provider's page.`,
  transactionUsed: () => 'This TrxID was entered for another order. Look at it again in the app of your wallet.',
  referenceOfOrder: ({ reference, code }: { reference: string; code: string }) =>
    `${reference} is the payment of the order ${code}.`,
  referenceUsed: ({ reference }: { reference: string }) => `${reference} is another payment.`,
  paidOtherwise: ({ code, reference }: OfOrder & { reference: string }) =>
    `The order ${code} was paid by ${reference}.`,
  notYourself: () => 'Nobody settles an order of their own.',
  sayWhyAmount: ({ amount, due }: { amount: number; due: number }) =>
    `The order is of Tk ${due}, not Tk ${amount}. Say in a note why the amount is accepted.`,
  otherTransaction: ({ code, transaction }: OfOrder & { transaction: string }) =>
    `The reader has entered another TrxID for the order ${code} meanwhile: ${transaction}.`,
});

export const inputMessages = defineInputMessages('orders.input', {
  badId: () => 'must be 8 to 64 letters, digits, hyphens and underscores',
  required: () => 'is missing',
  notAPath: () => 'must be a path within the site',
  badTransaction: () => 'A TrxID has 6 to 30 letters and digits.',
  badPayer: () => 'must be a number, or its last digits',
  badMethod: () => 'must be 1 to 40 letters, digits and hyphens',
  badAmount: () => 'must be whole Tk',
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  outOfRange: ({ min, max }: { min: number; max: number }) => `must be a whole number from ${min} to ${max}`,
});
