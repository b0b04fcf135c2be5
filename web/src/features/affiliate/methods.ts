import type { WithdrawalMethod } from './affiliate-record.generated.ts';

/** What the services are called. */
export const METHODS = { BKASH: 'Bkash', NOGOD: 'Nogod', ROCKET: 'Rocket' } satisfies Record<WithdrawalMethod, string>;
/** Those that earnings can be sent to from here (specification 5). */
export const CHOICES = ['BKASH', 'NOGOD'] as const satisfies WithdrawalMethod[];
export const ACCOUNT_DIGITS = 11;

export const onlyDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, ACCOUNT_DIGITS);

/** The last three digits, for others who see the screen too. */
export const masked = (accountNumber: string) =>
  '•'.repeat(Math.max(0, accountNumber.length - 3)) + accountNumber.slice(-3);
