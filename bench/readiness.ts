import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Cell, type CellResult, PATTERNS, TRUTHS, type TruthName } from '../review/testing/students.ts';
import { startPostgres } from '../tests/testkit/postgres.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { importRows } from './import-rows.ts';
import { median } from './measure.ts';
import { newReader } from './readers.ts';
import type { Section } from './report.ts';
import { questionLines } from './search-words.ts';
import { loadAttempts } from './study-log.ts';

// The priors were chosen with seeds `tune 1` to `tune 5`.
const SEED = 'published 3';
/** READINESS_STUDENTS is for trying things out. */
const STUDENTS = Number(process.env.READINESS_STUDENTS || 1500);
const ANSWERS = [80, 240];
/** Which shares of students may have a mark within their range of 90 %. */
const MARKS: Record<TruthName, [low: number, high: number]> = {
  matched: [0.85, 0.95],
  thin: [0.85, 0.95],
  other: [0.8, 1],
  guessing: [0.8, 1],
  fresh: [0.8, 1],
};

const QUESTIONS = 10_000;
const READERS = 20_000;
const ATTEMPTS = 200_000;
const OWN_ANSWERS = 2000;
const SUBJECTS = 3;
const CALLS = 100;

/** Whether simulated students get the marks that readiness expects, and how long it takes to expect them. */
export async function benchReadiness(): Promise<Section> {
  const truths = Object.keys(TRUTHS) as TruthName[];
  const cells = PATTERNS.flatMap((pattern) =>
    truths.flatMap((truth) => ANSWERS.map((answers): Cell => ({ pattern, truth, answers }))),
  );
  const results = await simulateAll(cells);
  const took = await timeCalls();
  return {
    title: 'Readiness: simulated students',
    head: ['practice', 'students are', 'answers', 'range held', 'asked', 'width', 'mean error', ''],
    rows: results.map(rowOf),
    notes: [
      `${STUDENTS.toLocaleString('en-GB')} students each, who sit a paper of 10 MTF and 10 SBA. Width and error in points of 100. Seed “${SEED}”; others were used for tuning. See readiness.md.`,
      `Over HTTP on PostgreSQL, a reader with ${OWN_ANSWERS.toLocaleString('en-GB')} answers in a plan of three subjects among ${READERS.toLocaleString('en-GB')} others: ${took.toFixed(1)} ms (median of ${CALLS} calls). Target: 20 ms.`,
    ],
  };
}

function rowOf({ pattern, truth, answers, students, withoutRange, held, width, error }: CellResult) {
  if (pattern === 'weak only') {
    const isRight = withoutRange === students;
    return [pattern, truth, answers, 'no range', 'no range', '', '', isRight ? '' : 'MISSED'];
  }
  const [low, high] = MARKS[truth];
  const percent = (share: number) => (100 * share).toFixed(1);
  const asked = high === 1 ? `from ${100 * low} %` : `${100 * low} to ${100 * high} %`;
  const isRight = held >= low && held <= high && withoutRange === 0;
  return [
    pattern,
    truth,
    answers,
    `${percent(held)} %`,
    asked,
    percent(width),
    percent(error),
    isRight ? '' : 'MISSED',
  ];
}

/** In the order of `cells`. */
async function simulateAll(cells: Cell[]): Promise<CellResult[]> {
  const results: CellResult[] = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL('readiness-worker.ts', import.meta.url));
    while (next < cells.length) {
      const index = next++;
      results[index] = await new Promise<CellResult>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ cell: cells[index], students: STUDENTS, seed: SEED });
      });
      worker.removeAllListeners('error');
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return results;
}

/** The median, in milliseconds. */
async function timeCalls(): Promise<number> {
  const postgres = await startPostgres();
  try {
    const api = await startApi({ SAMPLE_CONTENT: 'false', DATABASE_URL: postgres.url });
    try {
      await importRows(api, questionLines(QUESTIONS));
      const call = await newReader(api, 0);
      await loadAttempts(postgres, { attempts: ATTEMPTS, readers: READERS });
      await postgres.rows(OWN, [OWN_ANSWERS]);
      await postgres.rows('vacuum analyze');
      const times: number[] = [];
      for (let round = 0; round <= CALLS; round += 1) {
        const start = performance.now();
        const { readiness } = (await call('GET', '/study/readiness')) as { readiness: { low: number | null }[] };
        if (round > 0) times.push(performance.now() - start);
        if (readiness.length < SUBJECTS || readiness.some(({ low }) => low === null)) throw new Error('no estimate');
      }
      return median(times);
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
  }
}

const OWN = `
  with reader as (select id from users where email = 'reader-0@example.com'), paper as (
    insert into papers (id, "user", title, mode, rule, sections, started_at, original, utc_offset, is_mixed)
    select '00000000-0000-4000-8000-000000000001', id, 'Mixed', 'TUTOR', 'PROF', '[]', now(),
      '00000000-0000-4000-8000-000000000001', 360, true from reader
  ), plan as (
    insert into study_plans ("user", board, prof, subjects, exam_on, rest_days, minutes_a_day, is_suggested)
    select r.id, 'DHK', q.prof, (array_agg(distinct q.subject))[1:3], current_date + 60, '{}', 45, false
    from reader r, questions q where q.prof = '_1' group by r.id, q.prof
  )
  insert into attempts (id, "user", question, question_version, answer, key, mode, outcome, points, out_of, answered_at,
    recorded_at, utc_offset, session)
  select ('019a0000-0000-7000-8000-' || lpad(to_hex(q.id), 12, '0'))::uuid, r.id, q.id, 1, '{"sba":"A"}',
    '{"correct":["A"]}', 'PAPER', (array['RIGHT', 'WRONG'])[1 + (q.id % 3 = 0)::int], 1000 * (q.id % 3 > 0)::int, 1000,
    now() - q.id * interval '1 minute', now(), 360, '00000000-0000-4000-8000-000000000001'
  from reader r, questions q where q.prof = '_1' order by q.id limit $1`;
