import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, listen } from '../../gateway/src/testing/live-clients.ts';
import { post } from '../journeys/notifications/notify.ts';
import { sendQuery, queryData } from '../testkit/graphql.ts';
import { newPerson, type Person } from '../testkit/people.ts';
import { startRedis } from '../testkit/redis.ts';
import { restOf, startTopology, type Topology } from '../testkit/topology.ts';
import { until } from '../testkit/until.ts';

const OUTAGE_MS = 10_000;
const BACK_MS = 2_000;
const EVERY_MS = 100;

const PUBLIC = '{ banners { image { publicId } } }';
const OWN = '{ viewer { id name notifications { id } } }';

// Its own Redis: the one at REDIS_URL must not be killed.
let redis: Awaited<ReturnType<typeof startRedis>>;
let topology: Topology;
let person: Person;
beforeAll(async () => {
  redis = await startRedis();
  topology = await startTopology({ redis });
  person = await newPerson(topology.url, 'Patient');
});
afterAll(() => topology?.stop());

const everyProcess = () => [...topology.apis, ...topology.gateways];
const seconds = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Records the time and error code of each request until stopped. */
function watch<Code>(what: () => Promise<Code>) {
  const seen: { at: number; code: Code }[] = [];
  const over = new AbortController();
  const done = (async () => {
    while (!over.signal.aborted) {
      const at = performance.now();
      seen.push({ at, code: await what() });
      await seconds(EVERY_MS);
    }
  })();
  return {
    seen,
    stop: async () => {
      over.abort();
      await done;
    },
  };
}

test('R14 PostgreSQL stops for 10 s: clear errors meanwhile, no process exits, and recovery within 2 s', async () => {
  const headers = { authorization: `Bearer ${person.token}` };
  const rest = watch(async () => {
    const response = await fetch(`${topology.rest}/notifications`, { headers });
    const { code } = (await response.json()) as { code?: string };
    return response.status === 200 ? 'well' : `${response.status} ${code} ${response.headers.get('retry-after')}`;
  });
  const own = watch(async () => {
    const { errors } = await sendQuery(topology.url, OWN, { token: person.token });
    return errors ? errors.map(({ extensions }) => extensions.code).join(' ') : 'well';
  });
  const visitor = watch(async () => ((await sendQuery(topology.url, PUBLIC)).errors ? 'failed' : 'well'));
  // One connection is in a transaction when the server stops.
  const writers = watch(async () =>
    fetch(`${restOf(topology.apis[0])}/admin/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${topology.adminToken}` },
      body: JSON.stringify({ user_id: person.userId, title: 'Written', message: 'Words' }),
    }).then(({ status }) => status),
  );
  await seconds(500);
  await topology.postgres.down();
  const goneAt = performance.now();
  await seconds(OUTAGE_MS);
  expect((await fetch(`${topology.apis[0].url}/readyz`)).status).toBe(503);
  expect((await fetch(`${topology.apis[0].url}/healthz`)).status).toBe(200);
  await topology.postgres.up();
  const backAt = performance.now();
  await seconds(BACK_MS + 1_000);
  await Promise.all([rest, own, visitor, writers].map((one) => one.stop()));

  expect(everyProcess().some((one) => one.isDead())).toBe(false);
  const codes = (seen: { code: string }[]) => new Set(seen.map(({ code }) => code));
  expect(codes(rest.seen)).toEqual(new Set(['well', '503 UNAVAILABLE 2']));
  expect(codes(own.seen)).toEqual(new Set(['well', 'UPSTREAM_UNAVAILABLE']));
  // Public responses come from the gateways' caches.
  expect(codes(visitor.seen)).toEqual(new Set(['well']));
  expect(new Set(writers.seen.map(({ code }) => code))).toEqual(new Set([201, 503]));
  const during = rest.seen.filter(({ at }) => at > goneAt + 100 && at < backAt - 500);
  expect(during.length).toBeGreaterThan(20);
  expect(during.every(({ code }) => code !== 'well')).toBe(true);
  for (const { seen } of [rest, own]) {
    const failed = seen.filter(({ code }) => code !== 'well').at(-1)!;
    expect(failed.at - backAt).toBeLessThan(BACK_MS);
  }
  const written = writers.seen.filter(({ code }) => code === 201).length;
  const rows = await topology.postgres.rows<{ id: string }>('select id from notifications where title = $1', [
    'Written',
  ]);
  expect(rows.length).toBeGreaterThanOrEqual(written);
});

test('Redis is killed: each api keeps serving, and missed notifications arrive once Redis is back', async () => {
  const clients = topology.gateways.map(({ url }) => clientOf(url, person.token));
  const heard = clients.map((client) => listen(client));
  const titles = () => heard.map(({ rows }) => rows.map(({ title }) => title));
  const send = (title: string, api = 0) =>
    post({ rest: restOf(topology.apis[api]!), adminToken: topology.adminToken }, { user: person.userId, title });
  await until('both lines stand', async () => {
    await send('Is anybody there?');
    return heard.every(({ rows }) => rows.length > 0);
  });
  await redis.kill();
  await queryData(topology.url, OWN, { token: person.token });
  await newPerson(topology.url, 'Newcomer');
  await send('Without Redis, of one', 0);
  await send('Without Redis, of the other', 1);
  await redis.start();
  const both = ['Without Redis, of one', 'Without Redis, of the other'];
  await expect
    .poll(() => titles().map((one) => one.filter((title) => both.includes(title)).toSorted()), { timeout: 30_000 })
    .toEqual([both, both]);
  await until('events cross again', async () => {
    await send('With Redis', 0);
    return titles().every((one) => one.includes('With Redis'));
  });
  expect(everyProcess().some((one) => one.isDead())).toBe(false);
  for (const client of clients) void client.dispose();
});
