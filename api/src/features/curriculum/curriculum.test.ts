import { sql } from 'drizzle-orm';
import { findItem } from 'schema/items.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { attemptOf, record } from '../../testing/study.ts';
import { newSba, studioCalls } from '../../testing/studio.ts';

const HEART = '21-ANAT-THX-03';
const WALL = '21-ANAT-THX-01';
const COUNTS = '/curriculum/items?version=2021&subject=ANAT';
const LIST = `/curriculum/items/${HEART}/questions`;

let api: TestApi;
let [paying, limited]: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  // 30 in one list, of which 20 are open to everybody.
  await seedQuestions(api.db, [
    ...Array.from({ length: 29 }, (_, index) => sampleSba(index + 1, { items: [HEART] })),
    sampleSba(30, { items: [HEART, WALL] }),
    sampleSba(31),
  ]);
  paying = await api.signIn({ accessDoc: 'all' });
  limited = await api.signIn({ accessDoc: 'limited' });
});
afterAll(() => api.close());

type Counts = {
  items: { code: string; questions: number; sba: number; articles: object[] }[];
  cards: { code: string; questions: number }[];
};
type List = { data: { _id: string; items: string[] }[]; pagination: { total: number } };
type Progress = { items: object[]; cards: object[] };
const get = async <Body>(path: string, token?: string) =>
  (await api.get(path, token)) as unknown as { status: number; body: Body };

describe('counts', () => {
  test('an item counts its published questions, a card each question once', async () => {
    const { body } = await get<Counts>(COUNTS);
    expect(Object.fromEntries(body.items.map(({ code, questions }) => [code, questions]))).toEqual({
      [WALL]: 1,
      [HEART]: 30,
    });
    expect(body.cards).toEqual([{ code: findItem(HEART)!.card.code, questions: 30 }]);
  });

  test('articles count too, also when they change without the bank', async () => {
    await api.db.execute(sql`insert into internship_subjects (id, name, position) values ('s', 'Chest', 1)`);
    await api.db.execute(sql`insert into internship_topics (id, subject, name, is_list, date, body, items, position)
      values ('a', 's', 'Chest pain', false, '2026-01-01', '<p>A</p>', array[${WALL}], 1)`);
    const { body } = await get<Counts>(COUNTS);
    expect(body.items.find(({ code }) => code === WALL)).toMatchObject({
      articles: [{ _id: 'a', name: 'Chest pain', link: '/internship/s/skip/a' }],
    });
  });

  test.each(['version=1999&subject=ANAT', 'version=2021&subject=anat', 'version=2021'])(
    '%s is refused',
    async (query) => {
      expect((await get(`/curriculum/items?${query}`)).status).toBe(400);
    },
  );
});

describe('the questions of an item', () => {
  test('are all open to who has bought access, 20 a page', async () => {
    const { body } = await get<List>(LIST, paying);
    expect([body.data.length, body.pagination.total]).toEqual([20, 30]);
    const next = await get<List>(`${LIST}?page=2`, paying);
    expect(next.body.data).toHaveLength(10);
    expect(next.body.data.every(({ items }) => items.includes(HEART))).toBe(true);
  });

  test('open no question to others that no list opens to them', async () => {
    for (const token of [undefined, limited]) {
      const { body } = await get<List>(LIST, token);
      expect(body.data).toHaveLength(20);
      for (const { _id: id } of body.data) expect((await get(`/questions/${id}?by=id`, token)).status).toBe(200);
      expect((await get(`${LIST}?page=2`, token)).status).toBe(403);
    }
    const wall = await get(`/curriculum/items/${WALL}/questions`);
    expect(wall).toMatchObject({ status: 403, body: { code: 'PURCHASE_REQUIRED' } });
    expect((await get(`/curriculum/items/${WALL}/questions`, paying)).status).toBe(200);
  });

  test('of an unknown item, or past the end, are not found', async () => {
    expect((await get('/curriculum/items/21-NONE-X-01/questions')).status).toBe(404);
    expect((await get(`${LIST}?page=9`, paying)).status).toBe(404);
  });
});

test('progress counts what the reader has answered, by item and by card', async () => {
  const { body } = await get<List>(LIST, paying);
  const [right, wrong] = body.data.map(({ _id: id }) => id);
  const results = await record(api, paying!, [attemptOf(right!), attemptOf(wrong!, { sba: 'A' })]);
  expect(results).toMatchObject([{ outcome: 'RIGHT' }, { outcome: 'WRONG' }]);
  const own = await get<Progress>('/study/items?version=2021&subject=ANAT', paying);
  expect(own.body.items).toEqual([expect.objectContaining({ code: HEART, answered: 2, right: 1 })]);
  expect(own.body.cards).toEqual([expect.objectContaining({ answered: 2, right: 1 })]);
  expect((await get<Progress>('/study/items?version=2021&subject=ANAT', limited)).body).toEqual({
    items: [],
    cards: [],
  });
});

describe('in the studio', () => {
  const join = async (role: 'AUTHOR' | 'REVIEWER') => studioCalls(api, await api.signIn({ role }));
  const found = async (who: ReturnType<typeof studioCalls>, item: string) =>
    (await who.call<{ ids: string[] }>('GET', `/question-ids?item=${item}`)).body.ids;

  test('items go from the draft to readers and into the history; an unknown code is refused by its place', async () => {
    const [author, reviewer] = [await join('AUTHOR'), await join('REVIEWER')];
    const draft = await author.start(newSba(901, { items: [WALL] }));
    expect(draft.draft).toMatchObject({ items: [WALL] });
    expect(await found(author, WALL)).toContain(draft._id);
    const published = await reviewer.approve(await author.submit(draft));
    const changed = await author.save(published, newSba(901, { items: [HEART] }));
    const again = await reviewer.approve(await author.submit(changed));
    expect(again.published).toMatchObject({ items: [HEART] });
    expect(again.history.flatMap(({ changes }) => changes)).toContainEqual({ field: 'items', from: WALL, to: HEART });
    const { status, body } = await author.call<{ field: string }>('POST', '/questions', {
      question: newSba(902, { items: ['21-NONE-X-01'] }),
    });
    expect([status, body.field]).toEqual([400, 'question.items.0']);
  });

  test('many get items beside theirs or in their place, and an undo restores each', async () => {
    const [author, reviewer] = [await join('AUTHOR'), await join('REVIEWER')];
    const one = await reviewer.approve(await author.submit(await author.start(newSba(903, { items: [WALL] }))));
    const other = await author.start(newSba(904));
    const ids = [one._id, other._id];
    type Result = { id: string; changed: number };
    const bulk = async (change: object) => (await reviewer.call<Result>('POST', '/bulk', { ids, ...change })).body;
    const items = async () => Promise.all(ids.map(async (id) => (await reviewer.read(id)).draft.items));
    const added = await bulk({ add_items: [HEART] });
    expect(added.changed).toBe(2);
    expect(await items()).toEqual([[WALL, HEART], [HEART]]);
    const card = findItem(WALL)!.card.code;
    expect(await found(reviewer, card)).toEqual(expect.arrayContaining(ids));
    expect((await bulk({ items: [] })).changed).toBe(2);
    expect(await items()).toEqual([[], []]);
    const replaced = await bulk({ items: [HEART] });
    expect(await items()).toEqual([[HEART], [HEART]]);
    expect((await reviewer.call<Result>('POST', `/bulk/${replaced.id}/undo`)).body.changed).toBe(2);
    expect(await items()).toEqual([[], []]);
  });
});
