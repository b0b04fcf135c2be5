import { defineMessages, wordsOfStored } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type Account = { method: string; digits: string };

/** The mail about a new account for earnings. */
export const mailMessages = defineMessages('affiliate.mail', bangla.mailMessages, {
  accountChangedSubject: () => 'The account for your earnings was changed',
  accountChanged: ({ method, digits }: Account) =>
    `From now on your earnings are sent to ${method}, number ending in ${digits}.`,
  restoreAccount: ({ link }: { link: string }) =>
    `If that was not you, choose a new password at ${link}, which signs out every device, and set ` +
    'your own account again. Nothing is paid out within 24 hours of a change.',
});

type Shared = { what: string; user: string };

/** Why a commission, or a request to be paid, waits for an administrator. Those of a commission are stored as `toIssue` writes them. */
export const reviewMessages = defineMessages('affiliate.review', bangla.reviewMessages, {
  same: ({ what, user }: Shared) => `same ${what} as ${user}`,
  crossed: ({ what, user, other }: Shared & { other: string }) => `${what} is the ${other} of ${user}`,
  unverified: () => "the buyer's address is not verified",
  verifiedLate: () => 'the buyer verified the address after the purchase',
  noAccount: () => 'no account to pay to is set',
  accountIsNew: () => 'the account to pay to was changed less than 24 hours ago',
  accountIsUnproven: () => 'the account to pay to was set before the email address was verified',
  manySignUps: ({ people }: { people: number }) => `${people} sign-ups by the reference in one day`,
  purchase: ({ purchase, buyer, reasons }: { purchase: number; buyer: string; reasons: readonly string[] }) =>
    `purchase ${purchase} by ${buyer}: ${reasons.map(wordsOfStored).join('; ')}`,
  owes: ({ amount }: { amount: number }) => `owes Tk ${amount} for a commission that was taken back`,
});
