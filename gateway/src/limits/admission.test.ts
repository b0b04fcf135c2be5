import { afterEach, describe, expect, test } from 'vitest';
import { pageRow, sbaRow, YEAR_CALL } from '../testing/rows.ts';
import { longToken, spellingsOf } from '../testing/tokens.ts';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

const POINTS = 12;
const env = { RATE_LIMIT_ADDRESS: String(POINTS), RATE_LIMIT_VIEWER: '4' };
const TYPENAME = '{ __typename }';
const TOKEN = tokenOf({ user_id: 'RAHIMA' });

let gateway: TestGateway;
afterEach(() => gateway?.close());

/** Through a proxy on the same machine, which appends the client's address. */
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
});

async function statuses(count: number, ask: (index: number) => Promise<{ status: number }>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await ask(index)).status);
  return {
    served: all.filter((status) => status === 200).length,
    refused: all.filter((status) => status === 429).length,
  };
}

describe('requests of one address', () => {
  test('are served within its budget, then get 429 with Retry-After; other addresses are served', async () => {
    gateway = await startTestGateway({ env });
    const ask = (address: string) => gateway.graphql(TYPENAME, {}, from(address));
    expect(await statuses(POINTS + 3, () => ask('203.0.113.7'))).toEqual({ served: POINTS, refused: 3 });
    const { headers, body } = await ask('203.0.113.7');
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      errors: [
        {
          message: 'Too many requests! Please try again later.',
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfter },
        },
      ],
    });
    expect((await ask('203.0.113.8')).status).toBe(200);
  });

  test('count even without a query or valid JSON', async () => {
    gateway = await startTestGateway({ env });
    const send = (body: string) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
        body,
      });
    const bodies = ['{', '[]', '{"query":"{"}', '{"query":"{ nothing }"}'];
    for (let index = 0; index < POINTS; index += 1) expect((await send(bodies[index % 4]!)).status).toBe(400);
    for (const body of bodies) expect((await send(body)).status).toBe(429);
  });

  test('are not distinguished by a header that the caller sets (threat B10)', async () => {
    gateway = await startTestGateway({ env });
    // As a proxy sends it: the client's own value, then the address that the proxy saw.
    const { refused } = await statuses(POINTS + 20, (index) =>
      gateway.graphql(
        TYPENAME,
        {},
        from(`198.51.100.${index}, 127.0.0.${index + 2}, 203.0.113.7`, {
          'client-ip': `198.51.100.${index}`,
          'x-real-ip': `198.51.100.${index}`,
          forwarded: `for=198.51.100.${index}`,
          'x-client-ip': `198.51.100.${index}`,
        }),
      ),
    );
    expect(refused).toBe(20);
  });

  test('of this machine, or without an operation, are free', async () => {
    gateway = await startTestGateway({ env });
    expect(await statuses(POINTS * 2, () => gateway.graphql(TYPENAME))).toEqual({ served: POINTS * 2, refused: 0 });
    const get = (path: string) => fetch(`${gateway.url}${path}`, from('203.0.113.7'));
    for (const path of ['/healthz', '/readyz', '/schema.graphql', '/robots.txt']) {
      expect(await statuses(POINTS * 2, () => get(path))).toEqual({ served: POINTS * 2, refused: 0 });
    }
  });

  test('answered from the cache are free', async () => {
    gateway = await startTestGateway({ env });
    const ask = () => gateway.graphql('{ boards { code } }', {}, from('203.0.113.7'));
    await ask();
    await statuses(POINTS, () => gateway.graphql(TYPENAME, {}, from('203.0.113.7')));
    expect(await statuses(POINTS, ask)).toEqual({ served: POINTS, refused: 0 });
  });
});

test('with a large response cost more', async () => {
  gateway = await startTestGateway({ env, routes: { '*': pageRow([sbaRow()]) } });
  const page = (fields: string) => `query ($year: Int!) {
    boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: $year) { questions { ${fields} } } } }`;
  // 20 questions of 10 options, 10 parts of 20 points, references and appearances: 5,000 nodes and more.
  const large = page('options { key } parts { points } references appearances { year }');
  const ask = (year: number) => gateway.graphql(large, { year }, from('203.0.113.7'));
  await ask(2022);
  await ask(2023);
  const { status, headers, body } = await ask(2024);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  expect(JSON.stringify(body)).not.toContain('"http"');
  const askSmall = (index: number) => gateway.graphql(page('id'), { year: 2000 + index }, from('203.0.113.8'));
  expect(await statuses(10, askSmall)).toEqual({
    served: 10,
    refused: 0,
  });
});

describe('rejected requests', () => {
  const page = `query ($year: Int!) { boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: $year) {
    questions { id options { key } parts { points } references appearances { year } } } } }`;
  const ADDRESS = from('203.0.113.7');
  const start = async (address: number) => {
    const limits = { RATE_LIMIT_ADDRESS: String(address) };
    gateway = await startTestGateway({ env: limits, routes: { '*': pageRow([sbaRow()]) } });
    // A new document would cost more, a cached response nothing.
    expect((await gateway.graphql(page, { year: 1999 })).status).toBe(200);
  };
  const small = () => gateway.graphql(TYPENAME, {}, ADDRESS);

  test('for their cost pay one point', async () => {
    await start(10);
    // 6 points each, 5 of them for their nodes.
    const ask = (index: number) => gateway.graphql(page, { year: 2000 + index }, ADDRESS);
    expect(await statuses(2, ask)).toEqual({ served: 1, refused: 1 });
    expect(await statuses(5, small)).toEqual({ served: 3, refused: 2 });
  });

  test('in parallel pay once', async () => {
    await start(4);
    const ask = () => gateway.graphql(TYPENAME, {}, ADDRESS);
    expect(await statuses(6, ask)).toEqual({ served: 4, refused: 2 });
  });

  test('for their variables pay once', async () => {
    await start(14);
    expect((await gateway.graphql(page, { year: 'x' }, ADDRESS)).status).toBe(400);
    expect(await statuses(10, small)).toEqual({ served: 8, refused: 2 });
  });
});

test('an unverified token has the budget of its address, like a visitor', async () => {
  gateway = await startTestGateway({ env });
  const ask = (index: number) => gateway.graphql(TYPENAME, {}, { token: `${TOKEN}${index}`, ...from('203.0.113.7') });
  expect(await statuses(POINTS + 2, ask)).toEqual({ served: POINTS, refused: 2 });
  expect((await gateway.graphql(TYPENAME, {}, { token: TOKEN, ...from('203.0.113.8') })).status).toBe(200);
});

describe('a verified reader', () => {
  const GOOD = ['phone', 'laptop'].map((device) => tokenOf({ user_id: 'RAHIMA', device }));
  const users = by((response, request) => {
    const isGood = GOOD.some((token) => request.headers.authorization === `Bearer ${token}`);
    const record = { _id: 'RAHIMA', user_id: 'RAHIMA', name: 'Rahima', access_doc: '' };
    answer(isGood ? 200 : 401, isGood ? { data: record } : {})(response, request);
  });
  const read = (token: string, address = '203.0.113.7') =>
    gateway.graphql('{ viewer { name } }', {}, { token, ...from(address) });

  test('can go on when others have exhausted the address’s budget', async () => {
    gateway = await startTestGateway({ env, routes: { 'GET /users': users } });
    expect((await read(GOOD[0]!)).body.data).toEqual({ viewer: { name: 'Rahima' } });
    await statuses(POINTS, () => gateway.graphql(TYPENAME, {}, from('203.0.113.7')));
    expect(await statuses(2, () => gateway.graphql(TYPENAME, {}, from('203.0.113.7')))).toMatchObject({ refused: 2 });
    expect(await statuses(6, () => read(GOOD[0]!))).toEqual({ served: 4, refused: 2 });
  });

  test('has their own points and those of the address, never less than a visitor there', async () => {
    gateway = await startTestGateway({ env, routes: { 'GET /users': users } });
    // Verified from another address.
    await read(GOOD[0]!, '203.0.113.9');
    expect(await statuses(POINTS + 6, () => read(GOOD[0]!))).toEqual({ served: POINTS + 4, refused: 2 });
    const onOwnMachine = () => gateway.graphql('{ viewer { name } }', {}, { token: GOOD[0]! });
    expect(await statuses(POINTS * 2, onOwnMachine)).toEqual({ served: POINTS * 2, refused: 0 });
  });

  test('has one budget for all tokens, which forged ones cannot spend', async () => {
    gateway = await startTestGateway({ env, routes: { 'GET /users': users } });
    for (const token of GOOD) await read(token, '203.0.113.9');
    await statuses(POINTS, () => gateway.graphql(TYPENAME, {}, from('203.0.113.7')));
    const forged = (index: number) => read(`${tokenOf({ user_id: 'RAHIMA' })}${index}`, '203.0.113.8');
    expect(await statuses(8, forged)).toEqual({ served: 8, refused: 0 });
    expect(await statuses(6, (index) => read(GOOD[index % 2]!))).toEqual({ served: 4, refused: 2 });
  });

  test('has one budget for all spellings of a signature', async () => {
    const spellings = spellingsOf(longToken({ user_id: 'RAHIMA' }));
    expect(new Set(spellings).size).toBe(8);
    const anySpelling = by((response, request) => {
      const isGood = spellings.some((token) => request.headers.authorization === `Bearer ${token}`);
      answer(isGood ? 200 : 401, isGood ? { data: { _id: '1', user_id: 'RAHIMA' } } : {})(response, request);
    });
    gateway = await startTestGateway({ env, routes: { 'GET /users': anySpelling } });
    await read(spellings[0]!, '203.0.113.9');
    await statuses(POINTS, () => gateway.graphql(TYPENAME, {}, from('203.0.113.7')));
    expect(await statuses(8, (index) => read(spellings[index]!))).toEqual({ served: 4, refused: 4 });
  });
});

describe('RateLimit header fields', () => {
  const limitsOf = ({ headers }: { headers: Headers }) =>
    ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));

  test('report the remaining points with every response, rejections included', async () => {
    gateway = await startTestGateway({ env, routes: { [YEAR_CALL]: pageRow([sbaRow()]) } });
    const ask = (query = TYPENAME) => gateway.graphql(query, {}, from('203.0.113.7'));
    expect(limitsOf(await ask())).toEqual([String(POINTS), String(POINTS - 1), '60']);
    const page = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024) {
      questions { options { key } parts { points } references appearances { year } } } } }`;
    const [, before] = limitsOf(await ask());
    expect(before).toBe(String(POINTS - 2));
    const { status, headers } = await ask(page);
    // For its length while it is new, and for its nodes.
    expect(status).toBe(200);
    expect(Number(headers.get('ratelimit-remaining'))).toBeLessThanOrEqual(POINTS - 2 - 1 - 5);
    await statuses(POINTS, () => ask());
    const refused = await ask();
    expect([refused.status, ...limitsOf(refused).slice(0, 2)]).toEqual([429, String(POINTS), '0']);
    expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'));
  });

  test('are absent where nothing is charged: cached responses and requests of the machine itself', async () => {
    gateway = await startTestGateway({ env });
    const ask = () => gateway.graphql('{ boards { code } }', {}, from('203.0.113.7'));
    expect(limitsOf(await ask())[0]).toBe(String(POINTS));
    expect(limitsOf(await ask())).toEqual([null, null, null]);
    expect(limitsOf(await gateway.graphql(TYPENAME))).toEqual([null, null, null]);
  });
});

test('by default 60 students behind one address are not limited', async () => {
  gateway = await startTestGateway({ routes: { [YEAR_CALL]: pageRow([sbaRow()]) } });
  const tokens = Array.from({ length: 60 }, (_, index) => tokenOf({ user_id: `S${index}` }));
  const page = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024) {
    questions { id options { key } parts { points } references appearances { year } } } } }`;
  const rounds = await Promise.all(
    tokens.map((token) => statuses(5, () => gateway.graphql(page, {}, { token, ...from('203.0.113.7') }))),
  );
  for (const round of rounds) expect(round).toEqual({ served: 5, refused: 0 });
});

describe('settings', () => {
  test('0 is no limit', async () => {
    gateway = await startTestGateway({ env: { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' } });
    const ask = () => gateway.graphql(TYPENAME, {}, { token: TOKEN, ...from('203.0.113.7') });
    expect(await statuses(50, ask)).toEqual({ served: 50, refused: 0 });
  });
});
