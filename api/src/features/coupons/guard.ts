import { addressLimits } from '../../http/address-limits.ts';
import { ApiError } from '../../http/errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limits.ts';
import { refusals } from './error-messages.ts';

const HOUR_S = 3_600;
const WRONG_BY_ACCOUNT: Limit = { name: 'wrong-code-account', points: 20, seconds: HOUR_S };
// A lecture hall that shares an address enters a batch at once.
const WRONG_BY_ADDRESS: Limit = { name: 'wrong-code-address', points: 500, seconds: HOUR_S };

const NOT_VALID = refusals.notValid().id;

/** Runs what a code was sent for. Throws 429 after too many codes that do not exist. */
export async function guardCode<Result>(
  limits: RateLimits,
  { userId, address }: { userId: string; address: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const byAddress = addressLimits(limits);
  // Counted first, so that parallel guesses cannot pass the limits.
  await limits.spend(WRONG_BY_ACCOUNT, userId);
  await byAddress.spend(WRONG_BY_ADDRESS, address);
  const forgive = () =>
    Promise.all([limits.undoSpend(WRONG_BY_ACCOUNT, userId), byAddress.undoSpend(WRONG_BY_ADDRESS, address)]);
  try {
    const result = await work();
    await forgive();
    return result;
  } catch (error) {
    if (!(error instanceof ApiError && error.text.id === NOT_VALID)) await forgive();
    throw error;
  }
}
