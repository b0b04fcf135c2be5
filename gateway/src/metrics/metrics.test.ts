import { readFileSync, readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentRoutes } from '../testing/content.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { OPERATIONS } from './operations.generated.ts';
import { routeOf } from '../rest/routes.ts';

const TOKEN = tokenOf({ user_id: 'CANARY-7' });
const METRICS_TOKEN = 'metrics-token-16-or-more';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { HOST: '0.0.0.0' } });
});
beforeEach(() => gateway.stub.reset({ ...contentRoutes(), '/search': { data: [] } }));
afterAll(() => gateway.close());

const read = async (url = gateway.url, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

/** The sum of the samples whose name and labels have all of these. */
async function sample(name: string, ...labels: string[]): Promise<number> {
  const lines = (await read()).text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const meant = lines.filter((line) => labels.every((label) => line.includes(label)));
  return meant.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** The increase of a sample. */
async function growth(run: () => Promise<unknown>, ...which: Parameters<typeof sample>): Promise<number> {
  const before = await sample(...which);
  await run();
  return (await sample(...which)) - before;
}

const COUNT = 'gateway_operation_duration_seconds_count';
const CALLS = 'gateway_upstream_call_duration_seconds_count';
const CACHE = 'gateway_cache_reads_total';

describe('metrics count', () => {
  test('operations by name and code', async () => {
    const search = (name: string) => gateway.graphql(`query ${name} { search(text: "heart") { topicName } }`);
    expect(await growth(() => search('Search'), COUNT, 'operation="Search"', 'code="ok"')).toBe(1);
    expect(await growth(() => search('Mine'), COUNT, 'operation="other"', 'code="ok"')).toBe(1);
    gateway.stub.reset({ '/search': answer(500, {}) });
    expect(await growth(() => search('Search'), COUNT, 'operation="Search"', 'code="UPSTREAM_UNAVAILABLE"')).toBe(1);
    const wrong = () => gateway.graphql('query Search { nothing }');
    expect(await growth(wrong, COUNT, 'code="GRAPHQL_VALIDATION_FAILED"')).toBe(1);
  });

  test('calls by route and result', async () => {
    const chapters = () => gateway.graphql('{ chapters(prof: "_1", subject: "ANAT") { id } }');
    const route = 'route="/bank/*/chapter/*"';
    expect(await growth(chapters, CALLS, route, 'ending="404"')).toBe(1);
    gateway.stub.reset({ '*': answer(500, {}) });
    expect(await growth(chapters, CALLS, route, 'ending="500"')).toBe(1);
    gateway.stub.reset({
      '*': (_response: unknown, { socket }: { socket: { destroy: () => void } }) => socket.destroy(),
    });
    expect(await growth(chapters, CALLS, route, 'ending="failed"')).toBe(1);
    expect(await growth(() => fetch(`${gateway.url}/images/abc`), CALLS, 'route="/images/*"')).toBe(1);
  });

  test('cache hits and misses', async () => {
    const faqs = (field: string) => gateway.dataOf(`{ faqs { ${field} } }`);
    expect(await growth(() => faqs('id'), CACHE, 'cache="public calls"', 'result="miss"')).toBe(1);
    expect(await growth(() => faqs('question'), CACHE, 'cache="public calls"', 'result="hit"')).toBe(1);
    expect(await growth(() => faqs('question'), CACHE, 'cache="answers"', 'result="hit"')).toBe(1);
  });

  test('calls that the circuit breaker rejects, and its state', async () => {
    gateway.stub.reset({ '/search': answer(500, {}) });
    const search = () => gateway.graphql('{ search(text: "heart") { topicName } }');
    for (let index = 0; index < 20; index += 1) await search();
    expect(await sample('gateway_upstream_circuit_open')).toBe(1);
    expect(await growth(search, 'gateway_upstream_calls_held_back_total', 'why="open"')).toBe(1);
    gateway.stub.reset({});
    expect(await sample('gateway_upstream_circuit_open')).toBe(0);
  });

  test('open connections and the process', async () => {
    const { type, text } = await read();
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const name of [
      'gateway_http_connections',
      'gateway_websockets',
      'gateway_subscriptions',
      'gateway_upstream_lines',
      'gateway_upstream_lines_standing',
      'gateway_upstream_calls_under_way',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
    }
    expect(await sample('gateway_http_connections')).toBeGreaterThan(0);
  });
});

describe('labels', () => {
  test('are bounded, whatever callers send', { tags: 'long' }, async () => {
    // Each kind of garbage collection has series from its first time on.
    const isCounted = (line: string) => line !== '' && !/^(?:#|nodejs_gc_)/.test(line);
    const series = async () => (await read()).text.split('\n').filter(isCounted).length;
    const storm = async (round: number) => {
      for (let index = 0; index < 100; index += 1) {
        const name = `CANARY_${round}_${index}`;
        gateway.stub.change({ '*': answer(404, { code: name, message: name }) });
        await gateway.graphql(
          `query ${name} { search(text: "${name}") { topicName } chapter(id: "_1-ANAT-${name}") { id } }`,
        );
        await gateway.graphql(`query ${name} { ${name} }`, {}, { operationName: name, token: TOKEN });
        await fetch(`${gateway.url}/${name}/x`, { method: index % 2 ? 'GET' : 'DELETE' }).then((one) => one.text());
        await fetch(`${gateway.url}/images/${name}`).then((one) => one.text());
      }
    };
    await storm(0);
    // Reading them is counted as well.
    await read();
    const before = await series();
    await storm(1);
    expect(await series()).toBe(before);
    expect((await read()).text).not.toContain('CANARY');
  });

  test('name each of the web client’s operations', () => {
    const folder = new URL('../../../web/src/', import.meta.url);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .flatMap((file) => [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?:query|mutation|subscription) (\w+)/gm),
      ])
      .map(([, name]) => name);
    expect([...OPERATIONS]).toEqual([...new Set(names as string[])].toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test.each([
    ['GET', '/users?user_id=7', '/users'],
    ['GET', '/board-filter/topic/questions?topic_name=a/b', '/board-filter/topic/questions'],
    ['GET', '/board-filter/topics/DHK_1-ANAT', '/board-filter/topics/*'],
    ['GET', '/board-filter/topic/years', '/board-filter/*/years'],
    ['PATCH', '/users/reset-pass', '/users/reset-pass'],
    ['PATCH', '/users/7', '/users/*'],
    ['PUT', '/users/7', 'other'],
    ['GET', '/users/7/8', 'other'],
    ['GET', '/', 'other'],
    ['CONNECT', '', 'other'],
  ])('%s %s is %s', (method, path, route) => expect(routeOf(method, path)).toBe(route));
});

describe('/metrics', () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);

  test('is for this machine, but not for a proxy on it', async () => {
    expect((await read()).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host']) {
      expect(await read(gateway.url, { [name]: '127.0.0.1' })).toMatchObject({ status: 403 });
    }
  });

  test.skipIf(addresses.length === 0)('is refused to any other address', async () => {
    const url = `http://${addresses[0]!.address}:${new URL(gateway.url).port}`;
    const { status, text } = await read(url, { authorization: 'Bearer undefined' });
    expect([status, JSON.parse(text)]).toMatchObject([
      403,
      { code: 'FORBIDDEN', message: 'Ask from this machine, or with the bearer token of METRICS_TOKEN.' },
    ]);
  });

  test('with METRICS_TOKEN needs it, from any address', async () => {
    const closed = await startTestGateway({ env: { METRICS_TOKEN } });
    const statusFor = (headers: Record<string, string>) => read(closed.url, headers).then(({ status }) => status);
    expect(await statusFor({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    expect(await statusFor({ authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200);
    for (const authorization of ['', 'Bearer', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`]) {
      expect(await statusFor({ authorization })).toBe(403);
    }
    await closed.close();
  });
});
