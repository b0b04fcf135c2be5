import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '../call-provider.ts';

const MINUTE_MS = 60_000;
/** bKash blocks the caller for an hour after a third call within one; a minute more for the difference of clocks. */
const MAX_CALLS = 2;
const CALLS_WITHIN_MS = 61 * MINUTE_MS;
/** A token lives for an hour. */
const RENEW_BEFORE_END_MS = 10 * MINUTE_MS;
const LEASE_MS = MINUTE_MS;
const POLL_MS = 250;

export type StoredToken = {
  /** Null after the provider refused it. */
  token: string | null;
  expiresAt: number;
  /** Until when one instance asks for a new one. */
  leaseUntil: number;
  /** When tokens were asked for. Counted before the call, so that one that is killed counts too. */
  calls: number[];
};

/** One token for all instances. */
export type TokenStore = {
  read: () => Promise<StoredToken | null>;
  /** Changes what is stored, one instance at a time; returns what `change` returned. */
  change: (change: (stored: StoredToken) => StoredToken | null) => Promise<StoredToken | null>;
};

export type Grant = () => Promise<{ token: string; livesMs: number }>;

type Options = { provider: string; store: TokenStore; grant: Grant; now: () => number };

export class SharedToken {
  readonly #options: Options;
  #renewal: Promise<string> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Throws `ProviderError` if there is none and none may be asked for. */
  async get(): Promise<string> {
    const { store, now } = this.#options;
    const stored = await store.read();
    if (stored?.token && stored.expiresAt - now() > RENEW_BEFORE_END_MS) return stored.token;
    this.#renewal ??= this.#renew().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  /** For a token that the provider no longer takes. */
  async drop(token: string): Promise<void> {
    await this.#options.store.change((stored) => (stored.token === token ? { ...stored, token: null } : null));
  }

  async #renew(): Promise<string> {
    const { store, now, provider } = this.#options;
    const giveUpAt = performance.now() + LEASE_MS;
    while (performance.now() < giveUpAt) {
      const leased = await store.change((stored) => takeLease(stored, now()));
      if (leased) return this.#grant();
      const stored = await store.read();
      // Another instance renews it, or the calls of this hour are used up: the old one still has ten minutes.
      if (stored?.token && stored.expiresAt > now()) return stored.token;
      if (!stored || stored.leaseUntil <= now()) throw new ProviderError(provider, 'token calls used up');
      await delay(POLL_MS);
    }
    throw new ProviderError(provider, 'no token');
  }

  async #grant(): Promise<string> {
    const { store, grant, now } = this.#options;
    try {
      const { token, livesMs } = await grant();
      await store.change((stored) => ({ ...stored, token, expiresAt: now() + livesMs, leaseUntil: 0 }));
      return token;
    } catch (error) {
      await store.change((stored) => ({ ...stored, leaseUntil: 0 }));
      throw error;
    }
  }
}

function takeLease(stored: StoredToken, now: number): StoredToken | null {
  const calls = stored.calls.filter((at) => at > now - CALLS_WITHIN_MS);
  const isFresh = stored.token !== null && stored.expiresAt - now > RENEW_BEFORE_END_MS;
  if (isFresh || stored.leaseUntil > now || calls.length >= MAX_CALLS) return null;
  return { ...stored, leaseUntil: now + LEASE_MS, calls: [...calls, now] };
}

export const NO_TOKEN: StoredToken = { token: null, expiresAt: 0, leaseUntil: 0, calls: [] };
