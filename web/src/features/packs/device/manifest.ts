import { verifyAsync } from '@noble/ed25519';
import { z } from 'zod/mini';
import { fromBase64, toHex } from '../../../device/encoding.ts';
import type { PackFile } from './rows.ts';
import { MAX_FILE_BYTES, MAX_MANIFEST_BYTES, transfer, TransferError } from './transfer.ts';

const KINDS = ['INDEX', 'QUESTIONS', 'ARTICLES', 'PICTURE'] as const;

const file = z.object({
  // Of this server: the reader's token goes with it.
  path: z.string().check(z.regex(/^\/(?!\/)[\w/.-]+$/)),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
  bytes: z.int().check(z.positive(), z.maximum(MAX_FILE_BYTES)),
  kind: z.string(),
  name: z.string(),
});

const manifest = z.object({
  pack: z.string(),
  version: z.string().check(z.minLength(1)),
  validUntil: z.string(),
  isPaid: z.boolean(),
  files: z.array(file),
});

export type Manifest = Omit<z.infer<typeof manifest>, 'files'> & { files: PackFile[] };

// Before the 32 bytes of an Ed25519 key in SPKI (RFC 8410).
const SPKI_PREFIX = '302a300506032b6570032100';
const KEY_BYTES = 32;

/** Not by WebCrypto, which has no Ed25519 in most of the browsers that we support. */
async function isSigned(body: Uint8Array, signature: string, spki: string): Promise<boolean> {
  try {
    const der = fromBase64(spki);
    if (toHex(der.subarray(0, -KEY_BYTES)) !== SPKI_PREFIX) return false;
    return await verifyAsync(fromBase64(signature), body, der.subarray(-KEY_BYTES));
  } catch {
    return false;
  }
}

/** A pack's manifest, if the server has signed it. */
export async function fetchManifest(id: string, path: string, spki: string): Promise<Manifest> {
  const { headers, bytes } = await transfer(path, MAX_MANIFEST_BYTES);
  const body = new Uint8Array(bytes);
  if (!(await isSigned(body, headers.get('x-signature') ?? '', spki))) {
    throw new TransferError(`The manifest of ${id} is not signed`, 'WRONG');
  }
  const found = manifest.safeParse(JSON.parse(new TextDecoder().decode(body)));
  if (!found.success || found.data.pack !== id) throw new TransferError(`The manifest of ${id} is wrong`, 'WRONG');
  return { ...found.data, files: found.data.files.filter(isFile) };
}

/** A later server may have other kinds, which this version cannot read. */
const isFile = (one: { kind: string }): one is PackFile => (KINDS as readonly string[]).includes(one.kind);
