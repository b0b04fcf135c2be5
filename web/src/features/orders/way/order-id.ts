import { readStored, store } from '../../../components/storage.ts';

const KEY = 'order-id';
const BYTES = 16;

// Pages without https have no randomUUID.
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same id for the same choice until the server has answered, over a reload too. */
export function orderIdFor(choice: object): string {
  const text = JSON.stringify(choice);
  const kept = JSON.parse(readStored('sessionStorage', KEY) ?? 'null') as { text: string; id: string } | null;
  if (kept?.text === text) return kept.id;
  const id = newId();
  store('sessionStorage', KEY, JSON.stringify({ text, id }));
  return id;
}

export const forgetOrderId = () => store('sessionStorage', KEY, null);
