import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sideBySide, type Figure, type Target } from './measure.ts';
import { HOME, QUESTION_PAGE, TOPICS } from './peers/answers.ts';
import { answerOf, asked, sameAnswers, startFleet, type Fleet, type Server } from './peers/fleet.ts';
import { HIVE_HOME, HIVE_QUESTION_PAGE, HIVE_TOPICS, READINGS } from './peers/hive-answers.ts';
import { hasNginx } from './peers/nginx.ts';
import type { Section } from './report.ts';

const YEARS = Array.from({ length: 300 }, (_, index) => 1900 + index);
const PICKING = 'a proxy in Node that reads JSON and picks fields';
const PAGE_CALL = '/med/api/v1/board-filter/DHK_1-ANAT/years/2001?page=2';

const body = (query: string, variables?: object) => JSON.stringify({ query, variables });

/** Of a reader: pages past the first are asked of the upstream each time, which sends no ETag here. */
export const READER = { authorization: `Bearer ${unsignedToken()}` };

/** Well-formed, like a real reader's: decoding a malformed token throws, which is slow. */
function unsignedToken(): string {
  const [header, claims] = [{ alg: 'HS256' }, {}].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${header}.${claims}.signature`;
}

/** Question pages: each request another. Hive's schema is of other names. */
const OPERATIONS = {
  page: {
    headers: READER,
    name: 'question page of 20, each another one',
    bodies: YEARS.map((year) => body(QUESTION_PAGE, { year })),
    hives: YEARS.map((year) => body(HIVE_QUESTION_PAGE, { year: String(year) })),
  },
  home: { headers: undefined, name: 'home (5 upstream calls)', bodies: [body(HOME)], hives: [body(HIVE_HOME)] },
  topics: { headers: undefined, name: '10 topics, one call each', bodies: [body(TOPICS)], hives: [body(HIVE_TOPICS)] },
};
type Operation = keyof typeof OPERATIONS;

export const questionPages = OPERATIONS.page.bodies;
export const home = OPERATIONS.home.bodies;
export const topics = OPERATIONS.topics.bodies;

/** The same operations on the same stub upstream through this gateway and through its peers (G1 to G3). */
export async function benchGateway(): Promise<Section> {
  const fleet = await startFleet();
  const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
  try {
    const ours = await fleet.gateway('this gateway');
    const peers = [
      await fleet.peer('mercurius, compiled', 'mercurius.ts'),
      await fleet.peer('mercurius, compiled, resolvers without checks', 'mercurius.ts', { PEER_LEAN: '1' }),
      await fleet.peer('graphql-yoga, compiled', 'yoga.ts'),
      await fleet.withLevers('Apollo Server, Express, axios as written first', []),
    ];
    const hive = await fleet.peer('Hive Gateway, compiled', 'hive.ts');
    const caches = [await fleet.peer('mercurius with its cache', 'mercurius.ts', { PEER_CACHE: '1' })];
    const hiveCached = await fleet.peer('Hive Gateway with its cache', 'hive.ts', { PEER_CACHE: '1' });

    const page = await measured('page', ours, peers, [hive], await pagePassedOn(fleet));
    const rows = rowsOf(OPERATIONS.page.name, page);
    const [behind] = await sideBySide([{ ...asked(ours, questionPages, READER), pids: fleet.stub.pids }]);
    for (const operation of ['home', 'topics'] as const) {
      const figures = await measured(operation, ours, [...peers, ...caches], [hive, hiveCached], []);
      rows.push(...rowsOf(OPERATIONS[operation].name, figures));
    }
    if (hasNginx()) rows.push(...rowsOf('as many bytes as home', await besideNginx(fleet, ours, folder)));
    return {
      title: 'The gateway beside its peers, on one stub upstream (G1 to G3)',
      head: ['', '', 'requests a second', 'this gateway is', 'processor µs each', 'p50 ms', 'p99 ms'],
      rows,
      notes: [
        ...NOTES,
        processorNote(page, behind),
        hasNginx() ? '' : 'nginx was not found, so nothing was measured through it.',
      ].filter(Boolean),
    };
  } finally {
    await fleet.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The upstream's own answer to the call behind a question page, straight and through proxies. */
async function pagePassedOn(fleet: Fleet): Promise<Target[]> {
  const picking = await fleet.peer(PICKING, 'picking-proxy.ts');
  const proxy = await fleet.peer('a proxy in Node', 'node-proxy.ts');
  const nginx = hasNginx() ? [await fleet.nginx('nginx', fleet.stub)] : [];
  return [picking, proxy, ...nginx, fleet.stub].map(({ name, origin, pids }) => ({
    name,
    url: `${origin}${PAGE_CALL}`,
    ...(pids.length > 0 && { pids }),
  }));
}

async function measured(operation: Operation, ours: Server, peers: Server[], hives: Server[], others: Target[]) {
  const { bodies, hives: hiveBodies, headers } = OPERATIONS[operation];
  const { ours: readOurs, hives: readHives } = READINGS[operation];
  const same = [ours, ...peers].map((server) => asked(server, bodies, headers));
  const hive = hives.map((server) => asked(server, hiveBodies, headers));
  await sameAnswers(same);
  const first = same[0]!;
  await sameAnswers([first, ...hive], [readOurs, ...hive.map(() => readHives)]);
  return sideBySide([...same, ...hive, ...others]);
}

/** What nginx passes on is as long as the home answer. */
async function besideNginx(fleet: Fleet, ours: Server, folder: string): Promise<Figure[]> {
  const target = asked(ours, home);
  const file = join(folder, 'whole.json');
  await writeFile(file, (await answerOf(target)).text);
  const nginx = await fleet.nginx('nginx in front of the upstream', await fleet.stubOf(file));
  return sideBySide([target, { name: nginx.name, url: `${nginx.origin}/med/api/v1/whole` }]);
}

const NOTES = [
  'Each server is one process; 32 connections; medians of interleaved rounds; all answers were seen to be equal first.',
  'mercurius, graphql-yoga and the Apollo Server have the gateway’s own schema and resolvers (checks of what the upstream answers, HTML made safe), the first two its axios too. One row of mercurius has resolvers as one writes them for it alone. Hive Gateway is composed from the OpenAPI document.',
  'This gateway runs without the web client, which no peer serves.',
  'Public content is cached by the gateway (whole responses and calls). The question pages are those past the first, for a reader with a token: they are asked of the upstream each time.',
];

/** `behind` is the upstream while the gateway asks it: with less to do at once, it takes longer for each. */
function processorNote(figures: Figure[], behind: Figure | undefined): string {
  const [ours, upstream] = [figures[0]?.cpuUs, figures.at(-1)?.cpuUs];
  const picking = figures.find(({ name }) => name === PICKING)?.cpuUs;
  if (!ours || !upstream || !picking || !behind?.cpuUs) return '';
  const times = (own: number, of = ours) => (of / own).toFixed(1);
  return `A question page takes ${times(upstream)} x the processor time that the upstream itself takes for it at its full rate, and ${times(behind.cpuUs)} x what it takes behind this gateway. Reading and writing its JSON, with no GraphQL and no checks, takes ${times(upstream, picking)} x: the floor here.`;
}

function rowsOf(operation: string, figures: Figure[]) {
  const [{ perSecond: ours }] = figures as [Figure];
  return figures.map(({ name, perSecond, p50Ms, p99Ms, cpuUs }) => [
    operation,
    name,
    Math.round(perSecond),
    `${(ours / perSecond).toFixed(2)} x`,
    cpuUs === undefined ? '' : Math.round(cpuUs),
    p50Ms,
    p99Ms,
  ]);
}
