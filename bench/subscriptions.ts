import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { gatewayClient, openClients, socketIoClient, type Speech } from './live-clients.ts';
import type { Ask, Told } from './live-server.ts';
import { startUpstream } from './live-upstream.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';

const SERVER = fileURLToPath(new URL('live-server.ts', import.meta.url));
const SIZES = [5_000, 10_000];
/** A viewer's sockets, as many as may be; and how many viewers are measured with one each. */
const A_VIEWER = 10;
const ALONE = 1_000;
const EVENTS = 7;
const WARM_UP = 200;
const DEADLINE_MS = 30_000;
const KB = 1024;

type Row = { name: string; count: number; kbEach: number; p50Ms: number; p99Ms: number; missed: number };
type Case = { name: string; count: number; kind: 'gateway' | 'socket.io'; viewers: number };

/** One event to all who subscribe in one process (target G6), beside plain socket.io. */
export async function benchSubscriptions(sizes: readonly number[] = SIZES): Promise<Section> {
  const rows: Row[] = [];
  for (const count of sizes) {
    rows.push(await measure({ name: 'plain socket.io', count, kind: 'socket.io', viewers: 0 }));
    rows.push(await measure({ name: 'gateway, one viewer', count, kind: 'gateway', viewers: 1 }));
    rows.push(
      await measure({ name: `gateway, ${A_VIEWER} a viewer`, count, kind: 'gateway', viewers: count / A_VIEWER }),
    );
  }
  rows.push(await measure({ name: 'gateway, one a viewer', count: ALONE, kind: 'gateway', viewers: ALONE }));
  return {
    title: 'Subscriptions: one event to all',
    head: ['', 'sockets', 'kB each', 'p50 ms', 'p99 ms', 'missed'],
    rows: rows.map(({ name, count, kbEach, p50Ms, p99Ms, missed }) => [
      name,
      count,
      kbEach.toFixed(1),
      Math.round(p50Ms),
      Math.round(p99Ms),
      missed,
    ]),
    notes: [
      `Clients and upstream share the machine. Medians of ${EVENTS} events. Memory is the server process's own, after a collection; it includes a line to the upstream for each viewer.`,
    ],
  };
}

async function measure({ name, count, kind, viewers }: Case): Promise<Row> {
  const upstream = await startUpstream();
  const server = fork(SERVER, [kind], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstream.url },
  });
  try {
    const { port } = (await told(server)) as { port: number };
    const speech: Speech =
      kind === 'gateway' ? gatewayClient(port, (index) => tokenOf(index % viewers)) : socketIoClient(port);
    const arrivals: number[] = [];
    const onEvent = () => void arrivals.push(performance.now());
    (await openClients(WARM_UP, speech, onEvent))();
    await wait(1_000);
    const before = await rssOf(server);
    const close = await openClients(count, speech, onEvent);
    await until(() => kind !== 'gateway' || upstream.sockets() === viewers);
    await wait(1_000);
    const kbEach = ((await rssOf(server)) - before) / count / KB;

    const rounds: { p50: number; p99: number }[] = [];
    let missed = 0;
    for (let event = 0; event < EVENTS; event += 1) {
      arrivals.length = 0;
      const row = rowOf(event);
      const start = performance.now();
      if (kind === 'gateway') upstream.emit(row);
      else server.send({ ask: 'emit', row } satisfies Ask);
      await until(() => arrivals.length >= count);
      missed += count - arrivals.length;
      const at = (share: number) => (arrivals[Math.ceil(arrivals.length * share) - 1] ?? Number.NaN) - start;
      rounds.push({ p50: at(0.5), p99: at(0.99) });
      await wait(500);
    }
    close();
    return {
      name,
      count,
      kbEach,
      p50Ms: median(rounds.map(({ p50 }) => p50)),
      p99Ms: median(rounds.map(({ p99 }) => p99)),
      missed,
    };
  } finally {
    server.kill();
    await upstream.close();
  }
}

const rowOf = (event: number) => ({
  _id: `bench-${event}`,
  title: 'New questions',
  message: '<p>Twelve new questions of Anatomy were added.</p>',
  isRead: false,
  createdAt: new Date().toISOString(),
});

/** An unsigned token: the upstream here believes any. */
const tokenOf = (viewer: number) =>
  [{ alg: 'HS256', typ: 'JWT' }, { user_id: `BENCH-${viewer}` }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.c2lnbmF0dXJl';

function told(server: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    server.once('message', (message) => resolve(message as Told));
    server.once('exit', () => reject(new Error('the measured server has ended')));
  });
}

async function rssOf(server: ChildProcess): Promise<number> {
  const answer = told(server);
  server.send({ ask: 'memory' } satisfies Ask);
  return ((await answer) as { rss: number }).rss;
}

/** Gives up quietly: what is missing by then was missed. */
async function until(isDone: () => boolean): Promise<void> {
  const end = performance.now() + DEADLINE_MS;
  while (!isDone() && performance.now() < end) await wait(5);
}
