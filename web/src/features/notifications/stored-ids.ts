import { store, stored } from '../../components/storage.ts';

// Five times what the API lists.
const MAX_IDS = 500;
const MAX_LENGTH = 100;

/** Anybody can write to storage: what is no list of short texts is none. */
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
  /** The same set for as long as nothing has changed, in this tab or another. */
  current: () => ReadonlySet<string>;
  /** The latest added last; past 500 the first go. */
  add: (more: Iterable<string>) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

function storedIds(key: string): StoredIds {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let ids: ReadonlySet<string> = new Set();
  const current = () => {
    const now = stored('localStorage', key);
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

// session.ts forgets both with their user.
/** What was read here, whether or not the server could be told (specification 4). */
export const readIds = storedIds('read-notifications');
/** What was cleared here: the server keeps it, and this browser shows it no more. */
export const clearedIds = storedIds('cleared-notifications');
