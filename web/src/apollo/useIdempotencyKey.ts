import { useRef } from 'react';

/**
 * The context of a mutation that may be sent twice, by a double click or after an answer that did not come: the same key
 * goes with the same values, and the server does it once.
 */
export function useIdempotencyKey() {
  const last = useRef({ values: '', key: '' });
  return (values: unknown) => {
    const text = JSON.stringify(values);
    // Not randomUUID, which a page without https has not.
    if (last.current.values !== text) {
      last.current = { values: text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
    }
    return { headers: { 'idempotency-key': last.current.key } };
  };
}
