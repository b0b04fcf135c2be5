import type { Schemas } from 'schema/rest/bodies.ts';
import type { User } from './store.ts';

const SHOWN = 3;

export const lastDigits = (accountNumber: string) => accountNumber.slice(-SHOWN);

/** A payout account as its owner sees it, masked because a token may be stolen. */
export function shownAccount({
  preferred_method = '',
  account_number: number = '',
}: User['withdrawal']): Schemas['PayoutAccount'] {
  return {
    preferred_method: preferred_method as Schemas['PayoutAccount']['preferred_method'],
    account_number: number && lastDigits(number).padStart(number.length, '*'),
  };
}
