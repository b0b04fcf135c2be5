// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database as device } from '../../../device/database.ts';
import { recordAnswer } from '../../study/index.ts';
import { removeSent } from '../../study/device/index.ts';
import { findQuestions, listReadyPacks, readQuestions } from '../content/index.ts';
import { FakeServer, rowOf, subjectFiles } from '../testing/fake-server.ts';
import { database } from './database.ts';
import { addPack, goOn } from './downloads.ts';
import { removeAccountsPacks } from './leases.ts';
import { removePack } from './packs.ts';

const OWNER = 'AMINA-1';
const DAY_MS = 86_400_000;
const offer = (id: string, title: string) =>
  ({ id, kind: 'SUBJECT', title, questions: 4, bytes: 0, manifest: `/packs/${id}/manifest` }) as const;
const rows = ['1', '2', '3', '4'].map((id) => rowOf(id));
const SENTENCE = 'Which nerve does question';

let server: FakeServer;
const pass = () => goOn(async () => server.key);

const logIn = (userId: string | null) => {
  const names = ['_id', 'name', 'medical_college', 'year', 'contact_number', 'email', 'profileImage'];
  const user = { ...Object.fromEntries(names.map((name) => [name, ''])), user_id: userId };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'root' && userId ? JSON.stringify({ version: 1, user }) : null),
    setItem: () => {},
    removeItem: () => {},
  });
};

const answer = async (id: string) => {
  const [question] = await findQuestions([id]);
  const now = Date.now();
  const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: '2024', place: 1 };
  await recordAnswer({
    question: question!,
    shelf,
    answer: { sba: 'A' },
    readingSince: now,
    answeredAt: now,
    changes: 0,
  });
};

/** Every sentence of the pack in any store, files as they would be read included. */
async function paidSentences(): Promise<string[]> {
  const found: string[] = [];
  for (const table of device.tables) {
    const text = JSON.stringify(await table.toArray());
    if (text.includes(SENTENCE) || text.includes('The reason of question')) found.push(table.name);
  }
  for (const table of [database.packFiles, database.packQuestions, database.packKeys]) {
    if ((await table.count()) > 0) found.push(table.name);
  }
  return found;
}
const answers = async () => (await device.table('attempts').toArray()).map(({ questionId }) => questionId);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28) });
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  logIn(OWNER);
  server.publish('ANAT', 'v1', subjectFiles(rows));
  await addPack(offer('ANAT', 'Anatomy'));
  await pass();
  await answer('2');
  await device
    .table('reviews')
    .put({ owner: OWNER, items: (await findQuestions(['3'])).map((question) => ({ question })) });
  const [asked] = await findQuestions(['4']);
  const items = [{ number: 1, asked, question: asked, locked: false, answer: { sba: 'A' } }];
  await device.table('papers').put({ id: 'p1', owner: OWNER, paper: { sections: [{ items }] }, changes: {} });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(device.tables.map((table) => table.clear()));
});

/** Nothing paid is left in any store, and what the reader did is. */
async function expectGone() {
  expect(await readQuestions('ANAT', ['1'])).toEqual([]);
  expect(await listReadyPacks()).toEqual([]);
  expect(await paidSentences()).toEqual([]);
  expect(await answers()).toEqual(['2']);
  expect(await device.table('papers').toArray()).toMatchObject([
    { paper: { sections: [{ items: [{ asked: { id: '4' }, question: null, locked: true, answer: { sba: 'A' } }] }] } },
  ]);
}

it('before its end everything can be read', async () => {
  vi.setSystemTime(Date.now() + 29 * DAY_MS);
  expect(await readQuestions('ANAT', ['1'])).toHaveLength(1);
  expect(await paidSentences()).toEqual(
    expect.arrayContaining(['records', 'reviews', 'papers', 'packFiles', 'packQuestions', 'packKeys']),
  );
});

it('after 30 days without the server no sentence is left, in the record and papers neither', async () => {
  vi.setSystemTime(Date.now() + 30 * DAY_MS);
  await expectGone();
});

it('what has ended leaves its name, and can be downloaded again', async () => {
  vi.setSystemTime(Date.now() + 30 * DAY_MS);
  await pass();
  expect(await database.packs.toArray()).toMatchObject([{ id: 'ANAT', title: 'Anatomy', state: 'ENDED', files: [] }]);
  server.calls.length = 0;
  await pass();
  expect(server.calls).toEqual([]);
  await addPack(offer('ANAT', 'Anatomy'));
  await pass();
  expect(await readQuestions('ANAT', ['1'])).toHaveLength(1);
});

it('a clock that is set back ends the lease, one that is put right by hours does not', async () => {
  vi.setSystemTime(Date.now() + 20 * DAY_MS);
  expect(await listReadyPacks()).toHaveLength(1);
  vi.setSystemTime(Date.now() - 12 * 3_600_000);
  expect(await listReadyPacks()).toHaveLength(1);
  vi.setSystemTime(Date.now() - 15 * DAY_MS);
  await expectGone();
});

it.each([401, 403])('where the server answers %i, as after the end of a plan, the pack goes', async (status) => {
  server.status = status;
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  await pass();
  await expectGone();
});

it('a visit to a server that answers renews the lease, one that does not leaves it', async () => {
  vi.setSystemTime(Date.now() + 20 * DAY_MS);
  server.status = 503;
  await pass();
  server.status = 200;
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  await pass();
  vi.setSystemTime(Date.now() + 25 * DAY_MS);
  expect(await readQuestions('ANAT', ['1'])).toHaveLength(1);
});

it('the server is asked at most once an hour', async () => {
  const manifests = () => server.calls.filter((path) => path.endsWith('manifest')).length;
  await pass();
  expect(manifests()).toBe(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass();
  expect(manifests()).toBe(2);
});

it('log-out removes everything but answers that wait, RX Aid stays', async () => {
  server.publish('RX_AID', 'v1', subjectFiles([]), { isPaid: false });
  await addPack({ ...offer('RX_AID', 'RX Aid'), kind: 'RX_AID' });
  await pass();
  await device.table('papers').clear();
  await removeSent(OWNER);
  await removeAccountsPacks(OWNER);
  logIn(null);
  expect((await listReadyPacks()).map(({ id }) => id)).toEqual(['RX_AID']);
  await removePack((await database.packs.get(['', 'RX_AID']))!);
  expect(await paidSentences()).toEqual([]);
  expect(await answers()).toEqual(['2']);
});

it('another account reads nothing of it, and at its log-in it goes', async () => {
  logIn('KARIM-2');
  expect(await readQuestions('ANAT', ['1'])).toEqual([]);
  await pass();
  expect(await database.packs.count()).toBe(0);
  expect(await database.packFiles.count()).toBe(0);
});

it('a file that two packs share stays for the other when one goes', async () => {
  const shared = subjectFiles(rows);
  server.publish('PHYS', 'v1', shared);
  await addPack(offer('PHYS', 'Physiology'));
  await pass();
  await removePack((await database.packs.get([OWNER, 'ANAT']))!);
  expect(await readQuestions('PHYS', ['1', '4'])).toHaveLength(2);
  expect((await database.packKeys.toArray()).map(({ pack }) => pack)).toEqual(['PHYS']);
});
