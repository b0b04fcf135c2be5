import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/index.ts';
import {
  ofAnatomy,
  PAGE_FIELDS,
  pageRow,
  sbaQuestion,
  sbaRow,
  TOPICS_CALL,
  YEAR_CALL,
  YEARS_CALL,
} from '../../testing/rows.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const PAGE = `${ofAnatomy('yearQuestions(year: 2024) { ...Page }')} ${PAGE_FIELDS}`;
const LISTS = ofAnatomy('topics years');

async function page(row: unknown) {
  gateway.stub.reset({ [YEAR_CALL]: row });
  return (await gateway.dataOf(PAGE)).boardSubject.yearQuestions;
}

describe('variations that are accepted', () => {
  test('any body wrapped in `data`', async () => {
    expect((await page({ data: pageRow() })).questions).toEqual([sbaQuestion]);
    gateway.stub.reset({
      [TOPICS_CALL]: { data: { data: ['Heart'] } },
      [YEARS_CALL]: { data: { data: { year: [2024] } } },
    });
    expect((await gateway.dataOf(LISTS)).boardSubject).toEqual({ topics: ['Heart'], years: [2024] });
  });

  test('unknown fields', async () => {
    const row = { ...pageRow([sbaRow({ __v: 3, createdAt: 'now' })], { extra: [] }), success: true };
    expect((await page(row)).questions).toEqual([sbaQuestion]);
  });

  test('a label above a GraphQL Int counts as its position', async () => {
    const { pagination } = await page(pageRow([sbaRow()], { tab: ['1-20', '99999999999-100000000018'] }));
    expect(pagination.tabs.map((tab: { page: number }) => tab.page)).toEqual([1, 2]);
  });

  test('numbers as text', async () => {
    const answer = await page(
      pageRow(
        [
          sbaRow({
            appearances: [{ board: 'DHK', year: '2024' }],
            parts: [{ label: 1, text: 'Name it.', marks: '2.5', points: null }],
          }),
        ],
        { page: '1', limit: '20', total: '45' },
      ),
    );
    expect(answer.pagination).toMatchObject({ page: 1, total: 45 });
    expect(answer.questions[0]).toMatchObject({
      appearances: [{ board: 'DHK', year: 2024, sitting: null }],
      parts: [{ label: '1', text: 'Name it.', marks: 2.5, points: [] }],
    });
    gateway.stub.reset({ [TOPICS_CALL]: { data: [] }, [YEARS_CALL]: { data: { year: ['2024', 2021] } } });
    expect((await gateway.dataOf(LISTS)).boardSubject).toEqual({ topics: [], years: [2024, 2021] });
  });

  test('without optional fields', async () => {
    const bare = { _id: 5, type: 'SBA', stem: 'Which?', options: [{ text: 'This', correct: true }] };
    expect(await page({ data: [bare], pagination: {} })).toEqual({
      questions: [
        {
          id: '5',
          ref: '5',
          type: 'SBA',
          stem: 'Which?',
          options: [{ key: 'A', text: 'This', correct: true, reason: null }],
          parts: [],
          explanation: null,
          takeAway: null,
          references: [],
          topic: null,
          appearances: [],
          origin: null,
        },
      ],
      pagination: { page: 1, total: null, tabs: [] },
    });
  });

  test('optional fields as null', async () => {
    const names = ['ref', 'parts', 'explanation', 'take_away', 'references', 'topic', 'appearances', 'origin'];
    const row = sbaRow(Object.fromEntries(names.map((name) => [name, null])));
    const answer = await page(pageRow([row], { tab: null, page: null, total: null }));
    expect(answer.questions[0]).toMatchObject({
      ref: '1042',
      parts: [],
      explanation: null,
      topic: null,
      origin: null,
    });
    expect(answer.pagination).toEqual({ page: 1, total: null, tabs: [] });
  });

  test('labels of tabs: with spaces, with a dash, and no range at all', async () => {
    const { pagination } = await page(pageRow([sbaRow()], { tab: [' 1 - 20', '21–40', 'Last'] }));
    expect(pagination.tabs.map((tab: { page: number }) => tab.page)).toEqual([1, 2, 3]);
  });

  test('tabs keep their page numbers if a long list skips some', async () => {
    const { pagination } = await page(pageRow([sbaRow()], { tab: ['1-20', '21-40', '981-1000'], total: 1000 }));
    expect(pagination.tabs.map((tab: { page: number }) => tab.page)).toEqual([1, 2, 50]);
  });
});

describe('variations that are rejected', () => {
  test.each([
    ['a list that is an object', { data: {}, pagination: {} }],
    ['no list', { pagination: {} }],
    ['null', null],
    ['a number', 7],
  ])('%s is refused', async (_what, row) => {
    gateway.stub.reset({ [YEAR_CALL]: row });
    expect(await gateway.errorOf(PAGE)).toMatchObject({
      message: 'Error: Something went wrong, please try again.',
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    });
  });
});
