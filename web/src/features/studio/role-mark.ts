import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../components/storage.ts';
import { currentSession, subscribeToSession } from '../../session/index.ts';

const KEY = 'studio';
const listeners = new Set<() => void>();

/** Whether the account was last seen with a role: decides what the menu shows, never what is allowed. */
const hasRole = () => {
  const user = currentSession()?.user_id;
  return user !== undefined && readStored('localStorage', KEY) === user;
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  const unsubscribe = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** False on the server and during hydration. */
export const useHasRole = () => useSyncExternalStore(subscribe, hasRole, () => false);

export function noteRole(userId: string, mayEnter: boolean) {
  const marked = readStored('localStorage', KEY);
  if (mayEnter ? marked === userId : marked !== userId) return;
  store('localStorage', KEY, mayEnter ? userId : null);
  listeners.forEach((listener) => listener());
}
