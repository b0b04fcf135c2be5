import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { sql } from 'drizzle-orm';
import { openTestDatabase, sampleSba } from '../../../testing/index.ts';
import { bankOf, emptyBank, importAll } from '../../../testing/question-import.ts';
import { hideQuestions } from './hide.ts';
import { loadQuestions } from './stored-question.ts';

const QUESTIONS = 12;
const authorship = { author: 'X', reason: 'Test' };

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
beforeEach(async () => {
  await emptyBank(db);
  await importAll(
    db,
    Array.from({ length: QUESTIONS }, (_, number) =>
      sampleSba(number, { ref: refOf(number), chapter: number % 2 ? 'Chest' : 'Limbs' }),
    ),
  );
});
afterAll(() => close());

const refOf = (number: number) => `ANAT-${number}`;

const setHidden = (numbers: number[], hidden: boolean) =>
  db.transaction(async (tx) => {
    const questions = await loadQuestions(tx, numbers.map(refOf));
    await hideQuestions(tx, [...questions.values()], hidden, authorship);
  });

const listsOf = async () =>
  (await bankOf(db)).lists.map(({ list, total, places, refs }) => {
    expect(places).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    return [list, ...refs.map((ref) => Number(ref.slice('ANAT-'.length)))];
  });

test('many questions leave their lists at once, and all return to their places', async () => {
  const before = await listsOf();
  await setHidden([0, 3, 4, 11], true);
  const rest = [1, 2, 5, 6, 7, 8, 9, 10];
  expect(await listsOf()).toEqual([
    ['chapter||_1|ANAT|Chest', 1, 5, 7, 9],
    ['chapter||_1|ANAT|Limbs', 2, 6, 8, 10],
    ['topic|DHK|_1|ANAT|Heart', ...rest],
    ['year|DHK|_1|ANAT|2024', ...rest],
  ]);
  await setHidden([11, 4, 3, 0], false);
  expect(await listsOf()).toEqual(before);
  expect(
    await rowsOf(db, sql`select version, changes from question_versions where question = 1 order by version`),
  ).toEqual([
    { version: 1, changes: [{ field: 'hidden', from: 'no', to: 'yes' }] },
    { version: 2, changes: [{ field: 'hidden', from: 'yes', to: 'no' }] },
  ]);
});

test('into a list that has become shorter they return at its end', async () => {
  await setHidden([9, 10, 11], true);
  await setHidden([0, 1, 2, 3, 4, 5, 6, 7], true);
  await setHidden([9, 10, 11], false);
  expect((await listsOf()).at(-1)).toEqual(['year|DHK|_1|ANAT|2024', 8, 9, 10, 11]);
  await setHidden([0, 7], false);
  expect((await listsOf()).at(-1)).toEqual(['year|DHK|_1|ANAT|2024', 0, 8, 9, 10, 11, 7]);
});

test('no question, or one without a list, is no fault', async () => {
  await setHidden([], true);
  await db.execute(sql`delete from question_places where question = 12`);
  await db.execute(sql`update question_lists set total = (select count(*) from question_places where list = id)`);
  await setHidden([11], true);
  await setHidden([11], false);
  expect(await rowsOf(db, sql`select version, hidden from questions where id = 12`)).toEqual([
    { version: 3, hidden: false },
  ]);
});
