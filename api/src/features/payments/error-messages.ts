import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

type Reference = { method: string; reference: string };

export const errorMessages = defineMessages('payments', bangla.errorMessages, {
  usedForOrder: ({ method, reference, code }: Reference & { code: string }) =>
    `${reference} of ${method} was recorded for order ${code}.`,
  usedForPurchase: ({ method, reference, purchase }: Reference & { purchase: number }) =>
    `${reference} of ${method} was recorded for purchase ${purchase}.`,
  used: ({ method, reference }: Reference) => `${reference} of ${method} was recorded before.`,
  otherAmount: ({ amount, expected }: { amount: number; expected: number }) =>
    `The amount is Tk ${amount}, not Tk ${expected}: correct it, or say in the note why it is accepted.`,
  mustBe: ({ expected }: { expected: number }) => `The amount must be Tk ${expected}.`,
  tooMuch: ({ left }: { left: number }) => `At most Tk ${left} can be paid back.`,
});

export const inputMessages = defineInputMessages('payments.input', bangla.inputMessages, {
  amount: () => 'Give the amount in whole Tk, from 1 to 10,000,000.',
  method: () => 'Give the way of paying: letters, digits and hyphens, at most 40.',
  reference: () => 'Give the number of the transfer, at most 100 characters.',
  payer: () => 'must have at most 100 characters',
  note: () => 'must have at most 500 characters',
});
