import type { Limit, RateLimits } from '../http/rate-limits.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

// Whole colleges and mobile networks share one address: limits by address alone are wide, and sign-ins that
// succeed do not count.
const LOG_IN_PAIR: Limit = { name: 'login-pair', points: 5, seconds: 10 * MINUTE_S };
const LOG_IN_PAIR_DAY: Limit = { name: 'login-pair-day', points: 40, seconds: DAY_S };
const LOG_IN_ADDRESS: Limit = { name: 'login-address', points: 100, seconds: 15 * MINUTE_S };
const LOG_IN_ACCOUNT: Limit = { name: 'login-account', points: 50, seconds: HOUR_S };

const SIGN_UP_ADDRESS: Limit = { name: 'signup-address', points: 60, seconds: HOUR_S };
const SIGN_UP_EMAIL: Limit = { name: 'signup-email', points: 5, seconds: HOUR_S };
const SIGN_UP_TAKEN: Limit = { name: 'signup-taken', points: 30, seconds: HOUR_S };

const RESET_REQUEST_ADDRESS: Limit = { name: 'reset-request-address', points: 30, seconds: HOUR_S };
const RESET_REQUEST_UNKNOWN: Limit = { name: 'reset-request-unknown', points: 15, seconds: HOUR_S };
/** Five codes of five tries: 25 guesses a day at one in a million. */
const RESET_REQUEST_ACCOUNT: Limit = { name: 'reset-request-account', points: 5, seconds: DAY_S };

const RESET_ADDRESS: Limit = { name: 'reset-address', points: 30, seconds: HOUR_S };
const RESET_ACCOUNT: Limit = { name: 'reset-account', points: 30, seconds: HOUR_S };
/** One guess at each of many accounts passes every other limit. */
const RESET_EVERYBODY: Limit = { name: 'reset-everybody', points: 500, seconds: HOUR_S };

const GOOGLE_ADDRESS: Limit = { name: 'google-address', points: 300, seconds: HOUR_S };
const GOOGLE_STATE: Limit = { name: 'google-state', points: 1, seconds: HOUR_S };
const EXCHANGE_ADDRESS: Limit = { name: 'exchange-address', points: 300, seconds: HOUR_S };
const PROFILE: Limit = { name: 'profile', points: 120, seconds: HOUR_S };

/** What each account call may cost whom. Each throws 429 with Retry-After. */
export function accountLimits(limits: RateLimits) {
  return {
    /**
     * A try at a password, counted before it is checked. Nobody is locked out: once the whole account has seen too many
     * failures, an address that has not tried yet has one try instead of five.
     */
    async logIn(address: string, email: string) {
      const pair = `${address} ${email}`;
      await limits.spend(LOG_IN_ADDRESS, address);
      const cost = (await limits.holds(LOG_IN_ACCOUNT, email)) ? 1 : LOG_IN_PAIR.points;
      await limits.spend(LOG_IN_PAIR, pair, cost);
      await limits.spend(LOG_IN_PAIR_DAY, pair);
      return {
        /** The try was no failure: it was right, or was not looked at. */
        async forgive() {
          // At once: each waits for its turn where the machine is busy.
          await Promise.all([
            limits.giveBack(LOG_IN_ADDRESS, address),
            limits.giveBack(LOG_IN_ACCOUNT, email),
            limits.giveBack(LOG_IN_PAIR, pair, cost),
            limits.giveBack(LOG_IN_PAIR_DAY, pair),
          ]);
        },
      };
    },

    async signUp(address: string, email: string) {
      await limits.refuseIfSpent(SIGN_UP_TAKEN, address);
      await limits.spend(SIGN_UP_ADDRESS, address);
      await limits.spend(SIGN_UP_EMAIL, email);
      return { wasTaken: () => limits.spend(SIGN_UP_TAKEN, address) };
    },

    async resetRequest(address: string, email: string) {
      await limits.refuseIfSpent(RESET_REQUEST_UNKNOWN, address);
      await limits.spend(RESET_REQUEST_ADDRESS, address);
      await limits.spend(RESET_REQUEST_ACCOUNT, email);
      return { wasUnknown: () => limits.spend(RESET_REQUEST_UNKNOWN, address) };
    },

    async reset(address: string, email: string) {
      await limits.refuseIfSpent(RESET_EVERYBODY, '');
      await limits.spend(RESET_ADDRESS, address);
      await limits.spend(RESET_ACCOUNT, email);
      return {
        failed: () => limits.spend(RESET_EVERYBODY, ''),
        async forgive() {
          await limits.giveBack(RESET_ADDRESS, address);
          await limits.giveBack(RESET_ACCOUNT, email);
        },
      };
    },

    google: (address: string) => limits.spend(GOOGLE_ADDRESS, address),
    /** Whether a state comes back for the first time. */
    isFirstReturn: (state: string) => limits.holds(GOOGLE_STATE, state),
    exchange: (address: string) => limits.spend(EXCHANGE_ADDRESS, address),
    profile: (userId: string) => limits.spend(PROFILE, userId),
  };
}
