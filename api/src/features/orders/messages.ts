import { defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

export const orderMessages = defineMessages('orders.words', bangla.orderMessages, {
  openApp: ({ name }: { name: string }) => `Open ${name} and choose “Send Money”.`,
  sendTo: ({ number }: { number: string }) => `Send exactly the amount of the order to ${number}.`,
  writeCode: () => 'Write the code of the order as the reference.',
  enterTransaction: () => 'Enter the TrxID here that the app shows after sending.',
  giftOf: ({ coupon }: { coupon: string }) => `Code ${coupon}`,
  free: () => 'The plan costs nothing.',
});

type OfOrder = { code: string };
type Lines = { line: number };

/** Why a line of a statement pays no order. */
export const statementMessages = defineMessages('orders.statement', bangla.statementMessages, {
  unreadable: () => 'The line cannot be read: look at its quotes.',
  noReference: () => 'The line has no TrxID.',
  noAmount: ({ text }: { text: string }) => `The amount “${text}” cannot be read.`,
  moneyOut: () => 'Money that went out.',
  repeated: ({ line }: Lines) => `The same as line ${line}.`,
  otherAmounts: ({ line }: Lines) => `Line ${line} has the same TrxID with another amount.`,
  noOrder: () => 'No order has this TrxID, nor is there a code in the reference.',
  severalOrders: ({ codes }: { codes: readonly string[] }) => `The reference names the orders ${codes.join(' and ')}.`,
  twoOrders: ({ entered, named }: { entered: string; named: string }) =>
    `The TrxID was entered for the order ${entered}, but the reference names ${named}.`,
  paid: ({ code }: OfOrder) => `The order ${code} is paid by another transfer.`,
  failed: ({ code }: OfOrder) => `The order ${code} failed at its provider.`,
  asked: ({ code }: OfOrder) => `The provider of the order ${code} is being asked.`,
  otherAmount: ({ code, due }: OfOrder & { due: number }) => `The order ${code} is of Tk ${due}.`,
  ownOrder: ({ code }: OfOrder) => `The order ${code} is your own.`,
  twoLines: ({ code, lines }: OfOrder & { lines: readonly number[] }) =>
    `Lines ${lines.join(' and ')} both pay the order ${code}.`,
  usedForOrder: ({ code }: OfOrder) => `Recorded before for the order ${code}.`,
  used: () => 'Recorded before.',
});
