import { LRUCache } from 'lru-cache';

const MAX_READERS = 20_000;
const MAX_TOKEN_CHARACTERS = 16 * 1024 * 1024;
const MAX_AGE_MS = 10_000;

/**
 * Whether a token's reader had access when the upstream was last asked, at most ten seconds ago. Says how things look:
 * which tabs are locked. What opens is decided by the upstream each time.
 */
export function knownAccess({ now = () => performance.now() }: { now?: (() => number) | undefined } = {}) {
  const readers = new LRUCache<string, boolean>({
    max: MAX_READERS,
    maxSize: MAX_TOKEN_CHARACTERS,
    sizeCalculation: (_isFull, token) => token.length,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** Call it with what the upstream has answered to this very token. */
    note: (token: string, isFull: boolean) => void readers.set(token, isFull),
    find: (token: string): boolean | undefined => readers.get(token),
    clear: () => readers.clear(),
  };
}

export type KnownAccess = ReturnType<typeof knownAccess>;
