import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentRoutes, HOME } from '../testing/content.ts';
import { startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    routes: contentRoutes(),
    env: { PUBLIC_URL: 'https://study.example', ALLOWED_ORIGINS: 'https://app.example, http://localhost:3000' },
  });
});
afterAll(() => gateway.close());

const ALLOWED = [
  'https://studio.apollographql.com',
  'https://study.example',
  'https://app.example',
  'http://localhost:3000',
];
const REFUSED = [
  'https://evil.example',
  'https://app.example.evil.example',
  'https://evil-app.example',
  'http://app.example',
  'https://app.example:8443',
  'https://APP.example',
  'https://app.example/',
  'http://studio.apollographql.com',
  'null',
  '*',
  '',
];
type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
const BODY = JSON.stringify({ query: HOME });

const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
const ask = (origin: string, init: Init = {}, path = '/graphql') =>
  fetch(`${gateway.url}${path}`, {
    method: 'POST',
    body: BODY,
    ...init,
    headers: { 'content-type': 'application/json', ...(origin && { origin }), ...init.headers },
  });
const preflight = (origin: string, path?: string) =>
  ask(
    origin,
    {
      method: 'OPTIONS',
      body: null,
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    },
    path,
  );

describe('a page of an allowed origin', () => {
  test.each(ALLOWED)('%s: may send requests with a token, with preflights cached for two hours', async (origin) => {
    for (const path of ['/graphql', '/graphql/stream']) {
      const response = await preflight(origin, path);
      expect(response.status).toBe(204);
      expect(corsOf(response)).toEqual({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': '*, authorization',
        'access-control-max-age': '7200',
        'access-control-expose-headers':
          'x-request-id, retry-after, age, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
      });
    }
  });

  test.each(ALLOWED)(
    '%s: may read responses, new and cached, with and without errors, without credentials',
    async (origin) => {
      const answers = [
        await ask(origin),
        await ask(origin),
        await ask(origin, { headers: { authorization: `Bearer ${tokenOf({ user_id: '7' })}` } }),
        await ask(origin, { body: '{' }),
        await ask(origin, { body: `"${'x'.repeat(103_000)}"` }),
        await ask(origin, { body: '{"query":"{"}' }),
        await ask(origin, {}, '/graphql/stream'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400, 413, 400, 401]);
      for (const answer of answers) {
        expect(corsOf(answer)).toEqual({
          'access-control-allow-origin': origin,
          'access-control-expose-headers':
            'x-request-id, retry-after, age, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
        });
        expect(answer.headers.get('vary')).toContain('Origin');
      }
    },
  );
});

describe('C7: a page of any other origin', () => {
  test.each(REFUSED)('%j: gets no CORS headers, whatever it sends', async (origin) => {
    const answers = [await preflight(origin), await ask(origin), await ask(origin), await ask(origin, { body: '{' })];
    expect(answers.map(corsOf)).toEqual([{}, {}, {}, {}]);
    expect(answers[0]!.status).toBe(405);
  });

  test('a response cached for one origin does not have its CORS headers for another', async () => {
    const search = `?${new URLSearchParams({ query: HOME }).toString()}`;
    const get = async (origin: string) => {
      const headers = { 'apollo-require-preflight': '1' };
      const answer = await ask(origin, { method: 'GET', body: null, headers }, `/graphql${search}`);
      expect(answer.headers.get('cache-control')).toMatch(/^public/);
      expect(answer.headers.get('vary')).toContain('Origin');
      return answer.headers.get('access-control-allow-origin');
    };
    const origins = ['https://app.example', 'https://evil.example', '', 'https://study.example'];
    const allowed = [];
    for (const origin of [...origins, ...origins]) allowed.push(await get(origin));
    const once = ['https://app.example', null, null, 'https://study.example'];
    expect(allowed).toEqual([...once, ...once]);
  });

  test('only GraphQL can be read by other origins', async () => {
    for (const path of ['/schema.graphql', '/healthz', '/images', '/']) {
      expect(corsOf(await ask('https://app.example', { method: 'GET', body: null }, path))).toEqual({});
    }
  });
});
