import { store, readStored } from '../components/storage.ts';

const KEY = 'device';
const MARK_BYTES = 16;
const MARK = /^[\da-f]{32}$/;

/** Context for a mutation that signs in: a header with this browser's random mark. */
export function withDevice() {
  const current = readStored('localStorage', KEY);
  const mark = current !== null && MARK.test(current) ? current : createMark();
  if (mark !== current) store('localStorage', KEY, mark);
  return { headers: { 'client-device': mark } };
}

const createMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(MARK_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
