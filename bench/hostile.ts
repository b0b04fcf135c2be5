import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REFUSED, LET_THROUGH } from '../gateway/src/testing/hostile-documents.ts';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../scripts/programs.ts';
import type { Watched } from './loop-watch.ts';
import { median } from './measure.ts';
import { HOME, QUESTION_PAGE } from './peers/answers.ts';
import type { Section } from './report.ts';

const ROUNDS = 7;
/** Around each request: the watch needs a turn of the loop to begin, and what a request leaves behind is its own. */
const SETTLE_MS = 15;
const LARGE = 95_000;

const text = (query: string) => ({ query });
const BODIES: { name: string; body: Record<string, unknown> }[] = [
  ...[...REFUSED, ...LET_THROUGH].map(({ name, query }) => ({ name, body: text(query) })),
  {
    name: 'variables of 95 kB, flat',
    body: { query: QUESTION_PAGE, variables: { year: 2024, more: Array(LARGE / 2).fill(1) } },
  },
  {
    name: 'a variable of 95 kB of text',
    body: { query: 'query ($code: ID!) { board(code: $code) { name } }', variables: { code: 'x'.repeat(LARGE) } },
  },
  {
    name: 'a variable of 95 kB of the wrong kind',
    body: {
      query: 'query ($code: ID!) { board(code: $code) { name } }',
      variables: { code: Array(LARGE / 2).fill(1) },
    },
  },
  { name: 'an operation name of 95 kB', body: { query: '{ boards { name } }', operationName: 'x'.repeat(LARGE) } },
  { name: 'for comparison: a question page, new', body: { query: QUESTION_PAGE, variables: { year: 2024 } } },
  { name: 'for comparison: home, new', body: text(HOME) },
];

type Row = {
  name: string;
  bytes: number;
  status: number;
  code: string;
  answer: number;
  longestMs: number;
  cpuMs: number;
  /** Of the same document once more: it is compiled then. */
  againMs: number;
};

/** How long queries of 100 kB and less that mean harm block the gateway's event loop (target G5). */
export async function benchHostile(): Promise<Section> {
  const programs: Program[] = [];
  const start = async (name: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const program = startProgram(name, args, {
      env: { LOG_LEVEL: 'silent', PORT: '0', NODE_ENV: 'production', ...env },
    });
    programs.push(program);
    const ready = await whenReady(program);
    if (!ready) throw new Error(`${name} did not start`);
    return { program, url: `http://127.0.0.1:${ready.port}` };
  };
  try {
    const stub = await start('stub', [join(ROOT, 'bench/peers/stub.ts')]);
    const watch = join(ROOT, 'bench/loop-watch.ts');
    const { program, url } = await start('gateway', ['--import', watch, join(ROOT, 'gateway/src/main.ts')], {
      UPSTREAM_URL: `${stub.url}/med/api/v1`,
    });
    const rows: Row[] = [];
    // The first round warms up: a process that has answered nothing yet is slow at everything.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, body } of BODIES) {
        const sent = newEachTime(body, round);
        const first = await measure(program, url, name, sent);
        const again = await measure(program, url, name, sent);
        if (round > 0) rows.push({ ...first, againMs: again.longestMs });
      }
    }
    return toSection(rows);
  } finally {
    await stopPrograms(programs);
  }
}

/** A document that the gateway has not seen before, whatever it was asked in the last round. */
const newEachTime = (body: Record<string, unknown>, round: number) =>
  JSON.stringify({ ...body, query: `${String(body.query)}${' '.repeat(round)}` });

/** Asks a program with `loop-watch.ts`. */
export async function told({ process: child }: Program, question: 'begin' | 'end'): Promise<Watched> {
  const answered = once(child, 'message');
  child.send(question);
  return ((await answered) as [Watched])[0];
}

async function measure(program: Program, url: string, name: string, body: string): Promise<Omit<Row, 'againMs'>> {
  await told(program, 'begin');
  await wait(SETTLE_MS);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer = await response.text();
  await wait(SETTLE_MS);
  const { longestMs, cpuMs } = await told(program, 'end');
  const [error] = (JSON.parse(answer) as { errors?: { extensions?: { code?: string } }[] }).errors ?? [];
  const code = error?.extensions?.code ?? '';
  return { name, bytes: body.length, status: response.status, code, answer: answer.length, longestMs, cpuMs };
}

function toSection(rows: Row[]): Section {
  const summary = BODIES.map(({ name }) => {
    const rounds = rows.filter((row) => row.name === name);
    const longestMs = median(rounds.map((row) => row.longestMs));
    const againMs = median(rounds.map((row) => row.againMs));
    return { ...rounds[0]!, longestMs, cpuMs: median(rounds.map((row) => row.cpuMs)), againMs };
  });
  const worst = Math.max(...summary.flatMap(({ longestMs, againMs }) => [longestMs, againMs]));
  return {
    title: 'Hostile queries: how long one blocks the event loop (G5)',
    head: [
      '',
      'bytes',
      'status',
      'code',
      'bytes of the answer',
      'longest block ms',
      'processor ms',
      'block asked again ms',
    ],
    rows: summary.map(({ name, bytes, status, code, answer, longestMs, cpuMs, againMs }) => [
      name,
      bytes,
      status,
      code,
      answer,
      longestMs.toFixed(1),
      cpuMs.toFixed(1),
      againMs.toFixed(1),
    ]),
    notes: [
      `The longest block of any: ${worst.toFixed(1)} ms. Target: 50 ms. Medians of ${ROUNDS} rounds, each document new to the gateway, then asked once more, when it is compiled; measured by the gateway process itself (monitorEventLoopDelay).`,
      'Processor time is that of the whole request, with what the process does besides.',
    ],
  };
}
