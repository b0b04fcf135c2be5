// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database as device } from '../../../device/database.ts';
import { recordAnswer } from '../../study/index.ts';
import { readIndex, readQuestions, searchPacks } from '../content/index.ts';
import { FakeServer, noise, rowOf, subjectFiles } from '../testing/fake-server.ts';
import { database } from './database.ts';
import { addPack, goOn } from './downloads.ts';
import { resume } from './updates.ts';

const offered = { id: 'ANAT', kind: 'SUBJECT', title: 'Anatomy', questions: 100, bytes: 0 } as const;
const rows = Array.from({ length: 100 }, (_, index) => rowOf(String(index)));
const corrected = rows.map((row) =>
  row._id === '42'
    ? rowOf('42', {
        options: row.options.map((option) => ({ ...option, correct: option.key === 'B' })),
        notice: { kind: 'KEY_CORRECTED', on: '2026-11-20' },
      })
    : row,
);

let server: FakeServer;
const pass = () => goOn(async () => server.key);
const stored = async () => (await database.packs.get(['', 'ANAT']))!;
const later = async () => {
  await database.packs.update(['', 'ANAT'], { checkedAt: 0 });
  await pass();
};

beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.publish('ANAT', 'v1', subjectFiles(rows));
  await addPack({ ...offered, manifest: '/packs/ANAT/manifest' });
  await pass();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(device.tables.map((table) => table.clear()));
});

it('an update fetches what is new, drops what is old, and marks answers by the corrected key', async () => {
  const [question] = await readQuestions('ANAT', ['42']);
  const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: '2024', place: 1 };
  const times = { readingSince: Date.now(), answeredAt: Date.now(), changes: 0 };
  await recordAnswer({ question: question!, shelf, answer: { sba: 'B' }, ...times });
  server.sent.clear();
  server.publish('ANAT', 'v2', subjectFiles(corrected));
  await later();
  expect(server.sent.size).toBe(1);
  expect(await stored()).toMatchObject({ state: 'READY', version: 'v2' });
  const hashes = (await database.packFiles.toArray()).map(({ sha256 }) => sha256);
  expect(hashes.toSorted()).toEqual(
    server
      .filesOf('ANAT')
      .map(({ sha256 }) => sha256)
      .toSorted(),
  );
  expect((await readQuestions('ANAT', ['42']))[0]).toMatchObject({ notice: { kind: 'KEY_CORRECTED' } });
  expect((await readIndex('ANAT'))!.corrected).toEqual(['42']);
  const record = await device.table('records').get(['', '42']);
  expect(record).toMatchObject({ last: { outcome: 'RIGHT' }, remarkedFrom: 'WRONG', keyCorrectedOn: '2026-11-20' });
});

it('until all of an update is here, the former version is read', async () => {
  server.publish('ANAT', 'v2', subjectFiles(corrected, 20, ['pic-1']));
  server.bytesLeft = 600;
  await expect(later()).rejects.toThrow('network error');
  expect((await stored()).version).toBe('v1');
  expect((await readQuestions('ANAT', ['42']))[0]!.notice).toBeNull();
  server.bytesLeft = Infinity;
  await pass();
  expect((await stored()).version).toBe('v2');
  expect(await database.packFiles.count()).toBe(server.filesOf('ANAT').length);
});

it('a large update waits for the reader, or for a line that costs nothing', async () => {
  const large = [...subjectFiles(rows), { kind: 'PICTURE' as const, name: 'pic', body: noise('pic', 200_000) }];
  const larger = [...large, { kind: 'PICTURE' as const, name: 'more', body: noise('more', 200_000) }];
  server.publish('ANAT', 'v2', larger);
  await later();
  expect(await stored()).toMatchObject({ state: 'READY', version: 'v1', pending: { version: 'v2' } });
  await resume('', 'ANAT');
  await pass();
  expect(await stored()).toMatchObject({ state: 'READY', version: 'v2' });
  server.publish('ANAT', 'v3', large);
  await later();
  expect(await stored()).toMatchObject({ version: 'v3' });
  expect(await database.packFiles.count()).toBe(large.length);
});

it('finds questions by words of all their texts, folded as on the server', async () => {
  const [row] = rows;
  const dengue = rowOf('900', { stem: '<p>ডেঙ্গু: which arteries are <strong>in</strong>volved?</p>', topic: 'Fever' });
  server.publish('ANAT', 'v2', subjectFiles([row!, dengue]));
  await later();
  const found = async (text: string) => (await searchPacks(text, 5)).map(({ id }) => id);
  expect(await found('ডেংগু')).toEqual(['900']);
  expect(await found('artery involved')).toEqual(['900']);
  expect(await found('axilary')).toHaveLength(2);
  expect(await found('ANAT-900')).toContain('900');
  expect(await found('kidney')).toEqual([]);
  expect((await searchPacks('fever', 5))[0]).toMatchObject({ kind: 'SBA', pack: 'ANAT', topic: 'Fever' });
});
