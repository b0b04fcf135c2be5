import { readableDate } from '../../readable-date.ts';
import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

/** Why a reader cannot use a code. */
export const refusals = defineMessages('coupons.refused', bangla.refusals, {
  notValid: () => 'This code is not valid.',
  notYet: ({ from }: { from: string }) => `This code can be used from ${readableDate(from)}.`,
  over: ({ until }: { until: string }) => `This code could be used until ${readableDate(until)}.`,
  otherPlan: () => 'This code is for another plan.',
  otherDuration: ({ duration }: { duration: string }) => `This code is for ${duration}.`,
  usedUp: () => 'This code has been used up.',
  usedByYou: () => 'You have used this code, or an open order of yours has it.',
  sellsPlans: () => 'Whoever sells plans at the desk cannot use a code.',
});

export const errorMessages = defineMessages('coupons', bangla.errorMessages, {
  usedMeanwhile: () => 'This code was used up meanwhile.',
  notOffered: () => 'This plan is not on sale, or not for this time.',
  noPlan: ({ plan }: { plan: string }) => `There is no plan ${plan}.`,
  ofBatch: () => 'This code belongs to codes that were bought. Choose another.',
  usedAlready: ({ used }: { used: number }) => `It was used ${used} times: allow at least as many uses.`,
  tooCheap: ({ count }: { count: number }) => `Each of ${count} codes must have cost Tk 1 or more.`,
  noCoupon: () => 'There is no such coupon.',
  noBatch: () => 'There are no such codes.',
  noCode: () => 'There is no such code among these.',
  codeUsed: () => 'This code was used, or an order that waits to be paid holds it.',
  notACursor: () => 'This is not a cursor of this list.',
});

export const inputMessages = defineInputMessages('coupons.input', bangla.inputMessages, {
  code: () => 'Give a code of 4 to 24 letters and digits.',
  shareOrAmount: () => 'Give either a share or an amount.',
  share: () => 'Give a share above 0 and at most 1, with four decimals at most.',
  amount: () => 'Give the amount in whole Tk.',
  day: () => 'Give a day as 2026-11-12.',
  daysReversed: () => 'The last day is before the first.',
  uses: () => 'Give a whole number from 1.',
  plan: () => 'Give a plan.',
  duration: () => "Give one of the plan's durations.",
  isOn: () => 'Say with true or false whether it is on.',
  count: ({ max }: { max: number }) => `Give a whole number from 1 to ${max}.`,
});
