import { store, readStored } from '../../components/storage.ts';

const MAX_IDS = 500;
const MAX_LENGTH = 100;

// Anybody can write to storage.
function parse(json: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    if (!Array.isArray(list)) return new Set();
    const ids = list.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_LENGTH);
    return new Set(ids.slice(-MAX_IDS));
  } catch {
    return new Set();
  }
}

type StoredIds = {
  /** Returns the same set until it changes, in this tab or another. */
  current: () => ReadonlySet<string>;
  /** Drops the oldest beyond 500. */
  add: (more: Iterable<string>) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

function storedIds(key: string): StoredIds {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let ids: ReadonlySet<string> = new Set();
  const current = () => {
    const now = readStored('localStorage', key);
    if (now !== text) {
      text = now;
      ids = parse(now);
    }
    return ids;
  };
  const write = (next: readonly string[] | null) => {
    store('localStorage', key, next && JSON.stringify(next.slice(-MAX_IDS)));
    listeners.forEach((listener) => listener());
  };
  return {
    current,
    add: (more: Iterable<string>) => write([...new Set([...current(), ...more])]),
    clear: () => write(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

// session.ts clears both when the session ends.
/** Read in this browser, whether or not the server knows (specification 4). */
export const readIds = storedIds('read-notifications');
/** Hidden in this browser; the server keeps them. */
export const clearedIds = storedIds('cleared-notifications');
