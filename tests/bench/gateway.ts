import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { sideBySide, type Figure, type Target } from './measure.ts';
import { HOME, QUESTION_PAGE, TOPICS } from './peers/answers.ts';
import { hasNginx, startNginx } from './peers/nginx.ts';
import type { Section } from './report.ts';

const PEERS = join(ROOT, 'tests/bench/peers');
const YEARS = 400;

const OURS = 'this gateway';
const PEER = 'mercurius, compiled';
const PEER_CACHED = 'mercurius with its cache';
const PROXY = 'nginx in front of the upstream';

const questionPages = Array.from({ length: YEARS }, (_, index) =>
  JSON.stringify({ query: QUESTION_PAGE, variables: { year: 1900 + index } }),
);
const OPERATIONS = [
  { name: 'question page of 20, each another one', bodies: questionPages },
  { name: 'home (5 upstream calls)', bodies: [JSON.stringify({ query: HOME })] },
  { name: '10 topics, one call each', bodies: [JSON.stringify({ query: TOPICS })] },
];

/** The same operations on the same stub upstream through this gateway and through its peers (G1 to G3). */
export async function benchGateway(): Promise<Section> {
  const programs: Program[] = [];
  const start = async (name: string, file: string, env: NodeJS.ProcessEnv = {}) => {
    const program = startProgram(name, [file], {
      env: { LOG_LEVEL: 'error', PORT: '0', NODE_ENV: 'production', ...env },
    });
    programs.push(program);
    const ready = await whenReady(program);
    if (!ready) throw new Error(`${name} did not start`);
    return `http://127.0.0.1:${ready.port}`;
  };
  const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
  let proxy: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    const stub = await start('stub', join(PEERS, 'stub.ts'));
    const UPSTREAM_URL = `${stub}/med/api/v1`;
    const servers = [
      { name: OURS, url: `${await start(OURS, join(ROOT, 'gateway/src/main.ts'), { UPSTREAM_URL })}/graphql` },
      { name: PEER, url: `${await start(PEER, join(PEERS, 'mercurius.ts'), { UPSTREAM_URL })}/graphql` },
      {
        name: PEER_CACHED,
        url: `${await start(PEER_CACHED, join(PEERS, 'mercurius.ts'), { UPSTREAM_URL, MERCURIUS_CACHE: '1' })}/graphql`,
      },
    ];
    const results: Figure[][] = [];
    for (const { bodies } of OPERATIONS) {
      await sameAnswers(servers, bodies[0]!);
      results.push(await sideBySide(servers.map((server) => ({ ...server, bodies }))));
    }
    // What nginx passes on is as long as the home answer.
    if (hasNginx()) {
      const file = join(folder, 'whole.json');
      await writeFile(file, await answerOf(servers[0]!, OPERATIONS[1]!.bodies[0]!));
      proxy = await startNginx(await start('stub of the proxy', join(PEERS, 'stub.ts'), { STUB_WHOLE: file }));
      const targets: Target[] = [
        { ...servers[0]!, bodies: OPERATIONS[1]!.bodies },
        { name: PROXY, url: `${proxy.url}/med/api/v1/whole` },
      ];
      results.push(await sideBySide(targets));
    }
    return toSection(results);
  } finally {
    await proxy?.stop();
    await stopPrograms(programs);
    await rm(folder, { recursive: true, force: true });
  }
}

async function answerOf({ url }: { url: string }, body: string): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return response.text();
}

/** A server that answers less would win. */
async function sameAnswers(servers: { name: string; url: string }[], body: string) {
  const [ours, ...others] = await Promise.all(
    servers.map(async (server) => JSON.parse(await answerOf(server, body)) as unknown),
  );
  others.forEach((other, index) => assert.deepEqual(other, ours, `${servers[index + 1]!.name} answers otherwise`));
}

function toSection(results: Figure[][]): Section {
  const rows = OPERATIONS.flatMap(({ name }, index) => rowsOf(name, results[index]!));
  const proxied = results[OPERATIONS.length];
  return {
    title: 'The gateway beside its peers, on one stub upstream (G1 to G3)',
    head: ['', '', 'requests a second', 'this gateway is', 'p50 ms', 'p99 ms'],
    rows: [...rows, ...(proxied ? rowsOf('as many bytes as home', proxied) : [])],
    notes: [
      'Each server is one process; 32 connections; medians of five interleaved rounds; all answers were seen to be equal first.',
      'Public content is kept by the gateway (whole answers and calls); question pages are asked of the upstream each time.',
      proxied ? '' : 'nginx was not found, so nothing was measured through it.',
    ].filter(Boolean),
  };
}

function rowsOf(operation: string, figures: Figure[]) {
  const [{ perSecond: ours }] = figures as [Figure];
  return figures.map(({ name, perSecond, p50Ms, p99Ms }) => [
    operation,
    name,
    Math.round(perSecond),
    `${(ours / perSecond).toFixed(2)} x`,
    p50Ms,
    p99Ms,
  ]);
}
