import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { viewerKey } from './callers.ts';

const MAX_READERS = 50_000;
const MAX_AGE_MS = 600_000;

/** Tokens that the upstream has verified lately. Their user has a budget; other tokens could be made up. */
export function verifiedReaders() {
  const users = new LRUCache<string, string>({ max: MAX_READERS, ttl: MAX_AGE_MS });
  return {
    confirm: (token: string, userId: string): void =>
      void users.set(viewerKey(token), hash('sha256', `user ${userId}`, 'base64url')),
    keyOf: (tokenKey: string): string | undefined => users.get(tokenKey),
  };
}

export type VerifiedReaders = ReturnType<typeof verifiedReaders>;
