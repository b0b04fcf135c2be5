import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

type EndlessPlan = { plan: string; duration: string; purchase?: number | undefined };

export const errorMessages = defineMessages('purchases', bangla.errorMessages, {
  noPlan: ({ plan }: { plan: string }) => `There is no plan ${plan}.`,
  refundUnderWay: () => 'The provider is paying it back. Wait until it has, or has refused.',
  noSuchPurchase: () => 'There is no such purchase.',
  giveDuration: ({ durations }: { durations: string[] }) =>
    `Give one of this plan's durations: ${durations.map((one) => `'${one}'`).join(', ')}.`,
  hasNoEnd: ({ plan, duration, purchase }: EndlessPlan) =>
    `The user has ${plan} (${duration}) without end${purchase === undefined ? '' : `, as purchase ${purchase}`}: nothing comes after it. Refund it first.`,
  alreadyOpen: ({ purchase }: { purchase: number }) =>
    `The plan is open already, as purchase ${purchase}: renew it to add a period.`,
  paymentOrReason: () => 'Say how it was paid, or why it is given for nothing.',
  sayHowPaidBack: () => 'Say how the money was paid back: amount, method and reference.',
  costNothing: () => 'The purchase cost nothing: there is nothing to pay back.',
  notYourself: () => 'Nobody gives themselves a plan.',
});

export const inputMessages = defineInputMessages('purchases.input', bangla.inputMessages, {
  userIdRequired: () => 'Give a user_id.',
  planRequired: () => 'Give a plan.',
  purchaseOrPlan: () => 'Give a purchase, or a user_id and a plan.',
});
