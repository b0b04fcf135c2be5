import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';

const LENGTH = 45;
let api: TestApi;
let paying: string;
let limited: string;

beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [
    ...Array.from({ length: LENGTH }, (_, index) => sampleSba(index + 1, { ref: `ANAT-${index + 1}` })),
    sampleSba(100, { topic: 'হৃৎপিণ্ড', appearances: [{ board: 'DHK', year: 2022 }], chapter: 'abdomen' }),
  ]);
  paying = await api.signIn({ accessDoc: 'all' });
  limited = await api.signIn({ accessDoc: 'limited' });
});
afterAll(() => api.close());

const TOPIC = '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart';
const YEAR = '/board-filter/DHK_1-ANAT/years/2024?x=';
const CHAPTER = '/bank-filter/';

async function lists() {
  const { body } = await api.get('/bank/Anatomy/chapter/_1-ANAT?limit=100000');
  const thorax = body.data.find((chapter) => chapter.chapter_name === 'Thorax');
  return [TOPIC, YEAR, `${CHAPTER}${String(thorax?._id)}?x=`];
}
const refs = (body: { data: Record<string, unknown>[] }) => body.data.map((question) => question.ref);

describe('the lists of a board and of the bank', () => {
  test('topics by name, years from the newest, chapters with their lengths', async () => {
    expect((await api.get('/board-filter/topics/DHK_1-ANAT')).body.data).toEqual(['Heart', 'হৃৎপিণ্ড']);
    expect((await api.get('/board-filter/DHK_1-ANAT/years')).body.data).toEqual({ year: [2024, 2022] });
    expect((await api.get('/bank/Anatomy/chapter/_1-ANAT?limit=100000')).body.data).toMatchObject([
      { chapter_name: 'abdomen', total_question: 1 },
      { chapter_name: 'Thorax', total_question: 45 },
    ]);
    expect((await api.get('/board-filter/topics/RAJ_1-ANAT')).body).toEqual({ data: [] });
  });

  test('a page has its questions with all fields', async () => {
    const { status, body } = await api.get(TOPIC);
    expect(status).toBe(200);
    expect(body.pagination).toEqual({ tab: ['1-20', '21-40', '41-45'], page: 1, limit: 20, total: 45 });
    expect(refs(body)).toEqual(Array.from({ length: 20 }, (_, index) => `ANAT-${index + 1}`));
    expect(body.data[0]).toEqual({
      _id: expect.stringMatching(/^\d+$/),
      ref: 'ANAT-1',
      type: 'SBA',
      stem: 'Which structure is number 1?',
      options: ['one', 'two', 'three', 'four', 'five'].map((text, index) => ({
        key: 'ABCDE'[index],
        text: `Structure ${text} of 1`,
        correct: index === 2,
        reason: `Reason ${text}`,
      })),
      parts: [],
      explanation: 'Because it is so.',
      explanation_bn: 'কারণ এটাই সত্য।',
      take_away: 'Remember it.',
      references: ['A textbook, 1st ed., Chapter'],
      topic: 'Heart',
      appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
      origin: 'PAPER',
      items: [],
      media: [],
      notice: null,
      review: { version: 1, author: null, reviewer: null, reviewed_on: null },
    });
  });

  test('the last page, a range, and a page of a range', async () => {
    expect(refs((await api.get(`${TOPIC}&page=3`, paying)).body)).toEqual(
      [41, 42, 43, 44, 45].map((number) => `ANAT-${number}`),
    );
    const range = await api.get(`${TOPIC}&page=2&from=11&to=35`, paying);
    expect(refs(range.body)).toEqual([31, 32, 33, 34, 35].map((number) => `ANAT-${number}`));
    expect(range.body.pagination).toEqual({ tab: ['11-30', '31-35'], page: 2, limit: 20, total: 25 });
  });

  test('finds a topic in Bangla however its letters are composed', async () => {
    const decomposed = encodeURIComponent('হৃৎপিণ্ড'.normalize('NFD'));
    const { body } = await api.get(`/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=${decomposed}`);
    expect(body.pagination.total).toBe(1);
  });

  test.each([
    ['/board-filter/DHK_1-ANAT/years/1999', 404, 'Questions not found'],
    ['/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=None', 404, 'Questions not found'],
    [`${YEAR}&page=4`, 404, 'Questions not found'],
    ['/bank-filter/999999', 404, 'Questions not found'],
    ['/bank-filter/1%00', 400, 'chapterId: is not the id of a chapter'],
    ['/bank-filter/1;drop', 400, 'chapterId: is not the id of a chapter'],
    ['/board-filter/topics/XXX_1-ANAT', 400, 'key: must be {board}{prof}-{subject}, such as DHK_1-ANAT'],
    ['/board-filter/topics/DHK_2-ANAT', 400, 'key: must be {board}{prof}-{subject}, such as DHK_1-ANAT'],
    ['/board-filter/DHK_1-ANAT/years/2O24', 400, 'year: must be a year'],
    [`${TOPIC}&from=3`, 400, 'from and to go together.'],
    [`${TOPIC}&page=1&page=2`, 400, 'page: must be given once'],
    [`${TOPIC}%00`, 400, 'topic_name: has a NUL in it'],
    ['/nothing-here', 404, 'No such route.'],
    ['/bank-filter/%E0%A4%A', 400, 'The address is not well formed.'],
  ])('%s is %i: %s', async (path, status, message) => {
    const answer = await api.get(path, paying);
    expect(answer).toMatchObject({ status, body: { message } });
  });
});

describe('the page that holds a question', () => {
  test('is found by its ref in all three kinds of lists, with its number in `pagination`', async () => {
    for (const list of await lists()) {
      const { body } = await api.get(`${list}&ref=ANAT-33`, paying);
      expect(body.pagination).toMatchObject({ page: 2, total: LENGTH });
      expect(refs(body)).toEqual(refs((await api.get(`${list}&page=2`, paying)).body));
      expect(refs((await api.get(`${list}&ref=ANAT-45&page=2`, paying)).body)).toContain('ANAT-45');
    }
  });

  test('is counted within a range, which may leave the question out', async () => {
    const inRange = await api.get(`${TOPIC}&from=14&to=45&ref=ANAT-34`, paying);
    expect(inRange.body.pagination).toMatchObject({ page: 2, tab: ['14-33', '34-45'] });
    expect(refs(inRange.body)[0]).toBe('ANAT-34');
    const outside = await api.get(`${TOPIC}&from=14&to=20&ref=ANAT-34`, paying);
    expect(outside.body.pagination.page).toBe(1);
    expect(refs(outside.body)).not.toContain('ANAT-34');
  });

  test('is the requested page if the list does not have the question', async () => {
    for (const ref of ['NONE-1', 'anat-33', '%', 'ANAT-33 ', '']) {
      const { status, body } = await api.get(`${TOPIC}&page=3&ref=${encodeURIComponent(ref)}`, paying);
      expect([status, body.pagination.page]).toEqual([200, 3]);
    }
  });

  test.each([
    ['ref=A&ref=B', 'ref: must be given once'],
    [`ref=${'A'.repeat(101)}`, 'ref: is longer than 100 characters'],
    ['ref=%00', 'ref: has a NUL in it'],
  ])('%s is refused', async (query, message) => {
    expect(await api.get(`${TOPIC}&${query}`, paying)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the paywall', () => {
  test('does not reveal locked questions: a locked ref and an unknown one get the same response', async () => {
    for (const list of await lists()) {
      for (const token of [undefined, limited]) {
        expect((await api.get(`${list}&ref=ANAT-7`, token)).body.pagination.page).toBe(1);
        for (const range of ['', '&from=16&to=30', '&from=1&to=25']) {
          const locked = await api.get(`${list}${range}&ref=ANAT-33`, token);
          expect(locked).toMatchObject({ status: 403, body: { code: 'PURCHASE_REQUIRED' } });
          expect(await api.get(`${list}${range}&ref=NONE-1`, token)).toEqual(locked);
        }
        const open = await api.get(`${list}&from=3&to=20&ref=ANAT-33`, token);
        expect(open).toEqual(await api.get(`${list}&from=3&to=20&ref=NONE-1`, token));
        expect(open.status).toBe(200);
      }
    }
  });

  test('visitors and limited readers have page 1, others all', async () => {
    for (const list of await lists()) {
      for (const token of [undefined, limited]) {
        expect((await api.get(list, token)).status).toBe(200);
        expect(await api.get(`${list}&page=2`, token)).toEqual({
          status: 403,
          body: {
            message: 'Please purchase packages to access more pages.',
            message_id: 'http.purchaseRequired',
            params: {},
            code: 'PURCHASE_REQUIRED',
          },
        });
      }
      expect((await api.get(`${list}&page=2`, paying)).status).toBe(200);
    }
  });

  test('a range past the end says how long the list is instead of asking for a purchase', async () => {
    for (const list of await lists()) {
      for (const token of [undefined, limited, paying]) {
        expect(await api.get(`${list}&from=46&to=60`, token)).toEqual({
          status: 404,
          body: {
            message: 'This list has 45 questions.',
            message_id: 'questions.listEnds',
            params: { length: 45 },
            code: 'NOT_FOUND',
          },
        });
      }
      expect((await api.get(`${list}&from=45&to=60`)).status).toBe(403);
    }
  });

  test('no call, whatever it asks, gives a reader without access a question past place 20', async () => {
    const open = new Set(Array.from({ length: 20 }, (_, index) => `ANAT-${index + 1}`));
    const anything = fc.oneof(
      fc.integer({ min: -5, max: 100 }).map(String),
      fc.constantFrom('100000', '1e3', '0x15', '01', '+2', '2 ', '', 'NaN', '1,2', '2.0', '９'),
      fc.string({ maxLength: 5 }),
      fc.integer({ min: 1, max: 50 }).map((number) => `ANAT-${number}`),
    );
    const names = fc.constantFrom(
      'page',
      'from',
      'to',
      'ref',
      'limit',
      'offset',
      'skip',
      'Page',
      'page[]',
      'from[0]',
      'size',
    );
    const all = await lists();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...all),
        fc.array(fc.tuple(names, anything), { maxLength: 6 }),
        fc.constantFrom(undefined, limited),
        async (list, pairs, token) => {
          const query = new URLSearchParams(pairs).toString();
          const { status, body } = await api.get(`${list}&${query}`, token);
          expect([200, 400, 403, 404]).toContain(status);
          if (status === 200) for (const ref of refs(body)) expect(open).toContain(ref);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is decided on each call, from the record and not from the token', async () => {
    const { users } = await import('../../db/schema.ts');
    const { eq } = await import('drizzle-orm');
    const token = await api.signIn({ email: 'mind@example.com', accessDoc: '' });
    const give = (accessDoc: string) =>
      api.db.update(users).set({ accessDoc }).where(eq(users.email, 'mind@example.com'));
    expect((await api.get(`${YEAR}&page=2`, token)).status).toBe(403);
    await give('premium');
    expect((await api.get(`${YEAR}&page=2`, token)).status).toBe(200);
    await give('limited');
    expect((await api.get(`${YEAR}&page=2`, token)).status).toBe(403);
  });
});
