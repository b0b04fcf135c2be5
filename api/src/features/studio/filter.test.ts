import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { newSba, studioCalls, type StudioCalls } from '../../testing/studio.ts';

let api: TestApi;
let author: StudioCalls;
let reviewer: StudioCalls;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    [1, 2, 3, 4].map((number) => sampleSba(number)),
  );
  token = await api.signIn({ role: 'AUTHOR', name: 'Author' });
  author = studioCalls(api, token);
  reviewer = studioCalls(api, await api.signIn({ role: 'REVIEWER', name: 'Reviewer' }));
});
afterAll(() => api.close());

const find = async (who: StudioCalls, query: string) => {
  const { status, body } = await who.call<{ total: number; questions: { question: { _id: string } }[] }>(
    'GET',
    `/questions?${query}`,
  );
  expect(status, query).toBe(200);
  const ids = body.questions.map(({ question }) => question._id);
  const all = await who.call<{ ids: string[] }>('GET', `/question-ids?${query}`);
  expect(all.body.ids, query).toHaveLength(body.total);
  expect(all.body.ids.slice(0, ids.length).toSorted()).toEqual(ids.toSorted());
  return ids.toSorted();
};

test('the list is narrowed by place, kind, author, reports, figures and days, in drafts and the bank', async () => {
  const { _id: draft } = await author.start(newSba(1, { chapter: 'Neck', topic: 'Larynx' }));
  await author.start({ ...newSba(2), type: 'MTF' });
  const { _id: changed, ...question } = await author.read('1');
  await author.save(
    { _id: changed, ...question },
    { ...question.draft, chapter: 'Neck', stem: 'Reworded, which is it?' },
  );
  await api.db.execute(
    sql`insert into question_reports (question, kind, text, created_at) values (2, 'TYPO', 'teh', now())`,
  );
  await api.db.execute(
    sql`insert into question_figures (question, answered, skips, facility, discrimination, computed_at)
          values (2, 30, 0, 250, -100, now()), (3, 30, 0, 800, 300, now())`,
  );
  const { draft: published } = (await reviewer.read('4')) as { draft: object };
  const { chapter, topic } = published as { chapter: string; topic: string };
  const of = (text: string) => encodeURIComponent(text);
  expect(await find(reviewer, 'chapter=Neck')).toEqual([changed, draft].toSorted());
  expect(await find(reviewer, 'chapter=Neck&topic=Larynx')).toEqual([draft]);
  expect(await find(reviewer, `chapter=${of(chapter)}&status=PUBLISHED`)).toContain('4');
  expect(await find(reviewer, `chapter=${of(chapter)}`)).not.toContain('1');
  expect(await find(reviewer, `topic=${of(topic)}&status=PUBLISHED`)).toContain('4');
  expect(await find(reviewer, 'type=MTF')).toHaveLength(1);
  expect(await find(reviewer, 'reported=true')).toEqual(['2']);
  expect(await find(reviewer, 'reported=false&status=PUBLISHED')).toEqual(['3', '4']);
  expect(await find(reviewer, 'facility_below=0.3')).toEqual(['2']);
  expect(await find(reviewer, 'discrimination_below=0.5')).toEqual(['2', '3']);
  expect(await find(reviewer, 'author=none')).toEqual([]);
  expect(await find(reviewer, 'changed_to=2020-01-01')).toEqual([]);
  expect(await find(reviewer, 'changed_from=2020-01-01')).toHaveLength(3);
  const { body } = await reviewer.call<{ authors: { user_id: string; name: string }[] }>('GET', '/authors');
  expect(body.authors.map(({ name }) => name)).toEqual(['Author', 'Reviewer']);
  expect(await find(reviewer, `author=${body.authors[0]!.user_id}`)).toHaveLength(3);
  for (const query of ['facility_below=2', 'changed_from=yesterday', 'type=ESSAY', 'reported=perhaps'])
    expect((await reviewer.call('GET', `/questions?${query}`)).status, query).toBe(400);
});

test('views are their owner’s, named once, at most 30, and gone with the account', async () => {
  const filter = { status: 'DRAFT', chapter: 'Neck', facility_below: 0.3, mine: false, reported: true };
  const save = (who: StudioCalls, name: string) =>
    who.call<{ view: { _id: string } }>('POST', '/views', { name, filter });
  const views = async (who: StudioCalls) =>
    (await who.call<{ views: { name: string; filter: object }[] }>('GET', '/views')).body.views;
  const { view } = (await save(author, '  Hard ones ')).body;
  expect((await save(author, 'Hard ones')).body.view).toEqual(view);
  expect(await views(author)).toEqual([{ _id: view._id, name: 'Hard ones', filter }]);
  expect(await views(reviewer)).toEqual([]);
  expect((await reviewer.call('DELETE', `/views/${view._id}`)).status).toBe(404);
  for (let number = 1; number < 30; number += 1) expect((await save(author, `View ${number}`)).status).toBe(200);
  expect((await save(author, 'One more')).status).toBe(409);
  expect((await save(author, 'Hard ones')).status).toBe(200);
  expect((await author.call('DELETE', `/views/${view._id}`)).status).toBe(204);
  expect(await views(author)).toHaveLength(29);
  for (const body of [
    { name: '', filter },
    { name: 'x'.repeat(61), filter },
    { name: 'x', filter: { colour: 'red' } },
  ])
    expect((await author.call('POST', '/views', body)).status).toBe(400);
});
