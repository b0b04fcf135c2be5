import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { startPostgres } from '../tests/testkit/postgres.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { importRows } from './import-rows.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';
import { QUERIES, questionLines } from './search-words.ts';

const SIZES = [200_000];
const LARGE = 1_000_000;
const ROUNDS = 100;

/** Target D3: what a search costs on PostgreSQL, by kind of query, for a visitor and for a reader with full access. */
export async function benchSearch(): Promise<Section> {
  const rows: (string | number)[][] = [];
  for (const size of process.env.BENCH_LARGE ? [...SIZES, LARGE] : SIZES) {
    const postgres = await startPostgres();
    try {
      const api = await startApi({ SAMPLE_CONTENT: 'false', DATABASE_URL: postgres.url });
      try {
        await importRows(api, questionLines(size));
        rows.push(...(await measured(size, api)));
      } finally {
        await api.stop();
      }
    } finally {
      await postgres.stop();
    }
  }
  return {
    title: 'Search on PostgreSQL (D3)',
    head: ['questions', 'queries', 'links found', 'median', 'p99', 'slowest'],
    rows,
    notes: [
      `Each query ${ROUNDS} times over HTTP, one after the other, all kinds in turn, half of them without full access. Links are those of the median query.`,
      'BENCH_LARGE=1 adds a million questions. Targets: all queries median under 30 ms, p99 under 100 ms; at most twice that at a million.',
    ],
  };
}

type Api = Awaited<ReturnType<typeof startApi>>;

async function measured(size: number, { rest, adminToken }: Api): Promise<(string | number)[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (text: string, fullAccess: boolean) => {
    const sent = request(`${rest}/search?q=${encodeURIComponent(text)}`, {
      agent,
      headers: fullAccess ? { authorization: `Bearer ${adminToken}` } : {},
    }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const piece of answer.setEncoding('utf8')) body += piece as string;
    if (answer.statusCode !== 200) throw new Error(`${text}: ${answer.statusCode} ${body}`);
    return (JSON.parse(body) as { data: { link: unknown[] }[] }).data.reduce((sum, { link }) => sum + link.length, 0);
  };
  const kinds = Object.entries(QUERIES).map(([kind, texts]) => ({
    kind,
    texts,
    times: [] as number[],
    links: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { texts, times, links } of kinds) {
      for (const [index, text] of texts.entries()) {
        const from = performance.now();
        links.push(await ask(text, (round + index) % 2 === 0));
        times.push(performance.now() - from);
      }
    }
  }
  agent.destroy();
  const row = (kind: string, times: number[], links: number[]) => [
    size,
    kind,
    median(links),
    ...[median(times), percentile(times, 0.99), Math.max(...times)].map((ms) => `${ms.toFixed(1)} ms`),
  ];
  return [
    ...kinds.map(({ kind, times, links }) => row(kind, times, links)),
    row(
      'all',
      kinds.flatMap(({ times }) => times),
      kinds.flatMap(({ links }) => links),
    ),
  ];
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)]!;
