import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

type Purchase = { purchase: number };

export const errorMessages = defineMessages('affiliate', bangla.errorMessages, {
  noCommission: ({ purchase }: Purchase) => `There is no commission on a purchase ${purchase}.`,
  decidedBefore: ({ review }: { review: string }) => `The commission was ${review} before.`,
  refundedBefore: () => 'The purchase was refunded before its commission was earned.',
  noAccountSet: () => 'The user has set no account to pay to.',
  accountIsNew: () => 'The account to pay to was changed less than 24 hours ago: ask the user, then use --force.',
  accountIsUnproven: () =>
    'The account to pay to was set before the email address was verified: ask the user, then use --force.',
  manySignUps: ({ people }: { people: number }) =>
    `${people} people signed up with the user's reference in one day: look at them, then use --force.`,
  commissionWaits: ({ purchase, reasons }: Purchase & { reasons: readonly string[] }) =>
    `The commission on purchase ${purchase} waits for a review (${reasons.join('; ')}): ` +
    'approve-commission or refuse-commission first.',
  userOwes: ({ amount }: { amount: number }) =>
    `The user owes Tk ${amount} for a commission that was taken back: use reject-withdrawal, which pays that first.`,
  noSuchRequest: () => 'The user has made no such request.',
  requestDecided: ({ state }: { state: string }) => `The request was ${state} before.`,
  setAccountFirst: () => 'Please set the account that your earnings are sent to first.',
  nothingToWithdraw: () => 'There is nothing to withdraw yet.',
  logInToChangeAccount: () => 'Please log in again to change where your earnings are sent.',
});

export const inputMessages = defineInputMessages('affiliate.input', bangla.inputMessages, {
  accountNumber: () => 'Please enter a valid 11-digit number',
  method: () => 'Please choose Bkash or Nogod.',
  userIdRequired: () => 'Give a user_id.',
  purchaseRequired: () => 'Give a purchase.',
});
