import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { sba } from '../testing/questions.ts';
import { database } from './database.ts';

afterEach(async () => {
  await database.delete();
  await database.open();
});

const all = (store: string) => database.table(store).toArray();

const owner = 'AMINA-1';
const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: '2024', place: 1 };
const at = (day: number) => `2026-11-0${day}T04:00:00.000Z`;
const wrong = { outcome: 'WRONG', at: at(1) };
const skipped = { outcome: 'SKIPPED', at: at(2) };

const attempt = (id: string, day: number, outcome: string, rest: object) => ({
  id,
  state: 'SENT',
  answer: outcome === 'SKIPPED' ? {} : { sba: 'A' },
  outcome,
  answeredAt: at(day),
  changes: 0,
  sessionId: `visit ${day}`,
  deviceId: 'device',
  utcOffsetMinutes: 360,
  ...rest,
});
const record = (questionId: string, rest: object) => ({
  questionId,
  flagged: false,
  note: '',
  noteVersion: 0,
  question: sba(questionId),
  shelf,
  ...rest,
});

/** The database as the last release left it, in which blanks counted as answers. */
async function storeVersion1() {
  await database.delete();
  const old = new Dexie('study');
  old.version(1).stores({
    attempts: 'id, owner, [owner+state], [owner+questionId]',
    records: '[owner+questionId], owner, [owner+isUnsent]',
    places: '[owner+path], owner, [owner+isUnsent]',
  });
  await old
    .table('attempts')
    .bulkAdd([
      attempt('1', 1, 'WRONG', { owner: '', questionId: 'q1' }),
      attempt('2', 2, 'SKIPPED', { owner: '', questionId: 'q1' }),
      attempt('3', 2, 'SKIPPED', { owner: '', questionId: 'q2', state: 'WAITING' }),
      attempt('4', 2, 'SKIPPED', { owner, questionId: 'q3' }),
      attempt('5', 1, 'WRONG', { owner, questionId: 'q4', state: 'WAITING' }),
      attempt('6', 2, 'SKIPPED', { owner, questionId: 'q4' }),
    ]);
  await old.table('records').bulkAdd([
    record('q1', { owner: '', attempts: 2, last: skipped, before: wrong, visit: 'visit 2', note: 'Mine' }),
    record('q2', { owner: '', attempts: 1, last: skipped, visit: 'visit 2', flagged: true, isUnsent: 1 }),
    // The right answer is from another device.
    record('q3', { owner, attempts: 3, last: { outcome: 'RIGHT', at: at(3) }, before: skipped, visit: '' }),
    record('q4', { owner, attempts: 2, last: skipped, before: wrong, visit: 'visit 2', noteVersion: 4 }),
  ]);
  await old.table('places').add({ owner, path: shelf.path, title: '2024', place: 7, total: 40, at: at(2) });
  old.close();
}

it('the record of the first version is mended: blanks no longer hide an answer, and nothing else is lost', async () => {
  await storeVersion1();
  await database.open();
  const records = new Map((await all('records')).map((one) => [one.questionId, one]));
  expect(records.get('q1')).toMatchObject({ attempts: 1, last: wrong, visit: 'visit 1', note: 'Mine', shelf });
  expect(records.get('q1')!.before).toBeUndefined();
  expect(records.get('q2')).toMatchObject({ attempts: 0, flagged: true, isUnsent: 1 });
  expect(records.get('q2')!.last).toBeUndefined();
  expect(records.get('q3')).toMatchObject({ attempts: 2, last: { outcome: 'RIGHT', at: at(3) } });
  expect(records.get('q3')!.before).toBeUndefined();
  expect(records.get('q4')).toMatchObject({ attempts: 1, last: wrong, noteVersion: 4, question: { id: 'q4' } });
  const attempts = await database.table('attempts').orderBy('id').toArray();
  expect(attempts.map(({ id, state }) => `${id} ${state}`).join(', ')).toBe(
    '1 SENT, 2 SENT, 3 WAITING, 4 SENT, 5 WAITING, 6 SENT',
  );
  expect(await database.table('places').count()).toBe(1);
});

const paper = { id: 'p1', owner: '', paper: {}, changes: { 1: { answer: { sba: 'A' }, revision: 1 } }, offsetMs: 0 };
const text = { paper: 'p1', number: 2, label: 'a', text: 'The axillary nerve.' };
const draft = { owner, key: 'new', isNew: true, version: 0, base: {}, form: { stem: 'Which?' }, isSaved: false };
const file = { owner, pictures: [] };
const work = { owner, settings: { format: 'CSV' }, edits: {} };

const VERSION_3 = {
  attempts: 'id, owner, [owner+state], [owner+questionId]',
  records: '[owner+questionId], owner, [owner+isUnsent]',
  places: '[owner+path], owner, [owner+isUnsent]',
  papers: 'id, owner',
  written: '[paper+number+label], paper',
  drafts: '[owner+key], owner',
  importFiles: 'owner',
  importWork: 'owner',
};
const VERSION_4 = { ...VERSION_3, memoryStates: '[owner+questionId], owner', reviews: 'owner' };
const rowsOf3: Record<string, object> = {
  attempts: attempt('1', 1, 'WRONG', { owner, questionId: 'q1', state: 'WAITING' }),
  records: record('q1', { owner, attempts: 1, last: wrong, visit: 'visit 1' }),
  places: { owner, path: shelf.path, title: '2024', place: 7, total: 40, at: at(2) },
  papers: paper,
  written: text,
  drafts: draft,
  importFiles: file,
  importWork: work,
};
const rowsOf4 = {
  ...rowsOf3,
  memoryStates: { owner, questionId: 'q1', stability: 3.2, difficulty: 5, lastOn: '2026-11-01', postponedTo: null },
  reviews: { owner, day: '2026-11-02', items: [], plan: null, weights: null, statesOn: null },
};
const NEW_STORES = ['memoryStates', 'reviews', 'packs', 'packFiles', 'packQuestions', 'packKeys', 'articles'];

it.each([
  ['before reviews', 3, VERSION_3, rowsOf3],
  ['before packs', 4, VERSION_4, rowsOf4],
])(
  'the database of a release %s gets room for what is new, and loses nothing',
  async (_name, version, stores, rows) => {
    await database.delete();
    const old = new Dexie('study');
    old.version(version).stores(stores);
    for (const [table, row] of Object.entries(rows)) await old.table(table).add(row);
    old.close();
    await database.open();
    for (const [table, row] of Object.entries(rows)) expect(await all(table)).toEqual([row]);
    const added = NEW_STORES.filter((name) => !(name in rows));
    for (const name of added) expect(await all(name)).toEqual([]);
    expect(database.tables.map(({ name }) => name).toSorted()).toEqual([...Object.keys(rows), ...added].toSorted());
  },
);

/** The four databases of the last version, each as its feature declared it. */
async function storeFourDatabases(change: object = {}) {
  const store = async (name: string, version: number, stores: Record<string, string>, rows: Record<string, object>) => {
    const old = new Dexie(name);
    old.version(version).stores(stores);
    for (const [table, row] of Object.entries(rows)) await old.table(table).put({ ...row, ...change });
    old.close();
  };
  await store(
    'papers',
    2,
    { papers: 'id, owner', written: '[paper+number+label], paper' },
    { papers: paper, written: text },
  );
  await store('studio', 1, { drafts: '[owner+key], owner' }, { drafts: draft });
  await store('exchange', 1, { files: 'owner', work: 'owner' }, { files: file, work });
}

it('papers, drafts and imports come from the databases that they had, which then go', async () => {
  database.close({ disableAutoOpen: false });
  await storeFourDatabases();
  expect(await all('papers')).toEqual([paper]);
  expect(await all('written')).toEqual([text]);
  expect(await all('drafts')).toEqual([draft]);
  expect(await all('importWork')).toEqual([work]);
  expect(await all('importFiles')).toEqual([file]);
  await vi.waitFor(async () => expect(await Dexie.getDatabaseNames()).toEqual(['study']));
});

it('what a tab of the last version writes afterwards comes too, and nothing newer that is here is lost', async () => {
  database.close({ disableAutoOpen: false });
  const answered = (day: number, sba: string) => ({ answer: { sba }, at: at(day), revision: 1 });
  await storeFourDatabases();
  await database
    .table('papers')
    .update('p1', { handedInAt: at(3), changes: { 1: answered(2, 'B'), 2: answered(1, 'B') } });
  database.close({ disableAutoOpen: false });
  const changes = { 1: answered(1, 'A'), 2: answered(2, 'A'), 3: answered(2, 'A') };
  await storeFourDatabases({ id: 'p1', key: 'other', text: 'The axillary nerve, C5 and C6.', changes });
  const merged = { 1: answered(2, 'B'), 2: answered(2, 'A'), 3: answered(2, 'A') };
  expect(await all('papers')).toEqual([{ ...paper, handedInAt: at(3), changes: merged }]);
  expect(await all('written')).toMatchObject([{ text: 'The axillary nerve, C5 and C6.' }]);
  expect((await all('drafts')).map(({ key }) => key)).toEqual(['new', 'other']);
});

it('what cannot be moved waits for the next visit, and the record opens without it', async () => {
  database.close({ disableAutoOpen: false });
  await storeFourDatabases();
  const isFull = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect([await all('papers'), await all('attempts')]).toEqual([[], []]);
  isFull.mockRestore();
  database.close({ disableAutoOpen: false });
  expect(await all('papers')).toEqual([paper]);
  expect(await all('written')).toEqual([text]);
});
