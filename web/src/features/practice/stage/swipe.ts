import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../components/storage.ts';

const KEY = 'swipe';
const listeners = new Set<() => void>();

/** A setting of this device, on by default. */
export const isSwipeOn = () => readStored('localStorage', KEY) !== 'off';

export function turnSwipe(on: boolean) {
  store('localStorage', KEY, on ? null : 'off');
  listeners.forEach((listener) => listener());
}

export const useSwipeSetting = () => useSyncExternalStore(subscribe, isSwipeOn, () => true);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
