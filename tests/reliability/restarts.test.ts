import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, listen, tokenFor } from '../../gateway/src/testing/live-clients.ts';
import { startLiveUpstream } from '../../gateway/src/testing/live-upstream.ts';
import { answer, by, startTestUpstream } from '../../gateway/src/testing/upstream.ts';
import { API, ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { freePort } from '../testkit/free-port.ts';
import { startBalancer } from './balancer.ts';
import { openClient, type Load } from './load.ts';

const RESTARTS = 10;
const REQUESTS = 25_000;
const CONNECTIONS = 40;
const SLOW_MS = 2_000;
const STOPS = 1;

const upstream = await startTestUpstream();
const live = await startLiveUpstream();
const programs = new Map<number, Program>();
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let ports: number[];

async function startGateway(port: number) {
  const gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      UPSTREAM_URL: upstream.url,
      UPSTREAM_SOCKET_URL: live.url,
      LOG_LEVEL: 'fatal',
    },
  });
  programs.set(port, gateway);
  expect(await whenReady(gateway)).not.toBeNull();
}

beforeAll(async () => {
  upstream.reset({
    ...live.routes,
    '*': { data: [] },
    '/faqs': { faqs: [{ _id: 1, question: 'Why?', answer: 'Because.' }] },
    '/search': by((response, request) => {
      const isSlow = request.url!.includes('slow');
      setTimeout(() => answer(200, { data: [] })(response, request), isSlow ? SLOW_MS : 0);
    }),
  });
  ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(startGateway));
  balancer = await startBalancer(ports);
});
afterAll(async () => {
  await balancer?.close();
  await stopPrograms([...programs.values()]);
  await live.stop();
  await upstream.close();
});

const graphql = (query: string): Load => ({ path: '/graphql', body: JSON.stringify({ query }) });
const REQUESTS_MADE: ((index: number) => Load)[] = [
  () => graphql('{ faqs { question } }'),
  (index) => graphql(`{ search(text: "heart ${index}") { topicName } }`),
  () => graphql('{ boards { code } }'),
  () => ({ path: '/healthz' }),
];

test('ten restarts of one of two gateways fail no request, and subscribers reconnect', async () => {
  const failures: string[] = [];
  const over = new AbortController();
  let done = 0;
  let slow = 0;
  let stoppedAt = 0;

  async function keepAsking(client: ReturnType<typeof openClient>, next: () => Load, count: () => void) {
    while (!over.signal.aborted) {
      const asked = next();
      try {
        const { status, text } = await client.ask(asked);
        if (status !== 200 || text.includes('"errors"')) failures.push(`${status} ${text.slice(0, 200)}`);
      } catch (error) {
        failures.push(`${asked.path} ${String(error)} at ${Math.round(performance.now() - stoppedAt)} ms`);
      }
      count();
    }
  }
  const quick = openClient(balancer.url, CONNECTIONS);
  const patient = openClient(balancer.url, 4);
  const asking = [
    ...Array.from({ length: CONNECTIONS }, () =>
      keepAsking(
        quick,
        () => REQUESTS_MADE[done % REQUESTS_MADE.length]!(done),
        () => (done += 1),
      ),
    ),
    ...Array.from({ length: 4 }, () =>
      keepAsking(
        patient,
        () => graphql(`{ search(text: "slow ${slow}") { topicName } }`),
        () => (slow += 1),
      ),
    ),
  ];
  const codes: number[] = [];
  const heard = ['ann', 'bob', 'cho', 'dee'].map((user) => {
    const client = clientOf(balancer.url, tokenFor(user), Infinity);
    // A rejected connection was never open, and is retried.
    let isOpen = false;
    client.on('connected', () => (isOpen = true));
    client.on('closed', (event) => {
      if (isOpen) codes.push((event as { code: number }).code);
      isOpen = false;
    });
    return { user, client, list: listen(client) };
  });

  for (let round = 0; round < RESTARTS; round += 1) {
    const port = ports[round % 2]!;
    const program = programs.get(port)!;
    program.process.kill('SIGTERM');
    stoppedAt = performance.now();
    expect(await program.exited).toBe(0);
    await startGateway(port);
    await wait(200);
  }
  await expect.poll(() => done, { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(REQUESTS);
  over.abort();
  await Promise.all(asking);
  console.info(
    `${done} quick requests and ${slow} of ${SLOW_MS} ms in ${RESTARTS} restarts, ${failures.length} failed`,
  );
  expect(failures).toEqual([]);
  expect(slow).toBeGreaterThan(4);

  // Each was connected to one of the two, so each has moved.
  expect(codes.length).toBeGreaterThanOrEqual(heard.length);
  expect(new Set(codes)).toEqual(new Set([1001]));
  await expect.poll(live.sockets, { timeout: 10_000 }).toBe(heard.length);
  await wait(500);
  for (const { user } of heard) live.notify(user, `to ${user}`);
  for (const { user, list } of heard) {
    await expect.poll(() => list.rows.map(({ title }) => title), { timeout: 10_000 }).toEqual([`to ${user}`]);
    expect(list.errors).toEqual([]);
  }
  for (const { client } of heard) await client.dispose();
  quick.close();
  patient.close();
});

test('the api fails no request on a connection that it has accepted', async () => {
  const folder = dataFolder();
  const port = await freePort();
  const start = async () => {
    const api = startProgram('api', API, { env: { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'fatal' } });
    expect(await whenReady(api)).not.toBeNull();
    return api;
  };
  const failures: string[] = [];
  let done = 0;
  let stoppedAt = 0;
  try {
    for (let round = 0; round < STOPS; round += 1) {
      const api = await start();
      const client = openClient(`http://127.0.0.1:${port}`, 20);
      const asking = Array.from({ length: 20 }, async () => {
        for (;;) {
          try {
            const { status } = await client.ask({ path: '/med/api/v1/faqs' });
            if (status !== 200) failures.push(String(status));
            done += 1;
          } catch (error) {
            // A balancer sees that nobody listens and uses another.
            if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
            failures.push(
              `${String(error)} reused ${(error as { isReused: boolean }).isReused} at ${Math.round(performance.now() - stoppedAt)} ms`,
            );
          }
        }
      });
      await wait(1_000);
      stoppedAt = performance.now();
      api.process.kill('SIGTERM');
      await Promise.all(asking);
      expect(await api.exited).toBe(0);
      client.close();
    }
    console.info(`${done} requests to the api in ${STOPS} stop, ${failures.length} failed`);
    expect(failures).toEqual([]);
    expect(done).toBeGreaterThan(50);
  } finally {
    folder.remove();
  }
});
