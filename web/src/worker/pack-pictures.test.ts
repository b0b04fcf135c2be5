// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database as device } from '../device/database.ts';
import { addPack, goOn } from '../features/packs/device/downloads.ts';
import { FakeServer, noise, rowOf, subjectFiles } from '../features/packs/testing/fake-server.ts';
import { readPackPicture } from './pack-pictures.ts';

const DAY_MS = 86_400_000;
const read = (path: string) => readPackPicture(new URL(path, 'http://localhost:4000'));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28) });
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.publish('ANAT', 'v1', subjectFiles([rowOf('1')], 20, ['plexus/brachial 1']));
  const manifest = '/packs/ANAT/manifest';
  await addPack({ id: 'ANAT', kind: 'SUBJECT', title: 'Anatomy', questions: 1, bytes: 0, manifest });
  await goOn(async () => server.key);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(device.tables.map((table) => table.clear()));
});

it('a picture of a pack is unsealed, whichever size is asked for', async () => {
  const response = await read('/images/plexus/brachial%201?w=400');
  expect(response!.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await response!.arrayBuffer())).toEqual(noise('plexus/brachial 1', 40_000));
});

it.each(['/images/other?w=400', '/images/%E0%A4%A', '/graphql'])('%s is none', async (path) => {
  expect(await read(path)).toBeUndefined();
});

it('after the lease it is not read, even before anything has removed it', async () => {
  vi.setSystemTime(Date.now() + 30 * DAY_MS);
  expect(await read('/images/plexus/brachial%201')).toBeUndefined();
});

it('makes no database where there is none', async () => {
  await device.delete();
  expect(await read('/images/plexus/brachial%201')).toBeUndefined();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  await device.open();
});
