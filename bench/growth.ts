import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { checkExport } from '../api/src/export/index.ts';
import { startProgram, ROOT } from '../scripts/programs.ts';
import { dataFolder } from '../tests/testkit/data-folder.ts';
import { startPostgres } from '../tests/testkit/postgres.ts';
import { startStack, type Stack } from '../tests/testkit/stack.ts';
import { importRows } from './import-rows.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';
import { QUERIES, questionLines } from './search-words.ts';

const SIZES = [10_000, 100_000];
const LARGE = 1_000_000;
const ROUNDS = 200;
const KEYS = { JWT_SECRET: 'a word for the bench and for nothing else' };
const PAGE = `query ($id: ID!, $page: Int!) { chapter(id: $id) { questions(page: $page) {
  pagination { page total tabs { label } } questions { id stem options { key text correct reason } } } } }`;
const SEARCH = 'query ($text: String!) { search(text: $text) { topicName links { name link } } }';
const HOME = '{ home { banners { id } plans { id name } ebooks { id name } faqs { id question } } }';

/** What a page, a search and the home page cost on PostgreSQL as the bank grows, and what it takes to take it elsewhere. */
export async function benchGrowth(): Promise<Section> {
  const rows: (string | number)[][] = [];
  for (const size of process.env.BENCH_LARGE ? [...SIZES, LARGE] : SIZES) {
    const postgres = await startPostgres();
    try {
      rows.push(await measured(size, postgres));
    } finally {
      await postgres.stop();
    }
  }
  return {
    title: 'How cost grows with the bank',
    head: [
      'questions',
      'database',
      'page 1',
      'last page',
      'search',
      'search p99',
      'home',
      'all rows',
      'export',
      'import',
    ],
    rows,
    notes: [
      `Through gateway and api with a token, one request after the other, ${ROUNDS} times each; medians, and the 99th percentile of searches of all kinds.`,
      'Pages are of the longest chapter list of Anatomy. Export and import are the whole commands, with what they need to start; the file is in brackets.',
      'BENCH_LARGE=1 adds a million questions.',
    ],
  };
}

async function measured(size: number, postgres: Awaited<ReturnType<typeof startPostgres>>) {
  const env = { ...KEYS, DATABASE_URL: postgres.url };
  const stack = await startStack({ api: { ...env, SAMPLE_CONTENT: 'false' } });
  const folder = dataFolder();
  try {
    await importRows(stack, questionLines(size));
    const [found] = await postgres.rows<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    const times = await timesOf(stack);
    const file = join(folder.path, 'all.gz');
    const exported = await secondsOf(['export', file], { DATA_DIR: stack.dataDir });
    await postgres.createDatabase('elsewhere');
    const elsewhere = { ...KEYS, DATABASE_URL: postgres.urlOf('elsewhere'), DATA_DIR: folder.path };
    const imported = await secondsOf(['import', file], elsewhere);
    const { end } = await checkExport(file);
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    const megabytes = Math.round(statSync(file).size / 1e6);
    return [size, found!.size, ...times, rows, `${exported} (${megabytes} MB)`, imported];
  } finally {
    await stack.stop();
    folder.remove();
  }
}

/** How long an administrator's command takes. */
async function secondsOf(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const from = performance.now();
  const { exited } = startProgram('admin', [join(ROOT, 'api/src/admin/cli.ts'), ...args], { env });
  if ((await exited) !== 0) throw new Error(`admin ${args[0]} failed`);
  return `${((performance.now() - from) / 1_000).toFixed(1)} s`;
}

async function timesOf(stack: Stack): Promise<string[]> {
  const headers = { authorization: `Bearer ${stack.adminToken}` };
  const answer = await fetch(`${stack.rest}/bank/Anatomy/chapter/_1-ANAT`, { headers });
  const { data } = (await answer.json()) as { data: { _id: string; total_question: number }[] };
  const longest = data.toSorted((a, b) => b.total_question - a.total_question)[0]!;
  const id = `_1-ANAT-${longest._id}`;
  const texts = Object.values(QUERIES).flat();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (query: string, variables: (round: number) => object) => async (round: number) => {
    const sent = request(`${stack.url}/graphql`, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    }).end(JSON.stringify({ query, variables: variables(round) }));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const piece of response.setEncoding('utf8')) body += piece as string;
    if (response.statusCode !== 200 || body.includes('"errors"')) throw new Error(`${query}: ${body.slice(0, 500)}`);
  };
  const works = [
    ask(PAGE, () => ({ id, page: 1 })),
    ask(PAGE, () => ({ id, page: Math.ceil(longest.total_question / 20) })),
    ask(SEARCH, (round) => ({ text: texts[round % texts.length] })),
    ask(HOME, () => ({})),
  ];
  const times = works.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, work] of works.entries()) {
      const from = performance.now();
      await work(round);
      times[index]!.push(performance.now() - from);
    }
  }
  agent.destroy();
  const [first, last, search, home] = times.map((one) => `${median(one).toFixed(1)} ms`);
  const slowest = times[2]!.toSorted((a, b) => a - b)[Math.ceil(ROUNDS * 0.99) - 1]!;
  return [first!, last!, search!, `${slowest.toFixed(1)} ms`, home!];
}
