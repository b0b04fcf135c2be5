import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { sampleMtf } from '../../testing/papers.ts';
import { type StudioBody, studioCalls, type StudioCalls } from '../../testing/studio.ts';
import { attemptOf, record } from '../../testing/study.ts';

const READERS = 30;
const [GOOD, WRONGLY_KEYED, MTF] = ['1', '2', '3'] as const;

let api: TestApi;
let reviewer: StudioCalls;
/** After 19 readers. */
let early: StudioBody['analysis'] | undefined;

/** The later a reader, the better: of ten other questions, so many are right. */
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [sampleSba(1), sampleSba(2), sampleMtf(3)]);
  await seedQuestions(
    api.db,
    Array.from({ length: 10 }, (_, index) => sampleSba(index + 4)),
  );
  reviewer = studioCalls(api, await api.signIn({ role: 'REVIEWER' }));
  for (let reader = 0; reader < READERS; reader += 1) {
    const token = await api.signIn({ accessDoc: 'all' });
    const isBetter = reader >= READERS / 2;
    await record(api, token, [
      attemptOf(GOOD, { sba: isBetter ? 'C' : 'A' }),
      // B is right, as the better ones know; C is the key.
      attemptOf(WRONGLY_KEYED, { sba: isBetter ? 'B' : 'C' }),
      // A and B are true; all are agreed on but C, which the better ones call true.
      attemptOf(MTF, {
        mtf: ['A', 'B', 'C', 'D', 'E'].map((key) => ({ key, value: key < 'C' || (key === 'C' && isBetter) })),
      }),
      ...Array.from({ length: 10 }, (_, index) =>
        attemptOf(String(index + 4), { sba: index * 3 < reader ? 'C' : 'A' }),
      ),
    ]);
    // The second answer counts for nothing.
    await record(api, token, [attemptOf(GOOD, { sba: 'E' })]);
    if (reader === 18) early = await analysisOf(GOOD);
  }
}, 60_000);
afterAll(() => api.close());

const analysisOf = async (id: string) => (await reviewer.read(id)).analysis!;

test('nothing is said of fewer than 20 readers', () => expect(early).toBeNull());

test('a sound question separates better readers from weaker ones', async () => {
  const { option_shares: shares, ...rest } = await analysisOf(GOOD);
  // Of twelve other answers the weaker half has two to seven right, the better five to ten.
  const discrimination = expect.closeTo(0.709, 3);
  expect(rest).toEqual({ answered: READERS, facility: 0.5, discrimination, suspect_keys: [] });
  expect(shares.map(({ share }) => share)).toEqual([0.5, 0, 0.5, 0, 0]);
});

test('an option that the better readers choose instead of the key is suspect', async () => {
  expect(await analysisOf(WRONGLY_KEYED)).toMatchObject({
    facility: 0.5,
    discrimination: expect.closeTo(-0.859, 3),
    suspect_keys: ['B'],
  });
});

test('a statement that the better readers judge against the key is suspect', async () => {
  const { facility, suspect_keys: suspects } = await analysisOf(MTF);
  expect(facility).toBeCloseTo(0.9);
  expect(suspects).toEqual(['C']);
});

test('the most suspicious come first, and those that nobody doubts not at all', async () => {
  type List = { questions: { cursor: string; question: { _id: string } }[]; total: number; next: string | null };
  const list = async (query = '') => (await reviewer.call<List>('GET', `/suspects${query}`)).body;
  const all = await list();
  const ids = all.questions.map(({ question }) => question._id);
  // Of the ten others, the later ones have the fewest who chose the key; question 4 has all but one.
  expect(ids.slice(0, 2)).toEqual(['13', '12']);
  expect(ids).not.toContain(MTF);
  expect(ids).not.toContain('4');
  expect(all.total).toBe(ids.length);
  const first = await list('?limit=2');
  const rest = await list(`?limit=50&after=${first.next}`);
  expect([...first.questions, ...rest.questions]).toEqual(all.questions);
});

test('once the key is corrected, the answers count by the new one', async () => {
  const question = await reviewer.read(WRONGLY_KEYED);
  const options = question.draft.options.map((option) => ({ ...option, correct: option.key === 'B' }));
  const author = studioCalls(api, await api.signIn({ role: 'AUTHOR' }));
  const changed = await author.submit(await author.save(question, { ...question.draft, options }));
  expect((await reviewer.approve(changed)).analysis).toMatchObject({
    facility: 0.5,
    discrimination: expect.closeTo(0.859, 3),
    suspect_keys: [],
  });
});
