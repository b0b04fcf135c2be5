import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images, internshipSubjects, internshipTopics, packFiles, packs, questions } from '../../db/schema.ts';
import { createLogger } from '../../logger.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { setHidden } from '../bank/publication/hide.ts';
import { contentPictures } from '../images/index.ts';
import { buildPacks } from './build/build.ts';
import { sweepFiles } from './build/publish.ts';
import { buildNow, type Manifest, readFile, readManifest, unpack } from './testing/build.ts';

const QUESTIONS = 2_000;
const MAX_FILE_BYTES = 262_144;

type Entry = { id: string; ref: string; type: string; topic: string; file: string; pictures: string[] };
type Index = {
  subject: object;
  questions: Entry[];
  lists: { board: string; kind: string; name: string; questions: number[] }[];
};
type Question = { _id: string; ref: string; stem: string; explanation: string; options: { reason: string }[] };

let api: TestApi;
let token: string;
let picture: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ accessDoc: 'all' });
  await seedQuestions(
    api.db,
    Array.from({ length: QUESTIONS }, (_, number) =>
      sampleSba(number, {
        topic: `Topic ${number % 40}`,
        appearances: [{ board: 'DHK', year: 2000 + (number % 20), sitting: 'May' }],
      }),
    ),
  );
  await seedQuestions(api.db, [sampleSba(1, { subject: 'PHYS', stem: 'Which hormone?' })]);
  picture = await addPicture(1_600);
  await putMedia(1, picture);
  await buildNow(api);
}, 120_000);
afterAll(() => api.close());

async function addPicture(width: number): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const png = await sharp({ create: { width, height: 1_000, channels: 3, background: '#08f', noise } })
    .jpeg()
    .toBuffer();
  const store = contentPictures({ db: api.db, files: api.options.files, owner: api.houseId });
  return (await store.add(png)).publicId;
}

const putMedia = (id: number, image: string) =>
  api.db
    .update(questions)
    .set({ media: [{ image, alt: 'Noise', width: 2_048, height: 1_365 }] })
    .where(eq(questions.id, id));

const filesOf = ({ files }: Manifest, kind: string) => files.filter((file) => file.kind === kind);

async function readAll<Body>(manifest: Manifest, kind: string): Promise<Body[]> {
  const bodies: Body[] = [];
  for (const { path } of filesOf(manifest, kind)) bodies.push(unpack(await readFile(api, path, token)) as Body);
  return bodies;
}

async function readIndex(manifest: Manifest) {
  const parts = await readAll<Index>(manifest, 'INDEX');
  return { questions: parts.flatMap((part) => part.questions), lists: parts.flatMap(({ lists }) => lists) };
}

const changed = (before: Manifest, after: Manifest) => {
  const had = new Set(before.files.map(({ sha256 }) => sha256));
  return after.files.filter(({ sha256 }) => !had.has(sha256));
};

describe('the pack of a subject', () => {
  test('has every question once, as the site shows it, in files of at most 256 kB that are what their hash says', async () => {
    const manifest = await readManifest(api, 'ANAT', token);
    for (const { path, sha256, bytes } of manifest.files) {
      const content = await readFile(api, path, token);
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
      expect(bytes).toBeLessThanOrEqual(MAX_FILE_BYTES);
    }
    const files = await readAll<{ questions: Question[] }>(manifest, 'QUESTIONS');
    const all = files.flatMap((file) => file.questions);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(QUESTIONS);
    expect(all).toHaveLength(QUESTIONS);
    expect(Math.max(...files.map((file) => file.questions.length))).toBeLessThanOrEqual(64);
    const { body } = await api.get<{ data: Question }>('/questions/7?by=id', token);
    expect(all.find(({ _id }) => _id === '7')).toEqual(body.data);
    const { body: list } = await api.get<{
      packs: { id: string; questions: number; version: string; bytes: number }[];
    }>('/packs');
    expect(list.packs.map(({ id, questions: count }) => [id, count])).toEqual([
      ['ANAT', QUESTIONS],
      ['PHYS', 1],
    ]);
    expect(list.packs[0]).toMatchObject({
      version: manifest.version,
      bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  });

  test("has an index that says which file has a question, and the site's lists in their order", async () => {
    const manifest = await readManifest(api, 'ANAT', token);
    const index = await readIndex(manifest);
    const [file] = filesOf(manifest, 'QUESTIONS');
    const { questions: inFile } = unpack(await readFile(api, file!.path, token)) as { questions: Question[] };
    const named = index.questions.filter((entry) => entry.file === file!.name).map(({ id }) => id);
    expect(named.toSorted()).toEqual(inFile.map(({ _id }) => _id).toSorted());
    const refsOf = (kind: string, name: string) =>
      index.lists
        .filter((list) => list.kind === kind && list.name === name && list.board === 'DHK')
        .flatMap((list) => list.questions.map((at) => index.questions[at]!.ref));
    const { body } = await api.get<{ data: Question[] }>(
      '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Topic%2011&page=2',
      token,
    );
    expect(refsOf('TOPIC', 'Topic 11').slice(20, 40)).toEqual(body.data.map(({ ref }) => ref));
    expect(refsOf('YEAR', '2004')).toHaveLength(QUESTIONS / 20);
  });

  test('has its pictures, 1,024 pixels wide and of 256 kB at most', async () => {
    const manifest = await readManifest(api, 'ANAT', token);
    const [file] = filesOf(manifest, 'PICTURE');
    expect(file).toMatchObject({ name: picture });
    expect(await sharp(await readFile(api, file!.path, token)).metadata()).toMatchObject({
      format: 'webp',
      width: 1_024,
    });
    const index = await readIndex(manifest);
    expect(index.questions.find(({ id }) => id === '1')!.pictures).toEqual([picture]);
  });

  test('is the same, byte for byte, when it is built again of the same content', async () => {
    const before = await readManifest(api, 'ANAT', token);
    await api.db.delete(packs);
    await buildNow(api);
    const after = await readManifest(api, 'ANAT', token);
    expect(after.version).toBe(before.version);
    expect(after.files).toEqual(before.files);
  });

  test('is not built where only another subject changed', async () => {
    const builtAt = async () =>
      Object.fromEntries((await api.db.select().from(packs)).map((row) => [row.id, row.builtAt]));
    const former = await builtAt();
    await api.db.update(questions).set({ stem: 'Which gland?' }).where(eq(questions.subject, 'PHYS'));
    // An editor may go on.
    await buildPacks({ db: api.db, files: api.options.files, logger: createLogger('silent') });
    expect(await builtAt()).toEqual(former);
    await api.db.update(packs).set({ builtAt: sql`now() - interval '1 hour'` });
    const aged = await builtAt();
    await buildPacks({ db: api.db, files: api.options.files, logger: createLogger('silent') });
    const later = await builtAt();
    expect(later.ANAT).toEqual(aged.ANAT);
    expect(later.PHYS).not.toEqual(aged.PHYS);
  });
});

describe('a change', () => {
  test('of one question of 2,000 changes at most two files, of 300 kB together', async () => {
    const before = await readManifest(api, 'ANAT', token);
    await api.db.update(questions).set({ explanation: 'Corrected.' }).where(eq(questions.id, 1_234));
    await buildNow(api);
    const after = await readManifest(api, 'ANAT', token);
    const files = changed(before, after);
    expect(after.version).not.toBe(before.version);
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(2);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(300_000);
    const { questions: inFile } = unpack(await readFile(api, files[0]!.path, token)) as { questions: Question[] };
    expect(inFile.find(({ _id }) => _id === '1234')!.explanation).toBe('Corrected.');
  });

  test('that hides a question takes it out, and a mark of doubt is on it', async () => {
    const [row] = await api.db.select({ ref: questions.ref }).from(questions).where(eq(questions.id, 99));
    await setHidden(api.db, { ref: row!.ref, hidden: true, dryRun: false, author: 'a', reason: 'b' });
    await api.db.execute(sql`insert into review_marks (question, is_on, changes) values (100, true, 1)`);
    await buildNow(api);
    const manifest = await readManifest(api, 'ANAT', token);
    const index = await readIndex(manifest);
    expect(index.questions.map(({ id }) => id)).not.toContain('99');
    const files = await readAll<{ questions: { _id: string; notice: object | null }[] }>(manifest, 'QUESTIONS');
    const all = files.flatMap((file) => file.questions);
    expect(all.some(({ _id }) => _id === '99')).toBe(false);
    expect(all.find(({ _id }) => _id === '100')!.notice).toMatchObject({ kind: 'UNDER_REVIEW' });
  });

  test('keeps the former file for a week, for who downloads it', async () => {
    const before = await readManifest(api, 'ANAT', token);
    await api.db.update(questions).set({ explanation: 'Again.' }).where(eq(questions.id, 1_234));
    await buildNow(api);
    const now = new Set((await readManifest(api, 'ANAT', token)).files.map(({ sha256 }) => sha256));
    const old = before.files.find(({ sha256 }) => !now.has(sha256))!;
    const status = async (reader?: string) => (await api.get(old.path, reader)).status;
    await sweepFiles(api.db);
    expect([await status(token), await status()]).toEqual([200, 401]);
    await api.db.execute(sql`update pack_parts set dropped_at = dropped_at - interval '7 days'`);
    await api.db.update(packFiles).set({ storedAt: sql`now() - interval '8 days'` });
    await sweepFiles(api.db);
    expect(await status(token)).toBe(404);
    for (const { path } of (await readManifest(api, 'ANAT', token)).files) await readFile(api, path, token);
  });

  test('that empties a subject takes its pack away', async () => {
    const [row] = await api.db.select({ ref: questions.ref }).from(questions).where(eq(questions.subject, 'PHYS'));
    await setHidden(api.db, { ref: row!.ref, hidden: true, dryRun: false, author: 'a', reason: 'b' });
    await buildNow(api);
    expect((await api.get('/packs/PHYS/manifest', token)).status).toBe(404);
  });
});

test('RX Aid has its articles as the site shows them, with their pictures, for everybody', async () => {
  const banner = await addPicture(300);
  const inText = await addPicture(200);
  await api.db.insert(internshipSubjects).values({ id: 'emergency', name: 'Emergencies', position: 1 });
  const topic = { subject: 'emergency', position: 1, date: '2026-11-01' };
  await api.db.insert(internshipTopics).values([
    { ...topic, id: 'shock', name: 'Shock', isList: true },
    { ...topic, id: 'burns', name: 'Burns', isList: false, banner, body: '<p onclick="x()">Cool it.</p>' },
  ]);
  const body = `<img src="/images/${inText}" alt="A drip">`;
  await api.db
    .insert(internshipTopics)
    .values({ ...topic, id: 'septic', parent: 'shock', name: 'Septic', isList: false, body });
  await buildNow(api);
  const manifest = await readManifest(api, 'RX_AID');
  const [index] = await readAll<{ subjects: object[] }>(manifest, 'INDEX');
  const [{ name: file, path } = { name: '', path: '' }] = filesOf(manifest, 'ARTICLES');
  expect(index!.subjects).toEqual([
    {
      id: 'emergency',
      name: 'Emergencies',
      topics: [
        { id: 'burns', name: 'Burns', isList: false, topics: [], file },
        {
          id: 'shock',
          name: 'Shock',
          isList: true,
          topics: [{ id: 'septic', name: 'Septic', isList: false, topics: [], file }],
        },
      ],
    },
  ]);
  const { articles } = unpack(await readFile(api, path)) as { articles: { id: string }[] };
  for (const id of ['burns', 'septic']) {
    const { body: answer } = await api.get<{ data: object }>(`/intern-search/sub-topics/${id}`);
    expect(articles.find((article) => article.id === id)).toEqual({ id, ...answer.data });
  }
  const names = filesOf(manifest, 'PICTURE').map(({ name }) => name);
  expect(names.toSorted()).toEqual([banner, inText].toSorted());
});

test('a pack that cannot be built stays as it was, is in the log, and does not stop the others', async () => {
  const before = await readManifest(api, 'ANAT', token);
  await seedQuestions(api.db, [sampleSba(3, { subject: 'BIOCHEM', stem: 'Which enzyme?' })]);
  const broken = { ...api.options.files, original: () => Promise.reject(new Error('disk full')) };
  await api.db.execute(
    sql`delete from pack_parts where sha256 in (select sha256 from pack_files where picture is not null)`,
  );
  await api.db.execute(sql`delete from pack_files where picture = ${picture}`);
  await api.db.update(questions).set({ explanation: 'Third.' }).where(eq(questions.id, 1_234));
  await api.db.update(packs).set({ builtAt: sql`now() - interval '1 hour'` });
  const lines: string[] = [];
  const logger = createLogger('error', { write: (line: string) => void lines.push(line) });
  await expect(buildPacks({ db: api.db, files: broken, logger })).rejects.toThrow('pack ANAT');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { pack: 'ANAT', msg: 'pack failed to build', err: { message: 'disk full' } },
  ]);
  expect((await readManifest(api, 'ANAT', token)).version).toBe(before.version);
  expect((await readManifest(api, 'BIOCHEM', token)).files.length).toBeGreaterThan(0);
});

test('a picture that is gone is left out, and the rest is built', async () => {
  await api.db.execute(sql`delete from question_pictures where public_id = ${picture}`);
  await api.db.delete(images).where(eq(images.publicId, picture));
  await buildNow(api);
  const manifest = await readManifest(api, 'ANAT', token);
  expect(filesOf(manifest, 'PICTURE')).toEqual([]);
  const [count] = await rowsOf<{ n: number }>(
    api.db,
    sql`select count(*)::int as n from questions where subject = 'ANAT' and not hidden`,
  );
  expect((await readIndex(manifest)).questions).toHaveLength(count!.n);
});
