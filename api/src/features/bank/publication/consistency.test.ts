// @module-tag long
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { prepareSearch } from '../../search/index.ts';
import { openTestDatabase, sampleSba } from '../../../testing/index.ts';
import { mergeLists, removeEmptyLists, renameLists } from '../lists/change-lists.ts';
import { emptyBank, importAll } from '../../../testing/question-import.ts';
import { correctQuestion } from './correct.ts';
import { loadQuestions, questionOf } from './stored-question.ts';
import { hideQuestions, setHidden } from './hide.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
beforeEach(() => empty());
afterAll(() => close());

const QUESTIONS = 24;
const CHAPTERS = ['Thorax', 'Abdomen', 'Limbs'];
const authorship = { author: 'X', reason: 'Test' };

async function empty() {
  await emptyBank(db);
  await db.execute(sql`truncate search_titles, search_words`);
  await db.execute(sql`delete from settings where key = 'search_counted'`);
}

/** The search index: indexed, counted and open words, and all titles. */
const indexOf = async () => ({
  stems: await rowsOf(
    db,
    sql`select question, open, words::text as words, texts::text as texts, ref from search_stems order by question`,
  ),
  titles: await rowsOf(db, sql`select id, name, link, words::text as words from search_titles order by id`),
  words: await rowsOf(db, sql`select * from search_words where stems > 0 or listed order by word`),
});

const brokenLists = () =>
  rowsOf(
    db,
    sql`select l.name, l.total, count(p.place)::int as places, max(p.place) as last
          from question_lists l left join question_places p on p.list = l.id group by l.id
          having l.total <> count(p.place) or l.total <> coalesce(max(p.place), 0)`,
  );

type Step = (number: number) => Promise<unknown>;
const steps: Record<string, Step> = {
  hide: (number) => setHidden(db, { ref: refOf(number), hidden: true, dryRun: false, ...authorship }),
  show: (number) => setHidden(db, { ref: refOf(number), hidden: false, dryRun: false, ...authorship }),
  hideMany: (number) => hideMany(number, true),
  showMany: (number) => hideMany(number, false),
  word: (number) => correct(number, { stem: `Which vessel supplies part ${number} of word${number % 3}?` }),
  chapter: (number) => correct(number, { chapter: CHAPTERS[number % 3]! }),
  papers: (number) => correct(number, { appearances: number % 2 === 0 ? 'CTG 2020; DHK 2024' : 'SYL 2019' }),
  topic: (number) => correct(number, { topic: number % 2 === 0 ? 'Vessels' : '' }),
  rename: (number) =>
    renameLists(db, { ...list('topic', 'Vessels'), to: `Vessels ${number}`, dryRun: false }).catch(() => undefined),
  merge: (number) =>
    mergeLists(db, { ...list('chapter', CHAPTERS[number % 3]!), into: 'Thorax', dryRun: false }).catch(() => undefined),
  remove: () => removeEmptyLists(db, { kind: 'chapter', dryRun: false }),
  again: (number) => importAll(db, [question(number)]),
};

const refOf = (number: number) => `ANAT-${number}`;
const list = (kind: 'chapter' | 'topic', name: string) => ({ kind, prof: '_1', subject: 'ANAT', name });
const question = (number: number) => sampleSba(number, { ref: refOf(number), chapter: CHAPTERS[number % 2]! });

/** Every third question that is in the other state. */
const hideMany = (number: number, hidden: boolean) =>
  db.transaction(async (tx) => {
    const refs = Array.from({ length: QUESTIONS / 3 }, (_, index) => refOf((number + index * 3) % QUESTIONS));
    const questions = [...(await loadQuestions(tx, refs)).values()];
    const others = questions.filter((question) => question.hidden !== hidden);
    await hideQuestions(tx, others, hidden, authorship);
  });

async function correct(number: number, cells: Record<string, string>) {
  const { version } = await questionOf(db, refOf(number));
  return correctQuestion(db, { ref: refOf(number), version, cells, dryRun: false, thisYear: 2025, ...authorship });
}

test('whatever is corrected, hidden, renamed or merged, places have no gaps and the index is as if built anew', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.integer({ min: 0, max: QUESTIONS - 1 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (plan) => {
      await empty();
      await importAll(
        db,
        Array.from({ length: QUESTIONS }, (_, number) => question(number)),
      );
      await prepareSearch(db);
      for (const [name, number] of plan) await steps[name]!(number);
      expect(await brokenLists()).toEqual([]);
      const index = await indexOf();
      await db.execute(sql`update settings set value = 'old' where key = 'search_version'`);
      await prepareSearch(db);
      expect(index).toEqual(await indexOf());
    }),
    { numRuns: 12 },
  );
}, 180_000);
