import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadSynonyms } from './content/synonyms.ts';
import { rowsOf } from './db/sql-rows.ts';
import { emptyBank, importAll } from './testing/question-import.ts';
import { countWords, prepareSearch, replaceSynonyms } from './features/search/index.ts';
import { namesFor, startSearchApi } from './testing/search.ts';
import { sampleSba, seedQuestions, type TestApi } from './testing/index.ts';

let api: TestApi;
beforeAll(async () => void (api = await startSearchApi()));
afterAll(() => api.close());
beforeEach(async () => {
  await emptyBank(api.db);
  await api.db.execute(sql`truncate search_titles, search_words`);
  await api.db.execute(sql`delete from settings where key = 'search_counted'`);
  await prepareSearch(api.db);
});

const questions = Array.from({ length: 30 }, (_, index) =>
  sampleSba(index, { stem: index % 2 ? `Is the pylorus open in ${index}?` : `Is the caecum wide in ${index}?` }),
);

/** Everything the index holds. */
const index = async () => ({
  words: await rowsOf(api.db, sql`select * from search_words order by word`),
  stems: await rowsOf(
    api.db,
    sql`select question, open, words::text, texts::text, ref from search_stems order by question`,
  ),
  titles: await rowsOf(
    api.db,
    sql`select id, name, key, link, topic, place, title::text, words::text from search_titles order by id`,
  ),
});

test('the next start counts, once, what a killed import left uncounted', async () => {
  await seedQuestions(api.db, questions);
  const whole = await index();
  expect(whole.words).toContainEqual({ word: 'pylorus', stems: 15, open: 10, listed: false });
  await api.db.execute(sql`update search_words set stems = 0, open = 0`);
  await api.db.execute(sql`delete from settings where key = 'search_counted'`);
  await prepareSearch(api.db);
  await prepareSearch(api.db);
  expect(await index()).toEqual(whole);
});

test('a bank from before search existed gets the same index as by an import', async () => {
  await seedQuestions(api.db, questions);
  const whole = await index();
  await api.db.execute(sql`truncate search_titles, search_words, search_stems`);
  await api.db.execute(sql`delete from settings where key like 'search%'`);
  await prepareSearch(api.db);
  expect(await index()).toEqual(whole);
});

test('the next start spells the words of an older index as searches do', async () => {
  await seedQuestions(api.db, [sampleSba(1, { stem: 'রোগী হঠাৎ পড়ে যায় কেন?' })]);
  const whole = await index();
  // As version 2 had it.
  await api.db.execute(
    sql`update search_stems set words = to_tsvector('simple', 'হঠাৎ'), texts = to_tsvector('simple', 'হঠাৎ')`,
  );
  await api.db.execute(sql`update settings set value = '2' where key = 'search_version'`);
  await prepareSearch(api.db);
  expect(await index()).toEqual(whole);
  expect(await namesFor(api, 'হঠাত্')).toHaveLength(1);
});

test('an interrupted rebuild of the index is finished', async () => {
  await seedQuestions(api.db, questions);
  const whole = await index();
  await api.db.execute(sql`delete from search_stems where question > 11`);
  await api.db.execute(sql`truncate search_titles, search_words`);
  await api.db.execute(sql`delete from settings where key = 'search_counted'`);
  await api.db.execute(sql`update settings set value = 'building ' || value where key = 'search_version'`);
  await prepareSearch(api.db);
  expect(await index()).toEqual(whole);
});

test('a rolled back import leaves nothing in the index', async () => {
  const before = await index();
  const rows = [...questions, { ...questions[0], stem: '' }];
  await importAll(api.db, rows, { options: { allOrNothing: true } });
  expect(await index()).toEqual(before);
  await importAll(api.db, questions, { options: { dryRun: true } });
  expect(await index()).toEqual(before);
});

test('importing in one file or in many gives the same index', async () => {
  await seedQuestions(api.db, questions);
  const whole = await index();
  await emptyBank(api.db);
  await api.db.execute(sql`truncate search_titles, search_words`);
  await api.db.execute(sql`delete from settings where key = 'search_counted'`);
  await loadSynonyms(api.db);
  await prepareSearch(api.db);
  for (const question of questions) await seedQuestions(api.db, [question]);
  await countWords(api.db);
  expect(await index()).toEqual(whole);
});

test('the last list of synonyms replaces earlier ones', async () => {
  await seedQuestions(api.db, questions);
  expect(await namesFor(api, 'stomach gate')).toEqual([]);
  await replaceSynonyms(api.db, [['pylorus', 'stomach gate']]);
  expect(await namesFor(api, 'stomach gate')).toHaveLength(8);
  expect(await namesFor(api, 'stomach ga')).toEqual([]);
  await replaceSynonyms(api.db, [['caecum', 'blind gut']]);
  expect(await namesFor(api, 'stomach gate')).toEqual([]);
  expect(await namesFor(api, 'blind gut')).toHaveLength(8);
  await loadSynonyms(api.db);
});
