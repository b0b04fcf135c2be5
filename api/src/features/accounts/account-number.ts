import type { User } from './store.ts';

const SHOWN = 3;

/** As much of a payout account's number as an answer, a mail or a notification may hold. */
export const lastDigits = (accountNumber: string) => accountNumber.slice(-SHOWN);

/** A payout account as its owner is shown it: whoever has stolen a token learns no number. Empty until it is set. */
export function shownAccount({ preferred_method = '', account_number: number = '' }: User['withdrawal']) {
  return {
    preferred_method,
    account_number: number && lastDigits(number).padStart(number.length, '*'),
  };
}
