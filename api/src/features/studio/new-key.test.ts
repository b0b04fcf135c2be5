import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls } from '../../testing/papers.ts';
import { type OpenStudio, openStudio } from '../../testing/studio.ts';
import { attemptOf, markAgain, record, recordsOf } from '../../testing/study.ts';

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
    await markAgain(api);
    const message = `The key of ${now!.ref} was corrected. Your last answer no longer counts as right.`;
    expect(await news(answered)).toEqual([expect.objectContaining({ title: 'A key was corrected', message })]);
    expect(await news(untouched)).toEqual([]);
    expect(await recordsOf(api, answered, [published._id])).toMatchObject([
      { key_corrected_on: today, last_outcome: 'WRONG', remarked_from: 'RIGHT' },
    ]);
    expect(await recordsOf(api, untouched, [published._id])).toMatchObject([{ key_corrected_on: null }]);
    await record(api, answered, [attemptOf(published._id, { sba: 'A' }, { answered_at: new Date().toISOString() })]);
    expect(await recordsOf(api, answered, [published._id])).toMatchObject([
      { key_corrected_on: null, last_outcome: 'RIGHT', remarked_from: null },
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
    await markAgain(api);
    expect(await news(answered)).toMatchObject([{ title: 'A key was corrected' }]);
    expect(await recordsOf(api, answered, ['2'])).toMatchObject([{ key_corrected_on: expect.any(String) }]);
    expect((await reviewer.read('2')).published!.notice).toMatchObject({ kind: 'KEY_CORRECTED' });
  });

  test('a paper that was sat before is marked by the new key, and says from what', async () => {
    const papers = paperCalls(api, reader);
    const paper = await papers.start({ mix: { ...MIX, mtf: 0, sba: 20 } });
    const { number } = itemsOf(paper).find(({ asked }) => asked._id === '3')!;
    await papers.answer(paper.id, [{ number, answer: { sba: 'A' } }]);
    expect((await papers.finish(paper.id)).result).toMatchObject({ marks: 0, remarked: 0 });
    const token = await api.signIn({ userType: 'admin' });
    const body = { version: 1, reason: 'A slip', set: { key: 'A', explanation: 'It is A.', stem: 'New words?' } };
    expect((await api.call('PATCH', '/admin/questions/ANAT-000003', { token, body })).status).toBe(200);
    await markAgain(api);
    const after = await papers.read(paper.id);
    const item = itemsOf(after).find((one) => one.number === number)!;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
    expect(item).toMatchObject({ outcome: 'RIGHT', remarked_from: 'WRONG', marks: 1, key_corrected_on: today });
    expect(item.question!.options.find(({ correct }) => correct)!.key).toBe('A');
    expect(item.question).toMatchObject({ explanation: 'It is A.', notice: { kind: 'KEY_CORRECTED' } });
    expect(JSON.stringify(item)).not.toContain('New words?');
    expect(after.result).toMatchObject({ marks: 1, remarked: 1 });
    type List = { papers: { id: string; result: { marks: number; remarked: number } }[] };
    const { papers: list } = (await api.get<List>('/papers', reader)).body;
    expect(list.find(({ id }) => id === paper.id)!.result).toMatchObject({ marks: 1, remarked: 1 });
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
