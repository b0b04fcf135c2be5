import { addDays } from '../review/days.ts';
import { newAttemptId } from '../api/src/testing/study.ts';
import { startPostgres } from '../tests/testkit/postgres.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { importRows } from './import-rows.ts';
import { median } from './measure.ts';
import { callerOf, newReader, type Call } from './readers.ts';
import type { Section } from './report.ts';
import { questionLines } from './search-words.ts';
import { loadAttempts } from './study-log.ts';

const QUESTIONS = 20_000;
const SUBJECTS = ['ANAT', 'PHYS', 'BIOCHEM'];
const STATES = 2_000;
const BATCH = 100;
const DAY_MS = 86_400_000;
const DAYS = 120;
/** BENCH_READERS is for trying things out. */
const READERS = Number(process.env.BENCH_READERS || 20_000);
const ATTEMPTS_EACH = 50;
const ROUNDS = 100;

type Api = Awaited<ReturnType<typeof startApi>>;
type Row = (string | number)[];

/** What it costs to plan the days of a reader who has answered 2,000 questions. */
export async function benchReview(): Promise<Section> {
  const rows = [await onEmbedded(), await onPostgres()];
  return {
    title: 'Review',
    head: [
      'database',
      'readers',
      'questions of the plan',
      'today',
      'queue',
      '30 days',
      'another day',
      'queue without a plan',
    ],
    rows,
    notes: [
      `Over HTTP with the token of a reader who has answered ${STATES.toLocaleString('en-GB')} questions, one call after the other, ${ROUNDS} times each; medians. ${QUESTIONS.toLocaleString('en-GB')} questions.`,
      'Another day: the examination is moved, and everything planned again. Targets: the queue below 150 ms on PGlite; today and the queue below 20 ms on PostgreSQL; another day below 500 ms.',
      `BENCH_READERS=100 has fewer readers on PostgreSQL, each with ${ATTEMPTS_EACH} answers.`,
    ],
  };
}

async function onEmbedded(): Promise<Row> {
  const api = await startApi({ SAMPLE_CONTENT: 'false' });
  try {
    await importRows(api, questionLines(QUESTIONS));
    return ['PGlite', 1, ...(await measured(api, await newReader(api, 0)))];
  } finally {
    await api.stop();
  }
}

async function onPostgres(): Promise<Row> {
  const postgres = await startPostgres();
  try {
    const api = await startApi({ SAMPLE_CONTENT: 'false', DATABASE_URL: postgres.url });
    try {
      await importRows(api, questionLines(QUESTIONS));
      await loadAttempts(postgres, { attempts: READERS * ATTEMPTS_EACH, readers: READERS });
      await callerOf(api, api.adminToken)('POST', '/admin/study/rebuild', {});
      const call = await newReader(api, 0);
      const figures = await measured(api, call, () => postgres.rows('vacuum analyze'));
      return ['PostgreSQL', READERS, ...figures];
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function measured(api: Api, call: Call, vacuum?: () => Promise<unknown>): Promise<Row> {
  const ids = (await questionIds(api)).slice(0, STATES);
  for (let from = 0; from < ids.length; from += BATCH) {
    await call('POST', '/study/attempts', { attempts: ids.slice(from, from + BATCH).map(attemptOf) });
  }
  await vacuum?.();
  const withoutPlan = await timed(() => call('GET', '/study/queue'));
  let months = 4;
  const setPlan = async () => {
    months = months === 4 ? 5 : 4;
    const examOn = addDays(new Date().toISOString().slice(0, 10), months * 30);
    const body = { board: 'DHK', prof: '_1', subjects: SUBJECTS, exam_on: examOn, rest_days: ['FRI'] };
    return (await call('PUT', '/study/plan', body)) as { plan: { questions: number } };
  };
  const { plan } = await setPlan();
  const figures = [
    await timed(() => call('GET', '/study/today')),
    await timed(() => call('GET', '/study/queue')),
    await timed(() => call('GET', '/study/calendar')),
    await timed(setPlan),
  ];
  return [plan.questions, ...figures, withoutPlan];
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return `${median(times).toFixed(1)} ms`;
}

/** Of the plan's lists, as far as everybody may read them. */
async function questionIds(api: Api): Promise<string[]> {
  const call = callerOf(api);
  const ids = new Set<string>();
  for (const subject of SUBJECTS) {
    const { data: topics } = (await call('GET', `/board-filter/topics/DHK_1-${subject}`)) as { data: string[] };
    for (const topic of topics) {
      const query = new URLSearchParams({ subject_id: `DHK_1-${subject}`, topic_name: topic });
      const { data } = (await call('GET', `/board-filter/topic/questions?${query}`)) as { data: { _id: string }[] };
      for (const { _id: id } of data) ids.add(id);
    }
  }
  return [...ids];
}

const attemptOf = (question: string) => ({
  id: newAttemptId(),
  question_id: question,
  answer: { sba: Math.random() < 0.3 ? 'A' : 'B' },
  answered_at: new Date(Date.now() - (1 + Math.random() * DAYS) * DAY_MS).toISOString(),
});
