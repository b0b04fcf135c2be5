import { useRef } from 'react';

/** Context for a mutation that may be sent twice: the same values get the same key, and the server runs it once. */
export function useIdempotencyKey() {
  const last = useRef({ values: '', key: '' });
  return (values: unknown) => {
    const text = JSON.stringify(values);
    // Pages without https have no randomUUID.
    if (last.current.values !== text) {
      last.current = { values: text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
    }
    return { headers: { 'idempotency-key': last.current.key } };
  };
}
