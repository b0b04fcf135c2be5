import { sql } from 'drizzle-orm';
import { verify, createPublicKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { packs } from '../../../db/schema.ts';
import { createLogger } from '../../../logger.ts';
import type { TestApi } from '../../../testing/index.ts';
import { buildPacks } from '../build/build.ts';

export type Manifest = {
  pack: string;
  version: string;
  isPaid: boolean;
  validUntil: string;
  files: { path: string; sha256: string; bytes: number; kind: string; name: string }[];
};

/** As the job does once an editor has been quiet for a while. */
export async function buildNow({ db, options }: TestApi): Promise<void> {
  await db.update(packs).set({ builtAt: sql`now() - interval '1 hour'` });
  await buildPacks({ db, files: options.files, logger: createLogger('silent') });
}

/** Throws if its signature is not that of the api's key. */
export async function readManifest(api: TestApi, id: string, token?: string): Promise<Manifest> {
  const { body: list } = await api.get<{ key: string }>('/packs');
  const response = await fetch(`${api.url}/packs/${id}/manifest`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const key = createPublicKey({ key: Buffer.from(list.key, 'base64'), format: 'der', type: 'spki' });
  const signature = Buffer.from(response.headers.get('x-signature') ?? '', 'base64');
  if (!verify(null, body, key, signature)) throw new Error(`signature of ${id}: ${response.status} ${body.toString()}`);
  return JSON.parse(body.toString()) as Manifest;
}

/** The bytes of a file as it is transferred. */
export async function readFile(api: TestApi, path: string, token?: string): Promise<Buffer> {
  const response = await fetch(`${api.url}${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

export const unpack = (bytes: Buffer): unknown => JSON.parse(gunzipSync(bytes).toString());
