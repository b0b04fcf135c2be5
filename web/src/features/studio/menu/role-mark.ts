import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../components/storage.ts';
import { currentSession, subscribeToSession } from '../../../session/index.ts';

const KEY = 'studio';
const listeners = new Set<() => void>();

const markOf = (userId: string, mayEnter: boolean) => `${mayEnter ? '+' : '-'}${userId}`;

/** Whether the account was last seen with a role; undefined where nobody has asked. */
function readMark() {
  const user = currentSession()?.user_id;
  const mark = readStored('localStorage', KEY);
  if (user === undefined) return false;
  return mark === markOf(user, true) || (mark === markOf(user, false) ? false : undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const unsubscribe = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Decides what the menu shows, never what is allowed. */
export const useRoleMark = () => useSyncExternalStore(subscribe, readMark, () => false);

export function noteRole(userId: string, mayEnter: boolean) {
  store('localStorage', KEY, markOf(userId, mayEnter));
  listeners.forEach((listener) => listener());
}
