import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, newIp, newPerson } from '../../testing/people.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: 40 }, (_, index) => sampleSba(index)),
  );
});
afterAll(() => api.close());

const LETTERS = 'bcdfghjklmnpqrstvwxz';
/** Seven unknown words, each looked up with all its possible corrections. */
const costly = (index: number) =>
  Array.from({ length: 7 }, (_, word) =>
    Array.from({ length: 6 }, (_, at) => LETTERS[(index * 7 + word * 3 + at * at) % LETTERS.length]).join(''),
  ).join(' ');

test('a hundred searches from one address do not block others', async () => {
  const { email, password } = await newPerson(api);
  const search = (text: string, ip: string) => api.call('GET', `/search?q=${encodeURIComponent(text)}`, { ip });
  const ip = newIp();
  const flood = Array.from({ length: 100 }, (_, index) => search(costly(index), ip));
  const others = await Promise.all([
    fetch(`http://127.0.0.1:${api.port}/healthz`),
    api.call('GET', '/board-filter/DHK_1-ANAT/years/2024?page=1&limit=20', { ip: newIp() }),
    logIn(api, email, password),
    search('structure', newIp()),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).not.toHaveLength(0);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
});
