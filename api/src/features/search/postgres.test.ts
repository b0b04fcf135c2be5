import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { openTestPostgres } from '../../testing/postgres.ts';
import { sampleSba, seedQuestions, type TestApi } from '../../testing/index.ts';
import { countWords, refreshContent } from './index.ts';
import { namesFor, searchFor, startSearchApi } from '../../testing/search.ts';

let api: TestApi;
let full: string;
beforeAll(async () => {
  api = await startSearchApi({ open: openTestPostgres });
  full = await api.signIn({ accessDoc: 'all' });
  await seedQuestions(api.db, [
    sampleSba(1, { stem: 'A boy with pneumonia breathes fast. Which lobe is dull?' }),
    sampleSba(2, { stem: 'After a myocardial infarction the patient faints. Why?' }),
    sampleSba(3, { stem: 'ডেঙ্গু জ্বরে প্লাটিলেট কমে কেন?' }),
    sampleSba(4, { stem: 'রোগী হঠাৎ জ্ঞান হারা\u09DF কেন?' }),
    sampleSba(5, { stem: 'হাত্\u200D কাঁপে, পা\u09DC ভাঙে কেন?' }),
    ...Array.from({ length: 16 }, (_, index) => sampleSba(10 + index)),
    sampleSba(50, { stem: 'Which locked question speaks of tamponade?' }),
  ]);
});
afterAll(() => api.close());

test.each([
  ['pneumnia', 'A boy with pneumonia breathes fast. Which lobe is dull?'],
  ['pnemonnia', 'A boy with pneumonia breathes fast. Which lobe is dull?'],
  ['pneu', 'A boy with pneumonia breathes fast. Which lobe is dull?'],
  ['heart attack', 'After a myocardial infarction the patient faints. Why?'],
  ['হার্ট অ্যাটাক', 'After a myocardial infarction the patient faints. Why?'],
  ['dengue', 'ডেঙ্গু জ্বরে প্লাটিলেট কমে কেন?'],
  ['ডেংগু', 'ডেঙ্গু জ্বরে প্লাটিলেট কমে কেন?'],
  ['ডেঙগু', 'ডেঙ্গু জ্বরে প্লাটিলেট কমে কেন?'],
  ['হঠাত্\u200D', 'রোগী হঠাৎ জ্ঞান হারা\u09AF\u09BC কেন?'],
  ['হারা\u09AF\u09BC', 'রোগী হঠাৎ জ্ঞান হারা\u09AF\u09BC কেন?'],
  ['হাৎ', 'হাত্\u200D কাঁপে, পা\u09A1\u09BC ভাঙে কেন?'],
  ['পা\u09DC', 'হাত্\u200D কাঁপে, পা\u09A1\u09BC ভাঙে কেন?'],
  ['anatmy', 'Anatomy, 1st Proff'],
  ['heart', 'Heart, Anatomy (Dhaka)'],
])('on PostgreSQL %s finds %s', async (text, name) => {
  expect(await namesFor(api, text)).toContain(name);
});

test('B4 on PostgreSQL only readers with access find a locked stem', async () => {
  for (const text of ['tamponade', 'tamponad', 'tampo']) {
    expect(await searchFor(api, text)).toEqual([]);
    expect(await namesFor(api, text, full)).toEqual(['Which locked question speaks of tamponade?']);
  }
});

test.each(["' OR 1=1 --", '%_\\', "a'b:*&|!()", '\u{1F9EA}', 'x'.repeat(50)])('%s is only text', async (text) => {
  expect(await searchFor(api, text, full)).toBeInstanceOf(Array);
});

test('concurrent imports, counts and refreshes count every word once', async () => {
  await Promise.all([
    ...[1, 2, 3, 4].map((file) =>
      seedQuestions(
        api.db,
        Array.from({ length: 25 }, (_, index) =>
          sampleSba(1000 * file + index, { stem: `Word quetzal and ${file} of ${index}`, chapter: `Chapter ${index}` }),
        ),
      ),
    ),
    countWords(api.db),
    refreshContent(api.db),
    refreshContent(api.db),
  ]);
  const wrong = await rowsOf(
    api.db,
    sql`with truth as (
          select word, count(*) as stems, count(*) filter (where open) as open
            from search_stems, unnest(tsvector_to_array(texts)) as word where word !~ '^[0-9]+$' group by word)
        select word, t.stems, w.stems as counted from truth t full join search_words w using (word)
          where coalesce(t.stems, 0) <> coalesce(w.stems, 0) or coalesce(t.open, 0) <> coalesce(w.open, 0)`,
  );
  expect(wrong).toEqual([]);
  expect(await rowsOf(api.db, sql`select stems from search_words where word = 'quetzal'`)).toEqual([{ stems: 100 }]);
});
