import { defineInputMessages, defineMessages } from '../../http/messages.ts';

type Amounts = { state: string; paid: number; price: number };
type EndlessPlan = { plan: string; duration: string; purchase: number };

export const errorMessages = defineMessages('purchases', {
  noPlan: ({ plan }: { plan: string }) => `There is no plan ${plan}.`,
  noSuchPurchase: () => 'There is no such purchase.',
  giveDuration: ({ durations }: { durations: string[] }) =>
    `Give one of this plan's durations: ${durations.map((one) => `'${one}'`).join(', ')}.`,
  hasNoEnd: ({ plan, duration, purchase }: EndlessPlan) =>
    `The user has ${plan} (${duration}) without end, as purchase ${purchase}: nothing comes after it. Refund it first.`,
  notPaid: ({ state, paid, price }: Amounts) => `The payment is ${state}: Tk ${paid} of Tk ${price}.`,
  notRefunded: ({ state }: { state: string }) => `The payment is ${state}: it was not refunded.`,
  notYourself: () => 'Nobody gives themselves a plan.',
  anotherBuyer: () => 'The payment was for a purchase of another user.',
});

export const inputMessages = defineInputMessages('purchases.input', {
  userIdRequired: () => 'Give a user_id.',
  planRequired: () => 'Give a plan.',
  purchaseOrPlan: () => 'Give a purchase, or a user_id and a plan.',
});
