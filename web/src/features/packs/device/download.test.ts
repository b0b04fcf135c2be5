// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database as device } from '../../../device/database.ts';
import { listReadyPacks, readIndex, readQuestions } from '../content/index.ts';
import { FakeServer, noise, rowOf, subjectFiles } from '../testing/fake-server.ts';
import { database } from './database.ts';
import { addPack, goOn, pausePack } from './downloads.ts';
import { missingFiles } from './packs.ts';
import { resume } from './updates.ts';

const ANAT = { id: 'ANAT', kind: 'SUBJECT', title: 'Anatomy', questions: 60, bytes: 0 } as const;
const offered = { ...ANAT, manifest: '/packs/ANAT/manifest' };
const rows = Array.from({ length: 60 }, (_, index) => rowOf(String(index)));
const ids = rows.map(({ _id }) => _id);

let server: FakeServer;
const pass = () => goOn(async () => server.key);
const stored = async () => (await database.packs.get(['', 'ANAT']))!;
const states = async () => (await database.packs.toArray()).map(({ state }) => state);

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(device.tables.map((table) => table.clear()));
});

it('a subject is downloaded, sealed under a key that cannot be exported, and can be read', async () => {
  server.publish('ANAT', 'v1', subjectFiles(rows, 20, ['pic-1']));
  await addPack(offered);
  await pass();
  expect(await stored()).toMatchObject({ state: 'READY', version: 'v1', isPaid: true, bytes: server.bytesOf('ANAT') });
  expect(server.totalSent).toBe(server.bytesOf('ANAT'));
  expect(await listReadyPacks()).toMatchObject([{ id: 'ANAT', title: 'Anatomy' }]);
  expect((await readQuestions('ANAT', ['59', 'none', '3'])).map(({ id }) => id)).toEqual(['59', '3']);
  expect((await readIndex('ANAT'))!.lists[0]!.questions).toHaveLength(60);
  const [sealing] = await database.packKeys.toArray();
  await expect(crypto.subtle.exportKey('raw', sealing!.key)).rejects.toThrow('not extractable');
  const files = await database.packFiles.toArray();
  const questions = await database.packQuestions.toArray();
  expect(questions).toHaveLength(60);
  const sealed = [...questions, ...files.filter(({ kind }) => kind !== 'QUESTIONS')];
  const isPlain = ({ bytes }: { bytes: ArrayBuffer }) =>
    /Which nerve|\x1f\x8b\x08/.test(Buffer.from(bytes).toString('latin1'));
  expect(sealed.filter((one) => !one.iv || isPlain(one))).toEqual([]);
  expect(files.find(({ kind }) => kind === 'PICTURE')!.publicId).toBe('pic-1');
});

it('RX Aid, which is open to anybody, is stored as it is', async () => {
  server.publish('RX_AID', 'v1', [{ kind: 'PICTURE', name: 'banner', body: noise('banner', 500) }], { isPaid: false });
  await addPack({ ...offered, id: 'RX_AID', kind: 'RX_AID', manifest: '/packs/RX_AID/manifest' });
  await pass();
  expect(Buffer.from((await database.packFiles.toArray())[0]!.bytes)).toEqual(noise('banner', 500));
  expect(await database.packKeys.count()).toBe(0);
});

it('whatever interrupts it, each interruption costs at most one file of 256 kB', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 262_144 }), { minLength: 1, maxLength: 10 });
  const points = fc.array(fc.integer({ min: 1, max: 600_000 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(sizes, points, async (bytes, cuts) => {
      await Promise.all(device.tables.map((table) => table.clear()));
      server = new FakeServer();
      vi.stubGlobal('fetch', server.fetch);
      const pictures = bytes.map((size, at) => ({ name: `p-${at}`, body: noise(`p-${at}`, size) }));
      const files = [
        ...subjectFiles(rows.slice(0, 4)),
        ...pictures.map((one) => ({ kind: 'PICTURE' as const, ...one })),
      ];
      server.publish('ANAT', 'v1', files);
      await addPack(offered);
      let interruptions = 0;
      for (const cut of cuts) {
        server.bytesLeft = cut;
        const isCut = await pass().then(
          () => false,
          () => true,
        );
        if (isCut) interruptions += 1;
        const again = server.totalSent - server.bytesOf('ANAT') + missing(await missingFiles(await stored()));
        expect(again).toBeLessThanOrEqual(interruptions * 262_144);
      }
      server.bytesLeft = Infinity;
      await pass();
      expect(await states()).toEqual(['READY']);
      expect(server.totalSent - server.bytesOf('ANAT')).toBeLessThanOrEqual(interruptions * 262_144);
    }),
    { numRuns: 15 },
  );
});

const missing = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

it('small files come two at a time, never more', async () => {
  let most = 0;
  const running = new Set<string>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.includes('/f/')) running.add(path);
    most = Math.max(most, running.size);
    const response = await server.fetch(path, init);
    const bytes = await response.arrayBuffer();
    running.delete(path);
    return new Response(bytes, response);
  });
  server.publish('ANAT', 'v1', subjectFiles(rows));
  await addPack(offered);
  await pass();
  expect(most).toBe(2);
});

it('a file with one wrong bit is refused and fetched again, and reported after three times; the rest can be read', async () => {
  server.publish('ANAT', 'v1', subjectFiles(rows, 20, ['pic-1', 'pic-2']));
  const wrong = server.filesOf('ANAT').find(({ name }) => name === 'pic-1')!.sha256;
  let times = 1;
  server.corrupt = (body, sha256) => {
    if (sha256 !== wrong || times-- <= 0) return body;
    const copy = Buffer.from(body);
    copy[100]! ^= 1;
    return copy;
  };
  await addPack(offered);
  await pass();
  expect(await states()).toEqual(['READY']);
  expect(server.calls.filter((path) => path.endsWith(wrong))).toHaveLength(2);

  await database.packFiles.delete(['', wrong]);
  await database.packs.update(['', 'ANAT'], {
    state: 'DOWNLOADING',
    pending: { version: 'v1', files: server.filesOf('ANAT') },
  });
  times = Infinity;
  server.calls.length = 0;
  await pass();
  expect(await states()).toEqual(['BROKEN']);
  expect(server.calls.filter((path) => path.endsWith(wrong))).toHaveLength(3);
  expect(await database.packFiles.get(['', wrong])).toBeUndefined();
  expect(await readQuestions('ANAT', ids)).toHaveLength(60);
});

it('nothing is stored of a manifest that another key has signed', async () => {
  server.publish('ANAT', 'v1', subjectFiles(rows));
  await addPack(offered);
  await goOn(async () => new FakeServer().key);
  expect(await states()).toEqual(['BROKEN']);
  expect(await database.packFiles.count()).toBe(0);
});

it('on a full device the download stops cleanly, and what is there can be read', async () => {
  server.publish('ANAT', 'v1', subjectFiles(rows, 20, ['pic-1', 'pic-2', 'pic-3']));
  await addPack(offered);
  const refuse = (_key: unknown, { kind }: { kind: string }) => {
    if (kind === 'PICTURE') throw new DOMException('Full', 'QuotaExceededError');
  };
  database.packFiles.hook('creating', refuse);
  await pass();
  expect(await states()).toEqual(['FULL']);
  expect(missing(await missingFiles(await stored()))).toBe(120_000);
  expect(await readQuestions('ANAT', ids)).toHaveLength(60);
  database.packFiles.hook('creating').unsubscribe(refuse);
  await resume('', 'ANAT');
  await pass();
  expect(await states()).toEqual(['READY']);
});

it('a pause keeps what is there, and nothing of it is fetched again', async () => {
  server.publish('ANAT', 'v1', subjectFiles(rows, 20, ['pic-1', 'pic-2', 'pic-3', 'pic-4']));
  await addPack(offered);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (server.calls.length === 6) await pausePack(await stored());
    return server.fetch(path, init);
  });
  await pass();
  expect(await states()).toEqual(['PAUSED']);
  expect(await missingFiles(await stored())).not.toEqual([]);
  await resume('', 'ANAT');
  await pass();
  expect(server.totalSent).toBe(server.bytesOf('ANAT'));
});
