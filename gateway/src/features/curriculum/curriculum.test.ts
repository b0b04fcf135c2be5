import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { sbaRow } from '../../testing/rows.ts';

const CODE = '21-ANAT-THX-04';
const COUNTS = '/curriculum/items';
const LIST = `/curriculum/items/${CODE}/questions`;
const count = (more = {}) => ({ code: CODE, questions: 3, sba: 2, mtf: 1, saq: 0, articles: [], ...more });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() =>
  gateway.stub.reset({
    [COUNTS]: {
      items: [count({ articles: [{ _id: 'a', name: 'Chest pain' }] })],
      cards: [{ code: '21-ANAT-THX', questions: 3 }],
    },
  }),
);
afterAll(() => gateway.close());

describe('cards and items', () => {
  test('of a subject take one call for all counts', async () => {
    const { curriculum } = await gateway.dataOf(
      '{ curriculum { id cards(prof: "_1", subject: "ANAT") { code questions items { code questions articles gaps } } } }',
    );
    expect(curriculum.id).toBe('2021');
    const thorax = curriculum.cards.find((card: { code: string }) => card.code === '21-ANAT-THX');
    expect(thorax.questions).toBe(3);
    expect(thorax.items.find((item: { code: string }) => item.code === CODE)).toEqual({
      code: CODE,
      questions: 3,
      articles: 1,
      gaps: ['NO_SAQ'],
    });
    expect(thorax.items[0].gaps).toEqual(['NO_QUESTIONS']);
    expect(gateway.callsMade()).toHaveLength(1);
  });

  test('name the path of an article, and lack one only where RX Aid is about the subject', async () => {
    const MEDICINE = '21-MED-CVS-01';
    const found = async (articles: object[]) => {
      gateway.stub.reset({ [COUNTS]: { items: [count({ code: MEDICINE, saq: 1, articles })], cards: [] } });
      const { curriculumItem } = await gateway.dataOf(
        `{ curriculumItem(code: "${MEDICINE}") { gaps articleList { id name path } } }`,
      );
      return curriculumItem;
    };
    expect(await found([])).toEqual({ gaps: ['NO_ARTICLE'], articleList: [] });
    const article = (link?: string) => ({ _id: 'a', name: 'Chest pain', link });
    const path = '/internship/medicine/skip/a';
    expect(await found([article(path)])).toEqual({ gaps: [], articleList: [{ id: 'a', name: 'Chest pain', path }] });
    for (const link of [undefined, 'https://elsewhere.example/a']) {
      expect((await found([article(link)])).articleList).toEqual([{ id: 'a', name: 'Chest pain', path: null }]);
    }
  });

  test('of an upstream without the calls have no questions', async () => {
    gateway.stub.reset({});
    const data = await gateway.dataOf(
      `{ curriculumItem(code: "${CODE}") { questions articles gaps mine { answered } list { total edges { cursor } } } }`,
    );
    expect(data).toEqual({
      curriculumItem: {
        questions: 0,
        articles: 0,
        gaps: ['NO_QUESTIONS'],
        mine: null,
        list: { total: 0, edges: [] },
      },
    });
  });

  test('that are unknown are null, without a call', async () => {
    expect(await gateway.dataOf('{ curriculum(version: "1999") { id } curriculumItem(code: "X") { code } }')).toEqual({
      curriculum: null,
      curriculumItem: null,
    });
    expect(gateway.callsMade()).toHaveLength(0);
  });
});

describe('the list of an item', () => {
  const pageOf = (count: number) => ({
    data: Array.from({ length: count }, (_, index) => sbaRow({ _id: String(index + 1), ref: `ANAT-${index + 1}` })),
    pagination: { tab: ['1-20', '21-25'], page: 1, limit: 20, total: 25 },
  });
  const list = (args: string) =>
    gateway.dataOf(
      `{ curriculumItem(code: "${CODE}") { list(${args}) { total edges { cursor node { id } } pageInfo { hasNextPage endCursor } } } }`,
    );

  test('goes on at its cursor', async () => {
    gateway.stub.reset({
      [LIST]: by((response, request) =>
        answer(200, pageOf(request.url!.includes('page=2') ? 5 : 20))(response, request),
      ),
    });
    const first = (await list('first: 15')).curriculumItem.list;
    expect([first.total, first.edges.length, first.pageInfo]).toEqual([25, 15, { hasNextPage: true, endCursor: '15' }]);
    const next = (await list('first: 15, after: "15"')).curriculumItem.list;
    expect([next.edges.length, next.pageInfo]).toEqual([5, { hasNextPage: true, endCursor: '20' }]);
    const last = (await list('first: 15, after: "20"')).curriculumItem.list;
    expect([last.edges.length, last.pageInfo.hasNextPage]).toEqual([5, false]);
  });

  test('that needs a purchase is null with the error, and the item stays', async () => {
    gateway.stub.reset({ [LIST]: answer(403, { message: 'No', code: 'PURCHASE_REQUIRED' }) });
    const { body } = await gateway.graphql(`{ curriculumItem(code: "${CODE}") { name list { total } } }`);
    expect(body.data).toEqual({ curriculumItem: { name: expect.any(String), list: null } });
    expect(body.errors).toMatchObject([{ extensions: { code: 'PURCHASE_REQUIRED' } }]);
  });

  test('has cursors of its own alone', async () => {
    expect(await gateway.errorOf(`{ curriculumItem(code: "${CODE}") { list(after: "x") { total } } }`)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

test('a question has the items that it was filed under, without a call of their own', async () => {
  gateway.stub.reset({ '/questions/1042': { data: sbaRow({ items: [CODE, '21-OLD-GONE-01'] }) } });
  const { question } = await gateway.dataOf(
    '{ question(id: "1042") { items { code card { code } } of2012: items(version: "2012") { code } } }',
  );
  expect(question).toEqual({ items: [{ code: CODE, card: { code: '21-ANAT-THX' } }], of2012: [] });
  expect(gateway.callsMade()).toHaveLength(1);
});
