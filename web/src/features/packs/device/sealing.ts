import { toHex } from '../../../device/encoding.ts';
import { database } from './database.ts';
import type { StoredFile, StoredPack } from './rows.ts';

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;
type Sealed = Pick<StoredFile, 'iv' | 'bytes'>;

const IV_BYTES = 12;

const createKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** The key of a paid pack, which is made with its first file and cannot be exported. Undefined for other packs. */
export async function keyOf({ owner, id, isPaid, validUntil }: StoredPack): Promise<CryptoKey | undefined> {
  if (!isPaid) return undefined;
  const stored = await database.packKeys.get([owner, id]);
  if (stored) return stored.key;
  const key = await createKey();
  // The first of two tabs wins.
  return database.transaction('rw', database.packKeys, async () => {
    const other = await database.packKeys.get([owner, id]);
    if (other) return other.key;
    await database.packKeys.add({ owner, pack: id, key, validUntil });
    return key;
  });
}

export async function seal(key: CryptoKey | undefined, bytes: ArrayBuffer): Promise<Sealed> {
  if (!key) return { bytes };
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

/** Undefined where it is sealed and there is no key. */
export async function unsealWith(key: CryptoKey | undefined, { iv, bytes }: Sealed): Promise<ArrayBuffer | undefined> {
  if (!iv) return bytes;
  return key && crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
}

/** A stored file as it was transferred. Undefined without the key that seals it. */
export async function openFile({ owner, pack, ...file }: StoredFile): Promise<ArrayBuffer | undefined> {
  const stored = file.iv && (await database.packKeys.get([owner, pack]));
  return unsealWith(stored?.key, file);
}

export async function sha256Of(bytes: Bytes): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The text of a file that was compressed by gzip. Not through a Blob, which the browser's other process holds. */
export function gunzip(bytes: ArrayBuffer): Promise<string> {
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  // A fault of the stream is thrown where it is read.
  for (const step of [writer.write(new Uint8Array(bytes)), writer.close()]) step.catch(() => {});
  return new Response(readable).text();
}
