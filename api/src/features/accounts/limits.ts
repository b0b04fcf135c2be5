import { addressLimits } from '../../http/address-limits.ts';
import { isPrivate } from '../../http/client-address.ts';
import type { Limit, RateLimits } from '../../http/rate-limits.ts';
import { isAppCode } from './two-factor/two-factor.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

// Lecture halls and phones behind a NAT share an address, so its limits are wide: docs/accounts.md.
const LOG_IN_PAIR: Limit = { name: 'login-pair', points: 5, seconds: 10 * MINUTE_S };
const LOG_IN_PAIR_DAY: Limit = { name: 'login-pair-day', points: 40, seconds: DAY_S };
const LOG_IN_ADDRESS: Limit = { name: 'login-address', points: 300, seconds: 15 * MINUTE_S };
const LOG_IN_ACCOUNT: Limit = { name: 'login-account', points: 50, seconds: HOUR_S };

const LOGGED_IN_ADDRESS: Limit = { name: 'logged-in-address', points: 1_500, seconds: 15 * MINUTE_S };
const LOGGED_IN_ACCOUNT: Limit = { name: 'logged-in-account', points: 100, seconds: HOUR_S };

const SIGN_UP_ADDRESS: Limit = { name: 'signup-address', points: 300, seconds: HOUR_S };
const SIGN_UP_EMAIL: Limit = { name: 'signup-email', points: 5, seconds: HOUR_S };
/** Accounts beyond it are marked, not refused. */
const SIGN_UP_BULK: Limit = { name: 'signup-bulk', points: 30, seconds: DAY_S };
const SIGN_UP_TAKEN: Limit = { name: 'signup-taken', points: 100, seconds: HOUR_S };

const RESET_REQUEST_ADDRESS: Limit = { name: 'reset-request-address', points: 100, seconds: HOUR_S };
const RESET_REQUEST_UNKNOWN: Limit = { name: 'reset-request-unknown', points: 50, seconds: HOUR_S };
/** Allows 25 guesses a day at one in a million. */
const RESET_REQUEST_ACCOUNT: Limit = { name: 'reset-request-account', points: 5, seconds: DAY_S };

const RESET_ADDRESS: Limit = { name: 'reset-address', points: 30, seconds: HOUR_S };
const RESET_ACCOUNT: Limit = { name: 'reset-account', points: 30, seconds: HOUR_S };
/** One guess at each of many accounts would pass every other limit. */
const RESET_EVERYBODY: Limit = { name: 'reset-everybody', points: 500, seconds: HOUR_S };

/** Three of a million codes are right at a time: at most one guess in 8,000 days. */
const SECOND_STEP: Limit = { name: 'second-step', points: 10, seconds: HOUR_S };
const SECOND_STEP_DAY: Limit = { name: 'second-step-day', points: 40, seconds: DAY_S };

const GOOGLE_ADDRESS: Limit = { name: 'google-address', points: 600, seconds: HOUR_S };
const GOOGLE_STATE: Limit = { name: 'google-state', points: 1, seconds: HOUR_S };
const EXCHANGE_ADDRESS: Limit = { name: 'exchange-address', points: 600, seconds: HOUR_S };
// An unknown reference is a broken link or somebody searching for users.
const REFERRER_ADDRESS: Limit = { name: 'referrer-address', points: 1_500, seconds: HOUR_S };
const REFERRER_UNKNOWN: Limit = { name: 'referrer-unknown', points: 60, seconds: HOUR_S };
const PROFILE: Limit = { name: 'profile', points: 120, seconds: HOUR_S };

/** Nobody is locked out: after too many failures an address new to the account gets one attempt, instead of five. */
function logInLimit(limits: RateLimits) {
  const byAddress = addressLimits(limits);
  return async (address: string, email: string) => {
    const pair = `${address} ${email}`;
    await byAddress.refuseIfSpent(LOGGED_IN_ADDRESS, address);
    await limits.refuseIfSpent(LOGGED_IN_ACCOUNT, email);
    await byAddress.spend(LOG_IN_ADDRESS, address);
    const cost = (await limits.trySpend(LOG_IN_ACCOUNT, email)) ? 1 : LOG_IN_PAIR.points;
    await limits.spend(LOG_IN_PAIR, pair, cost);
    await limits.spend(LOG_IN_PAIR_DAY, pair);
    return {
      forgive,
      async succeeded() {
        await Promise.all([
          forgive(),
          byAddress.spend(LOGGED_IN_ADDRESS, address),
          limits.spend(LOGGED_IN_ACCOUNT, email),
        ]);
      },
    };

    async function forgive() {
      // In parallel, because each waits for the database.
      await Promise.all([
        byAddress.undoSpend(LOG_IN_ADDRESS, address),
        limits.undoSpend(LOG_IN_ACCOUNT, email),
        limits.undoSpend(LOG_IN_PAIR, pair, cost),
        limits.undoSpend(LOG_IN_PAIR_DAY, pair),
      ]);
    }
  };
}

export function accountLimits(limits: RateLimits) {
  const byAddress = addressLimits(limits);
  return {
    logIn: logInLimit(limits),

    async signUp(address: string, email: string) {
      await byAddress.refuseIfSpent(SIGN_UP_TAKEN, address);
      await byAddress.spend(SIGN_UP_ADDRESS, address);
      await limits.spend(SIGN_UP_EMAIL, email);
      const inBulk = !isPrivate(address) && !(await byAddress.trySpend(SIGN_UP_BULK, address));
      return { inBulk, wasTaken: () => byAddress.spend(SIGN_UP_TAKEN, address) };
    },

    async resetRequest(address: string, email: string) {
      await byAddress.refuseIfSpent(RESET_REQUEST_UNKNOWN, address);
      await byAddress.spend(RESET_REQUEST_ADDRESS, address);
      await limits.spend(RESET_REQUEST_ACCOUNT, email);
      return { wasUnknown: () => byAddress.spend(RESET_REQUEST_UNKNOWN, address) };
    },

    async reset(address: string, email: string) {
      await limits.refuseIfSpent(RESET_EVERYBODY, '');
      await byAddress.spend(RESET_ADDRESS, address);
      await limits.spend(RESET_ACCOUNT, email);
      return {
        failed: () => limits.spend(RESET_EVERYBODY, ''),
        async forgive() {
          await byAddress.undoSpend(RESET_ADDRESS, address);
          await limits.undoSpend(RESET_ACCOUNT, email);
        },
      };
    },

    /**
     * Counts a code of six digits unless `work` ends well. A recovery code cannot be guessed, and its owner must get in
     * while somebody guesses at the account.
     */
    async secondStep<Result>(user: number | undefined, code: string | undefined, work: () => Promise<Result>) {
      if (user === undefined || code === undefined || !isAppCode(code)) return work();
      const key = String(user);
      await limits.spend(SECOND_STEP, key);
      await limits.spend(SECOND_STEP_DAY, key);
      const result = await work();
      await Promise.all([limits.undoSpend(SECOND_STEP, key), limits.undoSpend(SECOND_STEP_DAY, key)]);
      return result;
    },

    /** Counted before the lookup, so that parallel requests cannot pass the limit. */
    async referrer(address: string) {
      await byAddress.spend(REFERRER_ADDRESS, address);
      await byAddress.spend(REFERRER_UNKNOWN, address);
      return { wasKnown: () => byAddress.undoSpend(REFERRER_UNKNOWN, address) };
    },

    google: (address: string) => byAddress.spend(GOOGLE_ADDRESS, address),
    isFirstReturn: (state: string) => limits.trySpend(GOOGLE_STATE, state),
    exchange: (address: string) => byAddress.spend(EXCHANGE_ADDRESS, address),
    profile: (userId: string) => limits.spend(PROFILE, userId),
  };
}
