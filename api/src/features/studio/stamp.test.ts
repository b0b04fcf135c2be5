import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { openStudio, studioCalls, withStem, type OpenStudio } from '../../testing/studio.ts';

let api: TestApi;
let studio: OpenStudio;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [sampleSba(1)]);
  studio = await openStudio(api);
});
afterAll(() => api.close());

type Row = { _id: string; review: object };
const listed = async (id: string) => {
  const address = '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart';
  const { body } = await api.get<{ data: Row[] }>(address, studio.reader);
  return body.data.find(({ _id }) => _id === id)?.review;
};
const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const NOBODY = { author: null, reviewer: null, reviewed_on: null };

test('a question that no author has sent in names nobody, and says which version it is', async () => {
  expect(await listed('1')).toEqual({ version: 1, ...NOBODY });
});

test('a published question names who wrote and who approved what readers see', async () => {
  const { author, other, reviewer, second } = studio;
  const first = await studio.publishNew();
  const stamp = { version: 1, author: 'Author', reviewer: 'Reviewer', reviewed_on: today };
  expect(first.published!.review).toEqual(stamp);
  expect(await listed(first._id)).toEqual(stamp);

  const changed = await other.submit(await other.save(first, withStem(first, 'Which, as another puts it?')));
  expect(changed.published!.review).toEqual(stamp);
  const again = await second.approve(changed);
  expect(await listed(first._id)).toEqual({
    version: 2,
    author: 'Other author',
    reviewer: 'Second reviewer',
    reviewed_on: today,
  });
  await reviewer.undo(again);
  expect(await listed(first._id)).toEqual({ ...stamp, version: 3 });

  // The import's own question, changed and taken back, names nobody again.
  const bank = await author.read('1');
  const draft = await author.submit(await author.save(bank, withStem(bank, 'Which, by an author?')));
  const published = await reviewer.approve(draft);
  expect(await listed('1')).toMatchObject({ version: 2, author: 'Author' });
  await reviewer.undo(published);
  expect(await listed('1')).toEqual({ version: 3, ...NOBODY });
});

test('an account that goes takes its name off the lists, though they were in memory', async () => {
  const leaver = studioCalls(api, await api.signIn({ role: 'AUTHOR', name: 'Leaves' }));
  const draft = await leaver.submit(await leaver.start(studio.nextSba()));
  const { _id: id } = await studio.reviewer.approve(draft);
  expect(await listed(id)).toMatchObject({ author: 'Leaves', reviewer: 'Reviewer' });
  await api.db.delete(users).where(eq(users.name, 'Leaves'));
  await expect.poll(() => listed(id)).toMatchObject({ author: null, reviewer: 'Reviewer' });
});
