import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { viewerKey } from './callers.ts';

const MAX_READERS = 50_000;
const TRUSTED_MS = 600_000;

/**
 * Tokens that the upstream has lately answered for, and whose they are. Their user has one budget over all of them,
 * besides that of the address; any other token could be made up, and brings none.
 */
export function verifiedReaders() {
  const users = new LRUCache<string, string>({ max: MAX_READERS, ttl: TRUSTED_MS });
  return {
    /** The upstream has taken the token for this user's. */
    confirm: (token: string, userId: string): void =>
      void users.set(viewerKey(token), hash('sha256', `user ${userId}`, 'base64url')),
    /** What the user of a token is counted by, found by the token's own key; undefined for one not verified. */
    keyOf: (tokenKey: string): string | undefined => users.get(tokenKey),
  };
}

export type VerifiedReaders = ReturnType<typeof verifiedReaders>;
