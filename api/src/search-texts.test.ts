import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctQuestion } from './features/bank/publication/correct.ts';
import { questionOf } from './features/bank/publication/stored-question.ts';
import { setHidden } from './features/bank/publication/hide.ts';
import { sampleSba, seedQuestions, type TestApi } from './testing/index.ts';
import { prepareSearch } from './features/search/index.ts';
import { searchFor, startSearchApi } from './testing/search.ts';

const authorship = { author: 'X', reason: 'Test' };

let api: TestApi;
let full: string;
beforeAll(async () => {
  api = await startSearchApi();
  full = await api.signIn({ accessDoc: 'all' });
  await seedQuestions(api.db, [
    sampleSba(1, {
      ref: 'ANAT-000012',
      stem: 'Which muscle lifts the arm?',
      options: [
        {
          text: '<em>Supraspinatus</em> of the shoulder',
          correct: true,
          reason: 'It begins the first fifteen degrees.',
        },
        { text: 'Subclavius', correct: false, reason: 'It depresses the clavicle.' },
      ],
      explanation:
        '<p>The cuff holds the head. The <strong>suprascapular</strong> nerve serves it &amp; infraspinatus.</p>',
      take_away: 'Painful arc: p < 0.05 for the tendon.',
      references: ['Snell, Clinical Anatomy by Regions, Shoulder'],
      appearances: [{ board: 'SYL', year: 2023, sitting: 'May' }],
    }),
    sampleSba(2, {
      ref: 'ANAT-000013',
      type: 'SAQ',
      options: [],
      stem: 'A newborn holds the arm still.',
      parts: [{ label: 'a', text: 'Name the palsy.', marks: 2, points: ['Erb–Duchenne palsy of C5', 'Waiter tip'] }],
      origin: 'ORIGINAL',
      appearances: [{ board: 'DHK', year: 2024 }],
    }),
    sampleSba(3, { ref: 'ANAT-000014', stem: 'Where does the subclavius run?' }),
    sampleSba(4, { ref: 'PHYS-7', subject: 'PHYS', stem: 'What does the cuff measure in the arm of a man?' }),
  ]);
});
afterAll(() => api.close());

const linksFor = async (text: string, token?: string) =>
  (await searchFor(api, text, token)).flatMap(({ link }) => link);
const refsFor = async (text: string, token?: string) =>
  (await linksFor(text, token)).flatMap(({ link }) => /#(.+)$/.exec(link)?.[1] ?? []);
const excerptFor = async (text: string) =>
  (await linksFor(text))[0]!.excerpt?.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');

test.each([
  ['supraspinatus', '[Supraspinatus] of the shoulder'],
  ['fifteen', 'It begins the first [fifteen] degrees.'],
  ['suprascapular nerve', 'The [suprascapular nerve] serves it & infraspinatus.'],
  ['tendon', 'Painful arc: p < 0.05 for the [tendon].'],
  ['snell', '[Snell], Clinical Anatomy by Regions, Shoulder'],
  ['muscle lifting arm lifts', 'Which [muscle lifts] the [arm]?'],
  ['suprasp', '[Supraspinatus] of the shoulder'],
  ['suprascapulr', 'The [suprascapular] nerve serves it & infraspinatus.'],
])('%s is found in all texts of a question, with the sentence as the excerpt', async (text, excerpt) => {
  expect((await refsFor(text))[0]).toBe('ANAT-000012');
  expect(await excerptFor(text)).toBe(excerpt);
});

test('model points of a short answer are found, with kind and place of the question', async () => {
  const [link] = await linksFor('duchenne palsy');
  expect(link).toEqual({
    name: 'A newborn holds the arm still.',
    link: expect.stringContaining('#ANAT-000013'),
    kind: 'SAQ',
    topic: 'Heart, Anatomy',
    place: 'in the style of Dhaka, 2024',
    excerpt: [
      { text: 'Erb–', marked: false },
      { text: 'Duchenne palsy', marked: true },
      { text: ' of C5', marked: false },
    ],
  });
  expect((await linksFor('supraspinatus'))[0]).toMatchObject({ kind: 'SBA', place: 'Sylhet, May 2023' });
});

test('a stem comes before an option', async () => {
  expect(await refsFor('subclavius')).toEqual(['ANAT-000014', 'ANAT-000012']);
});

test('single words of a synonym phrase are not marked', async () => {
  await seedQuestions(api.db, [
    sampleSba(8, { ref: 'MI-1', stem: 'Myocardial infarction. What is an attack of gout? Is the heart large?' }),
  ]);
  const link = (await linksFor('MI')).find((one) => one.link.endsWith('#MI-1'));
  expect(link!.excerpt?.filter(({ marked }) => marked)).toEqual([{ text: 'Myocardial infarction', marked: true }]);
});

test('a long sentence is cut around the match', async () => {
  const filler = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ';
  await seedQuestions(api.db, [
    sampleSba(9, { ref: 'LONG-1', explanation: `${filler.repeat(3)}quokka ${filler.repeat(3)}` }),
  ]);
  const excerpt = (await excerptFor('quokka'))!;
  expect(excerpt).toMatch(/^…\w+ .*\[quokka\].*…$/);
  expect(excerpt.length).toBeLessThan(180);
});

describe('a ref', () => {
  test.each(['ANAT-000012', 'anat-000012', 'ANAT-12', 'anat12', 'Anat 12', 'ANAT000012'])('%s', async (text) => {
    expect((await refsFor(text))[0]).toBe('ANAT-000012');
  });

  test('finds only its question if it can be nothing else', async () => {
    expect((await linksFor('ANAT-000012')).map(({ name }) => name)).toEqual(['Which muscle lifts the arm?']);
    expect(await refsFor('PHYS-7')).toEqual(['PHYS-7']);
    expect(await refsFor('PHYS-8')).toEqual([]);
  });
});

test.each([
  ['2023', '/board-question/SYL/_1/ANAT/2023'],
  ['Sylhet 2023', '/board-question/SYL/_1/ANAT/2023'],
  ['anatomy 2024', '/board-question/DHK/_1/ANAT/2024'],
  ['DHK 2024 physiology', '/board-question/DHK/_1/PHYS/2024'],
])('%s finds that year of a board', async (text, path) => {
  const [link] = await linksFor(text);
  expect(link).toMatchObject({ link: path, kind: 'YEAR' });
});

test('searches without a year find no years', async () => {
  expect((await linksFor('anatomy')).filter(({ kind }) => kind === 'YEAR')).toEqual([]);
});

describe('if nothing has every word', () => {
  test('results with most of them come first, and rare words before common ones', async () => {
    expect((await refsFor('subclavius depresses the clavicle and heart'))[0]).toBe('ANAT-000012');
    const refs = await refsFor('quokka arm');
    expect(refs[0]).toBe('LONG-1');
  });

  test('nonsense finds nothing', async () => {
    expect(await linksFor('blorptang wuzzlefrub')).toEqual([]);
  });
});

describe('after a change', () => {
  test('a hidden question is not found by its texts or ref until it is shown again', async () => {
    const hide = (hidden: boolean) => setHidden(api.db, { ref: 'ANAT-000012', hidden, dryRun: false, ...authorship });
    await hide(true);
    for (const text of ['supraspinatus', 'suprascapular', 'supraspi', 'supraspinatis', 'ANAT-000012']) {
      expect(await refsFor(text, full), text).not.toContain('ANAT-000012');
    }
    await hide(false);
    expect(await refsFor('supraspinatus')).toEqual(['ANAT-000012']);
  });

  test('a corrected option is found by its new text only', async () => {
    const { version } = await questionOf(api.db, 'ANAT-000012');
    const cells = { option_b: 'Trapezius' };
    const changed = { ref: 'ANAT-000012', version, cells, dryRun: false, thisYear: 2026, ...authorship };
    await correctQuestion(api.db, changed);
    expect(await refsFor('trapezius')).toEqual(['ANAT-000012']);
    expect(await refsFor('subclavius')).toEqual(['ANAT-000014']);
  });

  test('a start rebuilds an index that has only stems', async () => {
    await api.db.execute(sql`update search_stems set texts = '', ref = ''`);
    await api.db.execute(sql`delete from search_titles where kind = 'year'`);
    await api.db.execute(sql`update settings set value = '1' where key = 'search_version'`);
    expect(await refsFor('trapezius')).toEqual([]);
    await prepareSearch(api.db);
    expect(await refsFor('trapezius')).toEqual(['ANAT-000012']);
    expect(await refsFor('anat12')).toEqual(['ANAT-000012']);
    expect((await linksFor('2023'))[0]).toMatchObject({ kind: 'YEAR' });
  });
});
