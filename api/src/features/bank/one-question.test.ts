import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let paying: string;
let limited: string;
beforeAll(async () => {
  api = await startTestApi();
  // The second question's ref looks like the id of another.
  const refs = ['ANAT-1', '1', ...Array.from({ length: 28 }, (_, index) => `ANAT-${index + 3}`)];
  await seedQuestions(
    api.db,
    refs.map((ref, index) => sampleSba(index + 1, { ref })),
  );
  paying = await api.signIn({ accessDoc: 'all' });
  limited = await api.signIn({ accessDoc: 'limited' });
});
afterAll(() => api.close());

const LIST = '/board-filter/DHK_1-ANAT/years/2024';
const NOT_FOUND = {
  status: 404,
  body: { message: 'Question not found', message_id: 'questions.noSuchQuestion', params: {}, code: 'NOT_FOUND' },
};
const read = async (key: string, token?: string) => (await api.get(`/questions/${key}`, token)) as never as Answer;
type Answer = { status: number; body: { data: Record<string, unknown> } };

describe('one question', () => {
  test('equals the one in its list, by its ref and by its id', async () => {
    const { body } = await api.get(LIST);
    const question = body.data[4]!;
    expect(await read(String(question.ref))).toEqual({ status: 200, body: { data: question } });
    expect(await read(`${String(question._id)}?by=id`)).toEqual({ status: 200, body: { data: question } });
    expect(await read(String(question._id))).toEqual({ status: 200, body: { data: question } });
  });

  test('by a number that is one question’s ref and another’s id is chosen by `by`, else by ref', async () => {
    expect((await read('1?by=ref')).body.data.ref).toBe('1');
    expect((await read('1?by=id')).body.data._id).toBe('1');
    expect((await read('1')).body.data.ref).toBe('1');
  });

  test.each([
    'NONE-1',
    'NONE-1?by=ref',
    'ANAT-1?by=id',
    '999999?by=id',
    '0?by=id',
    '99999999999999999999',
    'anat-1',
    '%20',
  ])('there is none by %s', async (key) => expect(await read(key, paying)).toEqual(NOT_FOUND));

  test.each(['1?by=name', '%00', 'x'.repeat(101)])('%s is refused', async (key) =>
    expect((await read(key)).status).toBe(400),
  );

  test('needs a purchase if it is on no first page, and is then not sent', async () => {
    const { body } = await api.get(`${LIST}?page=2`, paying);
    const locked = body.data[0]!;
    for (const key of [String(locked.ref), `${String(locked._id)}?by=id`]) {
      for (const token of [undefined, limited]) {
        expect(await read(key, token)).toEqual({
          status: 403,
          body: {
            message: 'Please purchase packages to access more pages.',
            message_id: 'http.purchaseRequired',
            params: {},
            code: 'PURCHASE_REQUIRED',
          },
        });
      }
      expect((await read(key, paying)).body.data).toEqual(locked);
    }
    await seedQuestions(api.db, [sampleSba(21, { ref: 'ANAT-21', appearances: [{ board: 'RAJ', year: 2021 }] })]);
    expect((await read('ANAT-21')).status).toBe(200);
  });

  test('does not exist while it is hidden', async () => {
    await api.db.execute(sql`update questions set hidden = true where ref = 'ANAT-3'`);
    for (const token of [undefined, paying]) expect(await read('ANAT-3', token)).toEqual(NOT_FOUND);
  });
});
