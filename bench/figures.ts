import { startPostgres } from '../tests/testkit/postgres.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { importRows } from './import-rows.ts';
import { median } from './measure.ts';
import { callerOf } from './readers.ts';
import type { Section } from './report.ts';
import { questionLines } from './search-words.ts';
import { loadAttempts } from './study-log.ts';

const QUESTIONS = 10_000;
const READERS = 20_000;
const ATTEMPTS = 1_000_000;
const LARGE = 10_000_000;
const ROUNDS = 5;
const POLL_MS = 500;

const REPORTS = [
  'sales',
  'readers',
  'readership',
  'ending?days=7',
  'affiliates',
  'coverage?subject=_1-ANAT',
  'questions?order=skips&descending=true',
  'authors',
  'csv?report=questions',
];

/** What the desk's reports cost where readers have answered much. */
export async function benchFigures(): Promise<Section> {
  const attempts = process.env.BENCH_LARGE ? LARGE : ATTEMPTS;
  const postgres = await startPostgres();
  try {
    const api = await startApi({ SAMPLE_CONTENT: 'false', DATABASE_URL: postgres.url });
    try {
      await importRows(api, questionLines(QUESTIONS));
      await loadAttempts(postgres, { attempts, readers: READERS });
      await postgres.rows(PURCHASES);
      const call = callerOf(api, api.adminToken);
      await call('POST', '/admin/study/rebuild', {});
      await postgres.rows('vacuum analyze');
      const computed = await timeJob(call);
      const rows = [];
      for (const report of REPORTS) rows.push([report, `${(await time(api, report)).toFixed(0)} ms`]);
      return {
        title: "The desk's reports",
        head: ['report', 'median'],
        rows: [...rows, ['the daily job', `${(computed / 1000).toFixed(1)} s`]],
        notes: [
          `PostgreSQL, ${attempts.toLocaleString('en-GB')} attempts of ${READERS.toLocaleString('en-GB')} readers, each with a purchase, over a year of 366 days where a report has days. Target: 1 s.`,
          'The daily job computes how each question does; it reads the log some readers at a time and holds no lock.',
        ],
      };
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
  }
}

const PURCHASES = `
  insert into purchases ("user", plan, plan_name, duration, price, bought_at, starts_at, ends_at, commission, hold_until)
  select id, 'monthly', 'Monthly', '1 month', 299, at, at, at + interval '400 days', 0, at
  from (select id, now() - interval '390 days' * random() as at from users where user_id like 'BENCH%') people`;

type Api = Awaited<ReturnType<typeof startApi>>;

async function time(api: Api, report: string): Promise<number> {
  const [to, from] = [0, 365].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
  const address = `${api.rest}/admin/figures/${report}${report.includes('?') ? '&' : '?'}from=${from}&to=${to}`;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const response = await fetch(address, { headers: { authorization: `Bearer ${api.adminToken}` } });
    if (!response.ok) throw new Error(`${report}: ${response.status} ${await response.text()}`);
    await response.text();
    times.push(performance.now() - start);
  }
  return median(times);
}

type Jobs = { jobs: { id: string; job: string; state: string; last_done_at: string | null }[] };

/** From now until it is done. */
async function timeJob(call: ReturnType<typeof callerOf>): Promise<number> {
  const find = async () =>
    ((await call('GET', '/admin/jobs')) as Jobs).jobs.find(({ job }) => job === 'question-figures');
  const before = await find();
  const start = performance.now();
  await call('POST', `/admin/jobs/${before!.id}/retry`, {});
  for (;;) {
    const now = await find();
    if (now!.state === 'WAITING' && now!.last_done_at !== before!.last_done_at) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
