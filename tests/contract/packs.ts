import { expect } from 'vitest';
import { queryData } from '../testkit/graphql.ts';

const BUILT_WITHIN_MS = 30_000;

/** Downloads a file of a pack as a visitor, once the api has built it. Returns the statuses. */
export async function walkThroughPacks(url: string): Promise<number[]> {
  const readPath = async () => {
    const { packs } = await queryData<{ packs: { id: string; manifest: string }[] }>(url, '{ packs { id manifest } }');
    return packs.find(({ id }) => id === 'RX_AID')?.manifest;
  };
  await expect.poll(readPath, { timeout: BUILT_WITHIN_MS }).toBeDefined();
  const manifest = await fetch(`${url}${await readPath()}`);
  const { files } = (await manifest.json()) as { files: { path: string }[] };
  const file = await fetch(`${url}${files[0]!.path}`);
  await file.arrayBuffer();
  return [manifest.status, file.status];
}
