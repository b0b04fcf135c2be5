import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Derives one key per purpose from the program's secret. */
export const deriveKey = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `med-api ${purpose}`, KEY_BYTES));

// A secret generated on first start is binary: copied to another place, it is written with this prefix.
const BASE64_PREFIX = 'base64url:';

export const secretBytes = (secret: string): Uint8Array =>
  secret.startsWith(BASE64_PREFIX) ? Buffer.from(secret.slice(BASE64_PREFIX.length), 'base64url') : Buffer.from(secret);
