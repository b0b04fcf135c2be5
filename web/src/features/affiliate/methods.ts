import type { WithdrawalMethod } from './affiliate-record.generated.ts';
import { t } from './messages/index.ts';

const NAMES = {
  BKASH: 'affiliate.bkash',
  NOGOD: 'affiliate.nogod',
  ROCKET: 'affiliate.rocket',
} as const satisfies Record<WithdrawalMethod, string>;

export const methodName = (method: WithdrawalMethod) => t(NAMES[method]);

/** The methods to choose from (specification 5). */
export const CHOICES = ['BKASH', 'NOGOD'] as const satisfies WithdrawalMethod[];
export const ACCOUNT_DIGITS = 11;

export const onlyDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, ACCOUNT_DIGITS);

/** Shows the last three digits, because others may see the screen. */
export const masked = (accountNumber: string) =>
  '•'.repeat(Math.max(0, accountNumber.length - 3)) + accountNumber.slice(-3);
