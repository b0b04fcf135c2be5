import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { type OpenStudio, openStudio, studioCalls, type StudioBody } from '../../../testing/studio.ts';

type Comment = {
  _id: string;
  parent: string | null;
  field: string | null;
  text: string;
  by: string | null;
  is_expert: boolean;
  is_mine: boolean;
  resolved_at: string | null;
  resolved_by: string | null;
  may_resolve: boolean;
};
type Review = {
  may_comment: boolean;
  place: Record<string, unknown>;
  comments: Comment[];
  reviewers: { user_id: string; name: string }[];
  expert_links: { _id: string; by: string | null; state: string }[];
};
type Assigned = StudioBody & { assignee: { user_id: string; name: string } | null; due_on: string | null };

const DAY_MS = 86_400_000;
let now = Date.parse('2026-11-25T06:00:00Z');
let api: TestApi;
let people: OpenStudio;
let author: OpenStudio['author'];
let other: OpenStudio['other'];
let reviewer: OpenStudio['reviewer'];
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  people = await openStudio(api);
  ({ author, other, reviewer } = people);
});
afterAll(() => api.close());

type Calls = OpenStudio['author'];
const change = async (who: Calls, method: string, path: string, body?: object) => {
  const response = await who.call<{ review: Review; token: string; question: Assigned }>(method, path, body);
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  return response.body;
};
const fails = async (who: Calls, method: string, path: string, body?: object) => {
  const { status, body: error } = await who.call<{ code?: string; message?: string }>(method, path, body);
  return [status, error.message];
};
const review = async (who: Calls, { _id }: StudioBody) => (await change(who, 'GET', `/questions/${_id}/review`)).review;
const comment = async (who: Calls, { _id }: StudioBody, body: object) =>
  (await change(who, 'POST', `/questions/${_id}/comments`, body)).review.comments;

describe('the place', () => {
  test('is where readers will find it; a list that begins with it is named, with those like it', async () => {
    await people.publishNew({ chapter: 'Thorax', topic: 'Heart' });
    const slip = await people.handIn({ chapter: 'Thorx', topic: 'Hearts' });
    expect((await review(reviewer, slip)).place).toEqual({
      prof: '_1',
      subject: 'ANAT',
      chapter: 'Thorx',
      topic: 'Hearts',
      new_chapter: true,
      new_topic: true,
      like_chapters: ['Thorax'],
      like_topics: ['Heart'],
    });
    const known = await people.handIn({ chapter: 'Thorax', topic: 'Heart' });
    expect((await review(author, known)).place).toMatchObject({
      new_chapter: false,
      like_chapters: [],
      new_topic: false,
    });
    const bare = await author.start({ type: 'SBA', prof: '_1', subject: 'ANAT' });
    expect((await review(author, bare)).place).toMatchObject({
      chapter: 'Miscellaneous',
      topic: null,
      new_topic: false,
    });
  });
});

describe('comments', () => {
  test('are threads at fields that authors answer; they stay when it is published', async () => {
    const draft = await people.handIn();
    const [first] = await comment(reviewer, draft, { text: ' Which side? ', field: 'options.2' });
    expect(first).toMatchObject({ text: 'Which side?', field: 'options.2', by: 'Reviewer', may_resolve: true });
    await comment(reviewer, draft, { text: 'Which side?', field: 'options.2' });
    const thread = await comment(author, draft, { text: 'বাম দিক', parent: first!._id });
    expect(thread.map(({ text, field, parent, is_mine }) => [text, field, parent, is_mine])).toEqual([
      ['Which side?', 'options.2', null, false],
      ['বাম দিক', 'options.2', first!._id, true],
    ]);
    const path = `/questions/${draft._id}/comments/${first!._id}/resolve`;
    const { comments } = (await change(reviewer, 'POST', path, { resolved: true })).review;
    expect(comments[0]).toMatchObject({ resolved_by: 'Reviewer', resolved_at: new Date(now).toISOString() });
    await reviewer.approve(draft);
    const after = await review(author, draft);
    expect([after.may_comment, after.comments.length]).toEqual([false, 2]);
    expect((await fails(author, 'POST', `/questions/${draft._id}/comments`, { text: 'Late' }))[0]).toBe(409);
  });

  test('are resolved by who began them or a reviewer, never by the author of the draft', async () => {
    const draft = await people.handIn();
    const [first] = await comment(other, draft, { text: 'Is it?' });
    const path = `/questions/${draft._id}/comments/${first!._id}/resolve`;
    expect((await review(author, draft)).comments[0]!.may_resolve).toBe(false);
    expect((await fails(author, 'POST', path, { resolved: true }))[0]).toBe(403);
    await change(other, 'POST', path, { resolved: true });
    const { comments } = (await change(reviewer, 'POST', path, { resolved: false })).review;
    expect(comments[0]).toMatchObject({ resolved_at: null, resolved_by: null });
    const elsewhere = await people.handIn();
    const wrong = path.replace(draft._id, elsewhere._id);
    expect((await fails(reviewer, 'POST', wrong, { resolved: true }))[0]).toBe(404);
    expect(
      (await fails(author, 'POST', `/questions/${elsewhere._id}/comments`, { text: 'x', parent: first!._id }))[0],
    ).toBe(404);
  });

  test('of unknown fields, empty or too long, are refused', async () => {
    const draft = await people.handIn();
    for (const body of [
      { text: ' ' },
      { text: 'a'.repeat(2001) },
      { text: 'a', field: 'options.10' },
      { text: 'a', field: 'key' },
    ])
      expect((await fails(author, 'POST', `/questions/${draft._id}/comments`, body))[0]).toBe(400);
  });

  test('let a reviewer return a draft without another word', async () => {
    const draft = await people.handIn();
    const path = `/questions/${draft._id}/return`;
    const body = { version: draft.version, comment: '' };
    expect(await fails(reviewer, 'POST', path, body)).toEqual([400, 'Say why, or comment on a field.']);
    await comment(reviewer, draft, { text: 'Name the side.', field: 'stem' });
    const { question } = await change(reviewer, 'POST', path, body);
    expect(question).toMatchObject({ status: 'RETURNED', history: [{ what: 'RETURNED', comment: null }, {}, {}] });
  });
});

describe('who reviews a draft', () => {
  const listed = async (who: Calls, assigned: string) =>
    (
      await who.call<{ questions: { question: Assigned }[] }>(
        'GET',
        `/questions?status=IN_REVIEW&assigned=${assigned}&limit=50`,
      )
    ).body.questions.map(({ question }) => question._id);
  const assign = (who: Calls, { _id }: StudioBody, body: object) =>
    change(who, 'PUT', `/questions/${_id}/assignment`, { assignee: null, due_on: null, ...body });

  test('is a reviewer who wrote none of it, until it is published', async () => {
    const draft = await people.handIn();
    const { reviewers } = await review(reviewer, draft);
    expect(reviewers.map(({ name }) => name)).toEqual(['Reviewer', 'Second reviewer']);
    expect((await review(author, draft)).reviewers).toEqual([]);
    const me = reviewers[0]!.user_id;
    expect(await listed(reviewer, 'NOBODY')).toContain(draft._id);
    const { question } = await assign(people.second, draft, { assignee: me, due_on: '2026-12-01' });
    expect(question).toMatchObject({ assignee: { name: 'Reviewer' }, due_on: '2026-12-01', version: draft.version });
    expect(await listed(reviewer, 'ME')).toEqual([draft._id]);
    expect(await listed(people.second, 'ME')).toEqual([]);
    expect(await listed(reviewer, 'NOBODY')).not.toContain(draft._id);
    expect(await reviewer.approve(draft)).toMatchObject({ assignee: null, due_on: null });
  });

  test('is nobody who writes: authors, writers, and those who begin to write', async () => {
    const { user_id: me } = (await review(reviewer, await people.handIn())).reviewers[0]!;
    const own = await reviewer.submit(await reviewer.start(people.nextSba()));
    const path = `/questions/${own._id}/assignment`;
    const body = { assignee: me, due_on: null };
    expect(await fails(reviewer, 'PUT', path, body)).toEqual([400, 'Choose a reviewer who has not written any of it.']);
    expect((await review(reviewer, own)).reviewers.map(({ name }) => name)).toEqual(['Second reviewer']);
    expect((await fails(author, 'PUT', path, body))[0]).toBe(403);
    expect((await fails(people.second, 'PUT', path, { assignee: 'nobody', due_on: null }))[0]).toBe(400);
    expect((await fails(people.second, 'PUT', path, { assignee: null, due_on: '2026-02-30' }))[0]).toBe(400);

    const draft = await author.start(people.nextSba());
    await assign(reviewer, draft, { assignee: me, due_on: '2026-12-01' });
    const changed = (await reviewer.save(draft, people.nextSba())) as Assigned;
    expect([changed.assignee, changed.due_on]).toEqual([null, '2026-12-01']);
  });
});

describe('a link for an expert', () => {
  type Draft = { state: string; ref: string | null; draft: { stem: string } | null; comments: { name: string }[] };
  const make = (draft: StudioBody, days = 7) =>
    change(reviewer, 'POST', `/questions/${draft._id}/expert-links`, { days });
  const open = async (token: string) => api.call<{ draft: Draft }>('POST', '/expert/draft', { body: { token } });
  const say = (token: string, fields: object = {}) =>
    api.call<{ draft: Draft; code?: string }>('POST', '/expert/comments', {
      body: { token, name: 'ডা. করিম', text: 'B is right too.', field: 'options.1', ...fields },
    });

  test('opens one draft without an account, and takes comments with a name', async () => {
    const draft = await people.handIn();
    const { token, review: made } = await make(draft);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(made.expert_links).toMatchObject([{ by: 'Reviewer', state: 'OPEN' }]);
    expect(JSON.stringify(made)).not.toContain(token);
    const { body, response } = await open(token).then(async (answer) => ({ body: answer.body, response: answer }));
    expect(response.status).toBe(200);
    expect(body.draft).toMatchObject({ state: 'OPEN', ref: null, draft: { stem: draft.draft.stem }, comments: [] });
    await comment(reviewer, draft, { text: 'Among ourselves.' });
    expect((await say(token)).body.draft.comments).toMatchObject([{ name: 'ডা. করিম', field: 'options.1' }]);
    expect((await say(token)).body.draft.comments).toHaveLength(1);
    const { comments } = await review(author, draft);
    expect(comments.map(({ by, is_expert }) => [by, is_expert])).toEqual([
      ['Reviewer', false],
      ['ডা. করিম', true],
    ]);
  });

  test('opens nothing else: not another draft, the studio, or an approval', async () => {
    const [draft, another] = [await people.handIn(), await people.handIn()];
    const { token } = await make(draft);
    await say(token);
    expect((await review(reviewer, another)).comments).toEqual([]);
    expect((await api.get(`/studio/questions/${draft._id}`, token)).status).toBe(401);
    expect((await say(token, { parent: '1' })).status).toBe(400);
    const expert = studioCalls(api, token);
    expect((await fails(expert, 'POST', `/questions/${draft._id}/approve`, { version: draft.version }))[0]).toBe(401);
    for (const guess of ['x'.repeat(32), token.slice(0, 31) + (token.endsWith('A') ? 'B' : 'A')]) {
      expect((await open(guess)).status).toBe(404);
      expect((await say(guess)).status).toBe(404);
    }
    expect((await open('short')).status).toBe(400);
    expect((await fails(author, 'POST', `/questions/${draft._id}/expert-links`, { days: 7 }))[0]).toBe(403);
    for (const days of [0, 31, 1.5])
      expect((await fails(reviewer, 'POST', `/questions/${draft._id}/expert-links`, { days }))[0]).toBe(400);
  });

  test.each([
    ['EXPIRED', async () => void (now += 8 * DAY_MS)],
    [
      'REVOKED',
      async (draft: StudioBody, link: string) =>
        void (await change(people.second, 'POST', `/questions/${draft._id}/expert-links/${link}/revoke`)),
    ],
    ['CLOSED', async (draft: StudioBody) => void (await reviewer.approve(draft))],
  ])('that is %s says so, shows nothing and takes nothing', async (state, end) => {
    const draft = await people.handIn();
    const { token, review: made } = await make(draft);
    await end(draft, made.expert_links[0]!._id);
    expect((await open(token)).body.draft).toMatchObject({ state, draft: null, comments: [] });
    expect((await say(token)).status).toBe(409);
    expect((await review(reviewer, draft)).expert_links[0]!.state).toBe(state);
  });

  test('of a published draft does not open the next draft', async () => {
    const draft = await people.handIn();
    const { token } = await make(draft);
    const published = await reviewer.approve(draft);
    await author.save(published, { ...published.draft, stem: 'Another text?' });
    expect((await open(token)).body.draft).toMatchObject({ state: 'CLOSED', draft: null });
  });

  test('of another question cannot be revoked here', async () => {
    const [draft, another] = [await people.handIn(), await people.handIn()];
    const [link] = (await make(draft)).review.expert_links;
    expect((await fails(reviewer, 'POST', `/questions/${another._id}/expert-links/${link!._id}/revoke`))[0]).toBe(404);
  });
});
