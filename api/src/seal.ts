import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(key: Uint8Array, text: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function unseal(key: Uint8Array, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  opener.setAuthTag(bytes.subarray(-TAG_BYTES));
  return opener.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + opener.final('utf8');
}
