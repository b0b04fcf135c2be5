import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newSba, type OpenStudio, openStudio } from '../../testing/studio.ts';

let api: TestApi;
let author: OpenStudio['author'];
beforeAll(async () => {
  api = await startTestApi();
  ({ author } = await openStudio(api));
});
afterAll(() => api.close());

const TEXTS = ['one', 'two', 'three', 'four', 'five'];
const mtf = (values: (boolean | null | undefined)[]) => ({
  ...newSba(1),
  type: 'MTF',
  options: TEXTS.map((text, index) => ({ text: `Chamber ${text}`, correct: values[index] })),
});

test('a statement that nobody has called true or false keeps the draft from review, and its answer stays open', async () => {
  const draft = await author.start(mtf([true, false, null, false, undefined]));
  expect(draft.undecided).toEqual(['C', 'E']);
  expect(draft.missing).toEqual(['whether statement C is true or false', 'whether statement E is true or false']);
  expect(draft.warnings).toEqual([]);
  // Readers of the contract before it get a value.
  expect(draft.draft.options.map(({ correct }) => correct)).toEqual([true, false, false, false, false]);
  expect((await author.call('POST', `/questions/${draft._id}/submit`, { version: 1 })).status).toBe(400);

  const decided = await author.save(draft, mtf([true, false, false, false, false]));
  expect(decided).toMatchObject({ version: 2, undecided: [], missing: [] });
  expect(await author.submit(decided)).toMatchObject({ status: 'IN_REVIEW' });
});

test('of statements none of which is called true, only decided ones are all false', async () => {
  const open = await author.start(mtf([false, false, false, false, null]));
  expect(open.warnings).toEqual([]);
  expect((await author.save(open, mtf([false, false, false, false, false]))).warnings).toEqual([
    'All statements are false.',
  ]);
});

test('an option of an SBA without a value is not the key', async () => {
  const [first, ...others] = newSba(2).options;
  const draft = await author.start({ ...newSba(2), options: [{ text: first!.text }, ...others] });
  expect(draft).toMatchObject({ undecided: [], missing: [] });
});
