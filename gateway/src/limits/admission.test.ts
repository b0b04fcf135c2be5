import { afterEach, describe, expect, test } from 'vitest';
import { pageRow, sbaRow, YEAR_CALL } from '../test-rows.ts';
import { startTestGateway, tokenOf, type TestGateway } from '../testkit.ts';

const POINTS = 12;
const env = { RATE_LIMIT_ADDRESS: String(POINTS), RATE_LIMIT_VIEWER: '4' };
const TYPENAME = '{ __typename }';
const TOKEN = tokenOf({ user_id: 'RAHIMA' });

let gateway: TestGateway;
afterEach(() => gateway?.close());

/** By a proxy on the same machine, which adds the address that it was asked from. */
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
  test('are served as far as its budget goes, then 429 says when to come back; others are served on', async () => {
    gateway = await startTestGateway({ env });
    const ask = (address: string) => gateway.graphql(TYPENAME, {}, from(address));
    expect(await statuses(POINTS + 3, () => ask('203.0.113.7'))).toEqual({ served: POINTS, refused: 3 });
    const { headers, body } = await ask('203.0.113.7');
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      errors: [
        {
          message: 'Too many requests! Please try again later.',
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfter },
        },
      ],
    });
    expect((await ask('203.0.113.8')).status).toBe(200);
  });

  test('count whatever is in them, be it no query or no JSON', async () => {
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

  test('cannot be told from others by a header that the caller writes (threat B10)', async () => {
    gateway = await startTestGateway({ env });
    // What a proxy passes on: the caller's words, then the address that it saw.
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

  test('of the machine itself, and what is no operation, are not counted', async () => {
    gateway = await startTestGateway({ env });
    expect(await statuses(POINTS * 2, () => gateway.graphql(TYPENAME))).toEqual({ served: POINTS * 2, refused: 0 });
    const get = (path: string) => fetch(`${gateway.url}${path}`, from('203.0.113.7'));
    for (const path of ['/healthz', '/readyz', '/schema.graphql', '/robots.txt']) {
      expect(await statuses(POINTS * 2, () => get(path))).toEqual({ served: POINTS * 2, refused: 0 });
    }
  });

  test('that are answered out of what is kept cost nothing', async () => {
    gateway = await startTestGateway({ env });
    const ask = () => gateway.graphql('{ boards { code } }', {}, from('203.0.113.7'));
    await ask();
    await statuses(POINTS, () => gateway.graphql(TYPENAME, {}, from('203.0.113.7')));
    expect(await statuses(POINTS, ask)).toEqual({ served: POINTS, refused: 0 });
  });
});

test('a large answer costs more: the budget is one of work', async () => {
  gateway = await startTestGateway({ env, routes: { [YEAR_CALL]: pageRow([sbaRow()]) } });
  const page = (fields: string) =>
    `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024) { questions { ${fields} } } } }`;
  // 20 questions of 10 options, 10 parts of 20 points, references and appearances: 5,000 nodes and more.
  const large = page('options { key } parts { points } references appearances { year }');
  const { status, headers, body } = await (async () => {
    await gateway.graphql(large, {}, from('203.0.113.7'));
    await gateway.graphql(large, {}, from('203.0.113.7'));
    return gateway.graphql(large, {}, from('203.0.113.7'));
  })();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  expect(JSON.stringify(body)).not.toContain('"http"');
  expect(await statuses(10, () => gateway.graphql(page('id'), {}, from('203.0.113.8')))).toEqual({
    served: 10,
    refused: 0,
  });
});

describe('what is refused', () => {
  const page = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024) {
    questions { id options { key } parts { points } references appearances { year } } } } }`;
  const ADDRESS = from('203.0.113.7');
  const start = async (address: number, viewer = 0) => {
    const limits = { RATE_LIMIT_ADDRESS: String(address), RATE_LIMIT_VIEWER: String(viewer) };
    gateway = await startTestGateway({ env: limits, routes: { [YEAR_CALL]: pageRow([sbaRow()]) } });
    // Known now, and so answered without Apollo Server unless it refuses.
    expect((await gateway.graphql(page)).status).toBe(200);
  };
  const small = () => gateway.graphql(TYPENAME, {}, ADDRESS);

  test('for its cost costs a request and no more', async () => {
    await start(10);
    // 6 points each, of which 5 are for what they hold.
    expect(await statuses(2, () => gateway.graphql(page, {}, ADDRESS))).toEqual({ served: 1, refused: 1 });
    expect(await statuses(5, small)).toEqual({ served: 3, refused: 2 });
  });

  test('for its token costs the address a request, and none of the cost that it cannot pay', async () => {
    await start(20, 8);
    const ask = () => gateway.graphql(page, {}, { token: TOKEN, ...ADDRESS });
    expect(await statuses(2, ask)).toEqual({ served: 1, refused: 1 });
    expect(await statuses(15, small)).toEqual({ served: 13, refused: 2 });
  });

  test('at once is counted once, though it is answered elsewhere', async () => {
    await start(6, 2);
    const ask = () => gateway.graphql(TYPENAME, {}, { token: TOKEN, ...ADDRESS });
    expect(await statuses(4, ask)).toEqual({ served: 2, refused: 2 });
    expect(await statuses(5, small)).toEqual({ served: 2, refused: 3 });
  });

  test('for its variables has paid once', async () => {
    await start(14);
    const query = `query ($year: Int!) ${page.replace('2024', '$year')}`;
    const ask = (year: unknown) => gateway.graphql(query, { year });
    expect((await ask(2024)).status).toBe(200);
    expect((await gateway.graphql(query, { year: 'x' }, ADDRESS)).status).toBe(400);
    expect(await statuses(10, small)).toEqual({ served: 8, refused: 2 });
  });
});

test("the budget of a token holds from every address, and a forged one spends nobody else's", async () => {
  gateway = await startTestGateway({ env });
  const ask = (token: string, index: number) => gateway.graphql(TYPENAME, {}, { token, ...from(`203.0.113.${index}`) });
  const forged = `${TOKEN}x`;
  expect(await statuses(6, (index) => ask(forged, index))).toEqual({ served: 4, refused: 2 });
  expect(await statuses(6, (index) => ask(TOKEN, index))).toEqual({ served: 4, refused: 2 });
});

test('by default a class of 60 students behind one address reads on', async () => {
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
