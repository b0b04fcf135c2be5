import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../components/storage.ts';
import { currentSession } from '../../session/index.ts';

const KEY = 'study-record';
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** Whether this device has a record of any reader. */
export const hasDeviceRecord = () => readStored('localStorage', KEY) !== null;

/** False on the server and during hydration. */
export const useDeviceRecord = () => useSyncExternalStore(subscribeToDeviceRecord, hasDeviceRecord, () => false);

export function noteDeviceRecord() {
  if (hasDeviceRecord()) return;
  store('localStorage', KEY, '1');
  notifyListeners();
}

export function forgetDeviceRecord() {
  store('localStorage', KEY, null);
  notifyListeners();
}

export function subscribeToDeviceRecord(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The reader's user id; empty for a visitor. */
export const currentOwner = () => currentSession()?.user_id ?? '';
