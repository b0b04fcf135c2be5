import { store, stored } from '../components/storage.ts';

const KEY = 'device';
const MARK_BYTES = 16;
const MARK = /^[\da-f]{32}$/;

/** The context of a mutation that signs in: a random mark of this browser, made once, goes with it. */
export function withDevice() {
  const known = stored('localStorage', KEY);
  const mark = known !== null && MARK.test(known) ? known : newMark();
  if (mark !== known) store('localStorage', KEY, mark);
  return { headers: { 'client-device': mark } };
}

const newMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(MARK_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
