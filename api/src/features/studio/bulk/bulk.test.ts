import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskEvents, users } from '../../../db/schema.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../../testing/index.ts';
import { newSba, type StudioBody, studioCalls } from '../../../testing/studio.ts';

type Result = { id: string | null; changed: number; refused: { question_id: string; why: string }[] };
type Somebody = ReturnType<typeof studioCalls> & { userId: string };

let api: TestApi;
let [author, other, reviewer, second, editor]: Somebody[] = [];
let numbers = 500;
const fresh = (fields: object = {}) => newSba((numbers += 1), fields);

async function join(role: 'AUTHOR' | 'REVIEWER' | 'EDITOR', name: string): Promise<Somebody> {
  const token = await api.signIn({ role, name });
  const [row] = await api.db.select({ userId: users.userId }).from(users).where(eq(users.name, name));
  return { ...studioCalls(api, token), userId: row!.userId };
}

beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    [1, 2, 3, 4].map((number) => sampleSba(number)),
  );
  [author, other] = [await join('AUTHOR', 'Author'), await join('AUTHOR', 'Other author')];
  [reviewer, second] = [await join('REVIEWER', 'Reviewer'), await join('REVIEWER', 'Second reviewer')];
  editor = await join('EDITOR', 'Editor');
});
afterAll(() => api.close());

const change = async (who: Somebody, ids: string[], what: object, dryRun = false) => {
  const { status, body } = await who.call<Result>('POST', `/bulk${dryRun ? '?dry_run=true' : ''}`, { ids, ...what });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const undo = (who: Somebody, id: string | null) => who.call<Result>('POST', `/bulk/${id}/undo`);
const why = ({ refused }: Result) => refused.map((one) => one.why);
const idOf = ({ _id: id }: StudioBody) => id;
const publish = async (fields: object = {}) =>
  reviewer!.approve(await author!.submit(await author!.start(fresh(fields))));
const approvals = async (who: Somebody, question: StudioBody) => {
  const { _id: id, version } = await who.read(question._id);
  return (await who.call('POST', `/questions/${id}/approve`, { version })).status;
};
/** All places of all lists, and what each list counts. */
const places = () =>
  rowsOf<{ name: string }>(
    api.db,
    sql`select l.kind, l.board, l.name, l.total, (select array_agg(q.question::text order by q.place)
          from question_places q where q.list = l.id) as questions from question_lists l where l.total > 0 order by 1, 2, 3`,
  );

describe('moving', () => {
  test('published questions move at once, with a version each, and an undo restores every place', async () => {
    const questions = [await publish(), await publish(), await publish()];
    const ids = questions.map(idOf);
    const before = await places();
    expect(await change(reviewer!, ids, { chapter: 'Abdomen' }, true)).toEqual({ id: null, changed: 3, refused: [] });
    expect(await places()).toEqual(before);

    const moved = await change(reviewer!, ids, { chapter: 'Abdomen' });
    expect(moved).toMatchObject({ id: expect.stringMatching(/^\d+$/), changed: 3, refused: [] });
    const now = await reviewer!.read(ids[0]!);
    expect(now).toMatchObject({
      version: questions[0]!.version + 1,
      status: 'PUBLISHED',
      draft: { chapter: 'Abdomen' },
    });
    expect(now.history[0]).toMatchObject({
      what: 'MOVED',
      by: 'Reviewer',
      changes: [{ field: 'chapter', from: 'Thorax', to: 'Abdomen' }],
    });
    expect(now.history.map(({ what }) => what)).not.toContain('CORRECTED');
    expect(now.may).not.toContain('UNDO');
    // A second click is the same change.
    expect(await change(reviewer!, ids.toReversed(), { chapter: 'Abdomen' })).toEqual(moved);

    const { body } = await undo(reviewer!, moved.id);
    expect(body).toEqual({ id: moved.id, changed: 3, refused: [] });
    expect(await places()).toEqual(before);
    expect((await undo(reviewer!, moved.id)).body).toEqual(body);
    expect((await reviewer!.read(ids[0]!)).history[0]!.what).toBe('UNDONE');
  });

  test('a topic has a list at each board that asked; the search and the lists agree', async () => {
    const question = await publish({
      stem: 'Which chamber has an okapi in it?',
      appearances: [
        { board: 'DHK', year: 2024 },
        { board: 'CTG', year: 2023 },
      ],
    });
    const before = await places();
    const tagged = await change(reviewer!, [question._id], { topic: 'Great vessels' });
    const lists = (await places()).filter((list) => list.name === 'Great vessels');
    expect(lists).toMatchObject([
      { kind: 'topic', board: 'CTG', questions: [question._id] },
      { kind: 'topic', board: 'DHK', questions: [question._id] },
    ]);
    expect((await reviewer!.read(question._id)).draft).toMatchObject({ topic: 'Great vessels' });
    await undo(second!, tagged.id);
    expect(await places()).toEqual(before);
    expect((await reviewer!.read(question._id)).draft).toMatchObject({ topic: 'Heart' });
  });

  test('an open draft is moved in place of what readers see, by who may edit it', async () => {
    const published = await publish();
    const draft = await author!.save(await author!.read(published._id), {
      ...published.draft,
      stem: 'Reworded, which is it?',
    });
    const submitted = await author!.submit(await author!.start(fresh()));
    const foreign = await other!.start(fresh());
    const ids = [draft._id, submitted._id, foreign._id, (await publish())._id, '999999'];
    const result = await change(author!, ids, { chapter: 'Neck' });
    expect(result.changed).toBe(1);
    expect(why(result)).toEqual([
      'It waits for a reviewer. Take the hand-in back to change it.',
      'Another author works on it.',
      'This is for reviewers.',
      'There is no such question.',
    ]);
    const now = await author!.read(draft._id);
    expect(now).toMatchObject({
      status: 'DRAFT',
      draft: { chapter: 'Neck' },
      published: { stem: published.draft.stem },
    });
    expect(why(await change(author!, [draft._id], { chapter: 'Neck' }, true))).toEqual(['It is there already.']);
  });

  test('an undo leaves alone what was changed since', async () => {
    const [first, next] = [await author!.start(fresh()), await author!.start(fresh())];
    const moved = await change(author!, [first._id, next._id], { topic: 'Valves' });
    await author!.save(await author!.read(next._id), fresh({ topic: 'Valves' }));
    const { body } = await undo(author!, moved.id);
    expect(body).toMatchObject({ changed: 1, refused: [{ question_id: next._id, why: 'It was changed since.' }] });
    expect((await author!.read(first._id)).draft).toMatchObject({ topic: 'Heart' });
    expect((await author!.read(next._id)).draft).toMatchObject({ topic: 'Valves' });
  });
});

test('many are submitted, with what the others lack', async () => {
  const [whole, unfinished] = [await author!.start(fresh()), await author!.start(fresh({ explanation: '' }))];
  const result = await change(author!, [whole._id, unfinished._id], { submit: true });
  expect(result).toMatchObject({
    changed: 1,
    refused: [{ question_id: unfinished._id, why: 'It lacks something: an explanation.' }],
  });
  expect((await author!.read(whole._id)).status).toBe('IN_REVIEW');
  expect((await undo(author!, result.id)).body.changed).toBe(1);
  expect((await author!.read(whole._id)).status).toBe('DRAFT');
});

test('many are retired with a reason, and shown again in their places', async () => {
  const ids = [await publish(), await publish()].map(idOf);
  const before = await places();
  expect(why(await change(author!, ids, { retire: 'Old' }))).toEqual([
    'This is for reviewers.',
    'This is for reviewers.',
  ]);
  const retired = await change(reviewer!, ids, { retire: 'No longer taught' });
  expect((await reviewer!.read(ids[0]!)).history[0]).toMatchObject({ what: 'RETIRED', comment: 'No longer taught' });
  expect((await undo(author!, retired.id)).status).toBe(403);
  expect((await undo(second!, retired.id)).body.changed).toBe(2);
  expect(await places()).toEqual(before);
});

describe('nobody approves what they had a hand in', () => {
  const submitted = async (fields?: object) => author!.submit(await author!.start(fresh(fields)));

  test('as a co-author, present or former, who may edit and submit', async () => {
    const draft = await author!.start(fresh());
    const setTo = (who: Somebody, people: string[]) =>
      who.call('PUT', `/questions/${draft._id}/co-authors`, { people });
    expect((await setTo(other!, [other!.userId])).status).toBe(403);
    expect((await setTo(author!, [reviewer!.userId, other!.userId])).body.question).toMatchObject({
      co_authors: [{ name: 'Other author' }, { name: 'Reviewer' }],
      history: [{ what: 'CO_AUTHORS_CHANGED' }, { what: 'STARTED' }],
    });
    expect((await setTo(other!, [])).status).toBe(403);
    await other!.submit(await other!.save(await other!.read(draft._id), fresh()));
    expect(await approvals(reviewer!, draft)).toBe(403);
    await setTo(second!, []);
    expect(await approvals(reviewer!, draft)).toBe(403);
    expect((await other!.read(draft._id)).may).toEqual([]);
    expect(await approvals(second!, draft)).toBe(200);
  });

  test('as its former or new author', async () => {
    const mine = await reviewer!.submit(await reviewer!.start(fresh()));
    const given = (who: Somebody, to: string) => who.call('POST', `/questions/${mine._id}/hand-over`, { to });
    expect((await given(other!, other!.userId)).status).toBe(403);
    expect((await given(reviewer!, 'nobody')).status).toBe(400);
    expect((await given(reviewer!, other!.userId)).body.question).toMatchObject({
      author: 'Other author',
      may: expect.not.arrayContaining(['APPROVE']),
    });
    expect(await approvals(reviewer!, mine)).toBe(403);
    // Passed on twice, and back by an undo of many.
    const reassigned = await change(reviewer!, [mine._id], { author: second!.userId });
    expect(await approvals(second!, mine)).toBe(403);
    await undo(reviewer!, reassigned.id);
    expect((await reviewer!.read(mine._id)).author).toBe('Other author');
    for (const one of [reviewer!, second!]) expect(await approvals(one, mine)).toBe(403);
    expect(await approvals(editor!, mine)).toBe(200);
  });

  test('by moving it with many others, even when that is undone', async () => {
    const draft = await author!.start(fresh());
    const moved = await change(reviewer!, [draft._id], { topic: 'Valves' });
    await undo(reviewer!, moved.id);
    await author!.submit(await author!.read(draft._id));
    expect(await approvals(reviewer!, draft)).toBe(403);
    expect(await approvals(second!, draft)).toBe(200);
  });

  test('only reviewers reassign, and who gave a draft away may no longer edit it', async () => {
    const draft = await submitted();
    expect(why(await change(author!, [draft._id], { author: author!.userId }))).toEqual(['This is for reviewers.']);
    await author!.call('POST', `/questions/${draft._id}/hand-over`, { to: other!.userId });
    expect((await author!.read(draft._id)).may).toEqual([]);
    expect((await other!.read(draft._id)).is_mine).toBe(true);
    expect(await approvals(reviewer!, draft)).toBe(200);
  });
});

test('drafts of people who are gone are found and handed over', async () => {
  const gone = await join('AUTHOR', 'Gone author');
  const { _id: id } = await gone.start(fresh());
  const orphans = async () => (await reviewer!.call<{ ids: string[] }>('GET', '/question-ids?author=none')).body.ids;
  expect(await orphans()).toEqual([]);
  await api.db.update(users).set({ role: 'READER' }).where(eq(users.name, 'Gone author'));
  expect(await orphans()).toEqual([id]);
  expect((await change(reviewer!, [id], { author: other!.userId })).changed).toBe(1);
  expect(await orphans()).toEqual([]);
  expect((await other!.read(id)).is_mine).toBe(true);
});

test('exactly one change of at most 2,000, and only to people who write', async () => {
  const send = (body: object) => reviewer!.call('POST', '/bulk', body);
  for (const body of [
    { ids: ['1'] },
    { ids: ['1'], chapter: 'A', topic: 'B' },
    { ids: ['1'], chapter: ' ' },
    { ids: ['1'], submit: false },
    { ids: ['x'], submit: true },
    { ids: ['1'], author: 'nobody' },
    { ids: Array.from({ length: 2_001 }, (_, index) => String(index + 1)), submit: true },
  ])
    expect((await send(body)).status, JSON.stringify(body).slice(0, 60)).toBe(400);
});

test("the desk's log has one entry for a change of many, with counts, and one for its undo", async () => {
  const question = await publish();
  const { id } = await change(editor!, [question._id, '999999'], { chapter: 'Pelvis' });
  await change(editor!, [question._id], { chapter: 'Pelvis' }, true);
  await undo(editor!, id);
  await expect
    .poll(() =>
      api.db
        .select({ action: deskEvents.action, params: deskEvents.params, status: deskEvents.status })
        .from(deskEvents)
        .where(sql`action like 'questions.%'`)
        .orderBy(deskEvents.id),
    )
    .toMatchObject([
      { action: 'questions.change', status: 200, params: { chapter: 'Pelvis', changed: 1, refused: 1 } },
      { action: 'questions.undoChange', status: 200, params: { id, changed: 1, refused: 0 } },
    ]);
});
