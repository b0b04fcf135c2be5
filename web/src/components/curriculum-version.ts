import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

const KEY = 'curriculum';

// Nothing else than the reader's own tap on another page changes it.
const subscribe = () => () => {};

/** The version of the curriculum chosen on this device; null without a choice, on the server and until hydration is over. */
export const useChosenVersion = () =>
  useSyncExternalStore(
    subscribe,
    () => readStored('localStorage', KEY),
    () => null,
  );

export const chooseVersion = (version: string) => store('localStorage', KEY, version);
