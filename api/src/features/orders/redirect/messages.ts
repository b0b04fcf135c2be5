import { defineMessages, wordsOfStored } from '../../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type Provider = { provider: string };

export const errorMessages = defineMessages('orders.redirect', bangla.errorMessages, {
  providerDown: ({ provider }: Provider) =>
    `${provider} does not answer just now. Please try again in a moment, or choose another way to pay.`,
  refundUnderWay: ({ amount }: { amount: number }) =>
    `Tk ${amount} are being paid back. Wait until the provider has done it, or has refused.`,
});

/** What the desk should look at. */
export const problems = defineMessages('orders.problem', bangla.problems, {
  otherAmount: ({ provider, paid, due }: Provider & { paid: string; due: string }) =>
    `${provider} says that ${paid} were paid, not ${due}. The plan was not opened.`,
  risky: ({ provider }: Provider) =>
    `${provider} has the money and warns of a risk. Look at the payment there, then settle the order or pay it back.`,
  notOpened: ({ provider, why }: Provider & { why: string }) =>
    `${provider} has the money, but the plan could not be opened: ${wordsOfStored(why)}`,
  silent: ({ provider, code }: Provider & { code: string }) =>
    `${provider} has not said for a day whether it was paid (${code}). Look at the payment there.`,
  refundRefused: ({ provider, amount, code }: Provider & { amount: number; code: string }) =>
    `${provider} refused to pay Tk ${amount} back (${code}). Pay it back by hand and record it.`,
});
