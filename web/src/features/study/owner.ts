import { readStored, store } from '../../components/storage.ts';
import { currentSession } from '../../session/index.ts';

const KEY = 'study-record';
const listeners = new Set<() => void>();

/** Whether this device has a record of anybody. */
export const hasDeviceRecord = () => readStored('localStorage', KEY) !== null;

export function noteDeviceRecord() {
  if (hasDeviceRecord()) return;
  store('localStorage', KEY, '1');
  listeners.forEach((listener) => listener());
}

export function subscribeToDeviceRecord(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The reader's user id; empty for a visitor. */
export const currentOwner = () => currentSession()?.user_id ?? '';
