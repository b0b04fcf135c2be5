import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { questions } from '../../db/schema.ts';
import { openTestDatabase, sampleSba, seedQuestions } from '../../testing/index.ts';
import { type QuestionWithoutKey, withoutKey } from './without-key.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const PICTURE = {
  image: 'mQ3xT0aK9sLr2VbY7cNw1A',
  alt: 'An X-ray',
  credit: 'Own work',
  source: 'A book',
  licence: 'CC0-1.0',
  width: 800,
  height: 600,
};
beforeAll(async () => {
  database = await openTestDatabase();
  const statement = { text: 'The heart has four chambers', correct: true, reason: 'SECRET reason' };
  const secret = {
    explanation: 'SECRET explanation',
    explanation_bn: 'SECRET ব্যাখ্যা',
    take_away: 'SECRET take-away',
    references: ['SECRET reference'],
    topic: 'SECRET topic',
    appearances: [],
  };
  const wrong = { ...statement, text: 'The liver has two', correct: false };
  await seedQuestions(database.db, [
    sampleSba(1, { ...secret, options: [statement, wrong] }),
    sampleSba(2, { ...secret, type: 'MTF', options: [statement, wrong] }),
    sampleSba(3, {
      ...secret,
      type: 'SAQ',
      options: [],
      parts: [{ label: 'a', text: 'Name two', marks: 2.5, points: ['SECRET point'] }],
    }),
  ]);
  await database.db
    .update(questions)
    .set({ media: [PICTURE] })
    .where(eq(questions.type, 'MTF'));
});
afterAll(() => database.close());

test('a question without its key has only the question, whatever its type', async () => {
  const rows = await database.db.select().from(questions).orderBy(questions.id);
  expect(JSON.stringify(rows)).toContain('SECRET point');
  const shown = rows.map(withoutKey);
  const options = [
    { key: 'A', text: 'The heart has four chambers' },
    { key: 'B', text: 'The liver has two' },
  ];
  const stem = (number: number) => `Which structure is number ${number}?`;
  expect(shown).toEqual([
    { _id: String(rows[0]!.id), type: 'SBA', stem: stem(1), options, parts: [], media: [] },
    { _id: String(rows[1]!.id), type: 'MTF', stem: stem(2), options, parts: [], media: [PICTURE] },
    {
      _id: String(rows[2]!.id),
      type: 'SAQ',
      stem: stem(3),
      options: [],
      parts: [{ label: 'a', text: 'Name two', marks: 2.5 }],
      media: [],
    },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/SECRET|correct|reason|points|explanation|take_away|references|true|false/);
});

test('its type has no field of the key', () => {
  expectTypeOf<keyof QuestionWithoutKey>().toEqualTypeOf<'_id' | 'type' | 'stem' | 'options' | 'parts' | 'media'>();
  expectTypeOf<keyof QuestionWithoutKey['options'][number]>().toEqualTypeOf<'key' | 'text'>();
  expectTypeOf<keyof QuestionWithoutKey['parts'][number]>().toEqualTypeOf<'label' | 'text' | 'marks'>();
});
