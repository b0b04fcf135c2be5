import type { WithdrawalMethod } from './affiliate-record.generated.ts';

/** Specification 5. */
export const METHODS = { BKASH: 'Bkash', NOGOD: 'Nogod' } satisfies Record<WithdrawalMethod, string>;
export const ACCOUNT_DIGITS = 11;

export const onlyDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, ACCOUNT_DIGITS);

/** The last three digits, for others who see the screen too. */
export const masked = (accountNumber: string) =>
  '•'.repeat(Math.max(0, accountNumber.length - 3)) + accountNumber.slice(-3);
