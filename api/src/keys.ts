import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A key of its own for each purpose, from the one secret that the program holds. */
export const deriveKey = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `med-api ${purpose}`, KEY_BYTES));

// How a secret that a first start made, which is no text, is given to another place.
const AS_BYTES = 'base64url:';

/** The bytes of a secret from the environment. */
export const secretBytes = (given: string): Uint8Array =>
  given.startsWith(AS_BYTES) ? Buffer.from(given.slice(AS_BYTES.length), 'base64url') : Buffer.from(given);
