import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls } from '../../testing/papers.ts';
import { type OpenStudio, openStudio } from '../../testing/studio.ts';
import { attemptOf, record, recordsOf } from '../../testing/study.ts';

let api: TestApi;
let author: OpenStudio['author'];
let reviewer: OpenStudio['reviewer'];
let reader: OpenStudio['reader'];
let publishNew: OpenStudio['publishNew'];
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    [1, 2, 3, 4].map((number) => sampleSba(number)),
  );
  ({ author, reviewer, reader, publishNew } = await openStudio(api));
});
afterAll(() => api.close());

const news = async (token: string) =>
  (await api.get<{ notifications: { title: string; message: string }[] }>('/notifications', token)).body.notifications;

describe('a new key', () => {
  test('who has answered is told, and the question and their record say so', async () => {
    const published = await publishNew();
    const [answered, untouched] = [await api.signIn({ accessDoc: 'all' }), await api.signIn({ accessDoc: 'all' })];
    await record(api, answered, [attemptOf(published._id)]);
    const options = published.draft.options.map((option, index) => ({ ...option, correct: index === 0 }));
    const draft = await author.save(published, { ...published.draft, options });
    const { published: now } = await reviewer.approve(await author.submit(draft));
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
    expect(now!.notice).toEqual({ kind: 'KEY_CORRECTED', on: today });
    expect(await news(answered)).toMatchObject([
      { title: 'A key was corrected', message: expect.stringContaining(now!.ref) },
    ]);
    expect(await news(untouched)).toEqual([]);
    expect(await recordsOf(api, answered, [published._id])).toMatchObject([{ key_corrected_on: today }]);
    expect(await recordsOf(api, untouched, [published._id])).toMatchObject([{ key_corrected_on: null }]);
    await record(api, answered, [attemptOf(published._id, { sba: 'A' }, { answered_at: new Date().toISOString() })]);
    expect(await recordsOf(api, answered, [published._id])).toMatchObject([
      { key_corrected_on: null, last_outcome: 'RIGHT' },
    ]);
  });

  test('an administrator who corrects a key tells readers as the studio does, and another correction does not', async () => {
    const token = await api.signIn({ userType: 'admin' });
    const answered = await api.signIn({ accessDoc: 'all' });
    await record(api, answered, [attemptOf('2')]);
    const correct = (version: number, set: object) =>
      api.call('PATCH', '/admin/questions/ANAT-000002', { token, body: { version, reason: 'A slip', set } });
    expect((await correct(1, { explanation: 'Reworded.' })).status).toBe(200);
    expect(await news(answered)).toEqual([]);
    expect((await correct(2, { key: 'A' })).status).toBe(200);
    expect(await news(answered)).toMatchObject([{ title: 'A key was corrected' }]);
    expect(await recordsOf(api, answered, ['2'])).toMatchObject([{ key_corrected_on: expect.any(String) }]);
    expect((await reviewer.read('2')).published!.notice).toMatchObject({ kind: 'KEY_CORRECTED' });
  });

  test('a paper that was sat before keeps its key and says that it was corrected', async () => {
    const papers = paperCalls(api, reader);
    const { id } = await papers.finish((await papers.start({ mix: { ...MIX, mtf: 0, sba: 20 } })).id);
    const token = await api.signIn({ userType: 'admin' });
    const body = { version: 1, reason: 'A slip', set: { key: 'A' } };
    expect((await api.call('PATCH', '/admin/questions/ANAT-000003', { token, body })).status).toBe(200);
    const [question] = itemsOf(await papers.read(id)).flatMap(({ asked, question }) =>
      asked._id === '3' && question ? [question] : [],
    );
    expect(question!.options.find(({ correct }) => correct)!.key).toBe('C');
    expect(question).toMatchObject({ notice: { kind: 'KEY_CORRECTED' } });
  });

  test('options in another order are no new key', async () => {
    const published = await publishNew();
    await record(api, reader, [attemptOf(published._id)]);
    const draft = await author.save(published, {
      ...published.draft,
      options: published.draft.options.toReversed(),
    });
    expect((await reviewer.approve(await author.submit(draft))).published!.notice).toBeNull();
  });
});
