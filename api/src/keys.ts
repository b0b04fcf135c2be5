import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A key of its own for each purpose, from the one secret that the program holds. */
export const deriveKey = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `med-api ${purpose}`, KEY_BYTES));
