import { newAttemptId } from '../api/src/testing/study.ts';
import { startPostgres } from '../tests/testkit/postgres.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { correctKey } from './corrected-key.ts';
import { importRows } from './import-rows.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';
import { callerOf, newReader, type Call } from './readers.ts';
import { questionLines } from './search-words.ts';
import { loadAttempts } from './study-log.ts';

const QUESTIONS = 10_000;
const READERS = 20_000;
const ATTEMPTS = 1_000_000;
const LARGE = 10_000_000;
const EMBEDDED_READERS = 20;
const EMBEDDED_ATTEMPTS = 200_000;
const BATCH = 100;
const ROUNDS = 200;
const OTHERS = 4;
const DAYS = 300;

type Api = Awaited<ReturnType<typeof startApi>>;
type Row = (string | number)[];

/** Target D4: what it costs to record attempts and to read a study record, as the log grows. */
export async function benchStudy(): Promise<Section> {
  const rows = [await onEmbedded()];
  for (const attempts of process.env.BENCH_LARGE ? [ATTEMPTS, LARGE] : [ATTEMPTS])
    rows.push(await onPostgres(attempts));
  return {
    title: 'The study record (D4)',
    head: [
      'database',
      'attempts',
      'readers',
      'record 20',
      'progress',
      'wrong ones',
      'records of 20',
      'rebuild',
      'marked again',
      'others p99',
    ],
    rows,
    notes: [
      `Over HTTP with a reader's token, one call after the other, all kinds in turn, ${ROUNDS} times each; medians. ${QUESTIONS.toLocaleString('en-GB')} questions.`,
      'BENCH_LARGE=1 adds ten million attempts. Targets on PostgreSQL: 15, 20, 20 and 5 ms, the same within 1.5 times at a million; PGlite within 3 times.',
      `Marked again: from the correction of a key until the answers of all its readers are marked by it, with ${OTHERS} other readers who record 20 and read their progress all the time (N4: 5,000 readers in 10 s, others' p99 below 200 ms).`,
    ],
  };
}

async function onEmbedded(): Promise<Row> {
  const api = await startApi({ SAMPLE_CONTENT: 'false' });
  try {
    await importRows(api, questionLines(QUESTIONS));
    const ids = await questionIds(api);
    const readers: Call[] = [];
    for (let index = 0; index < EMBEDDED_READERS; index += 1) readers.push(await newReader(api, index));
    for (let sent = 0; sent < EMBEDDED_ATTEMPTS; sent += BATCH) {
      const call = readers[(sent / BATCH) % readers.length]!;
      await call('POST', '/study/attempts', { attempts: Array.from({ length: BATCH }, () => attemptOf(pick(ids))) });
    }
    return ['PGlite', EMBEDDED_ATTEMPTS, EMBEDDED_READERS, ...(await measured(api, readers[0]!, ids)), '', ''];
  } finally {
    await api.stop();
  }
}

async function onPostgres(attempts: number): Promise<Row> {
  const postgres = await startPostgres();
  try {
    const api = await startApi({ SAMPLE_CONTENT: 'false', DATABASE_URL: postgres.url });
    try {
      await importRows(api, questionLines(QUESTIONS));
      const call = await newReader(api, 0);
      await loadAttempts(postgres, { attempts, readers: READERS });
      const ids = await questionIds(api);
      const figures = await measured(api, call, ids, () => postgres.rows('vacuum analyze'));
      const others: Call[] = [];
      for (let index = 1; index <= OTHERS; index += 1) others.push(await newReader(api, index));
      const correction = await correctKey(api, postgres, others, [
        (reader) =>
          reader('POST', '/study/attempts', { attempts: Array.from({ length: 20 }, () => attemptOf(pick(ids))) }),
        (reader) => reader('GET', '/study/subjects'),
      ]);
      return ['PostgreSQL', attempts, READERS, ...figures, ...correction];
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Medians in milliseconds, and how long the counters take to rebuild, which comes first. */
async function measured(api: Api, call: Call, ids: string[], vacuum?: () => Promise<unknown>): Promise<string[]> {
  const from = performance.now();
  await callerOf(api, api.adminToken)('POST', '/admin/study/rebuild', {});
  const rebuilt = `${((performance.now() - from) / 1000).toFixed(1)} s`;
  await vacuum?.();
  const pick20 = () => Array.from({ length: 20 }, () => pick(ids));
  const kinds: [work: () => Promise<unknown>, times: number[]][] = [
    [() => call('POST', '/study/attempts', { attempts: pick20().map(attemptOf) }), []],
    [() => call('GET', '/study/subjects'), []],
    [() => call('GET', '/study/questions?list=WRONG'), []],
    [() => call('GET', `/study/records?questions=${pick20().join(',')}`), []],
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [work, times] of kinds) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  }
  return [...kinds.map(([, times]) => `${median(times).toFixed(1)} ms`), rebuilt];
}

/** Of questions that everybody may read. */
async function questionIds(api: Api): Promise<string[]> {
  const call = callerOf(api);
  const { data: chapters } = (await call('GET', '/bank/Anatomy/chapter/_1-ANAT?limit=100000')) as {
    data: { _id: string }[];
  };
  const pages = await Promise.all(
    chapters.slice(0, 50).map(async ({ _id: id }) => (await call('GET', `/bank-filter/${id}`)) as typeof EMPTY),
  );
  return pages.flatMap(({ data }) => data.map(({ _id: id }) => id));
}
const EMPTY: { data: { _id: string }[] } = { data: [] };

const pick = <Value>(values: Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
const attemptOf = (question: string) => ({
  id: newAttemptId(),
  question_id: question,
  answer: { sba: 'A' },
  answered_at: new Date(Date.now() - Math.random() * DAYS * 86_400_000).toISOString(),
});
