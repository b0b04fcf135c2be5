import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, record size, and the length of the sender's key. */
const HEADER_BYTES = SALT_BYTES + 5;

export type BrowserKeys = { pair: ECDH; auth: Buffer };

export function createBrowserKeys(auth: Buffer): BrowserKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth };
}

const hkdf = (salt: Uint8Array, key: Uint8Array, info: Uint8Array, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** RFC 8291 with one record of RFC 8188, written from their texts and not with the library that encrypts. */
export function decrypt(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const recordSize = body.readUInt32BE(SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength);
  const record = body.subarray(HEADER_BYTES + keyLength);
  if (record.length > recordSize) throw new Error('There is more than one record.');

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const inputKey = hkdf(auth, pair.computeSecret(senderKey), info, 32);
  const key = hkdf(salt, inputKey, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, inputKey, Buffer.from('Content-Encoding: nonce\0'), 12);

  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([opener.update(record.subarray(0, -TAG_BYTES)), opener.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong.');
  return padded.subarray(0, end).toString('utf8');
}
