import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../db/schema.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

type Job = { id: string; job: string; state: string; last_error: string | null; next_run_at: string | null };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ role: 'ADMIN' });
  const now = new Date();
  await api.db.insert(jobs).values([
    { job: 'waits', schedule: 'waits', finishedAt: now },
    { job: 'runs', startedAt: now, attempts: 1, input: { secret: 'a mail' } },
    { job: 'is tried again', attempts: 1, lastError: 'nobody is there' },
    { job: 'failed', attempts: 20, lastError: 'nobody is there', failedAt: now },
  ]);
});
afterAll(() => api.close());

const list = async (query = '') =>
  (await api.get<{ jobs: Job[]; next: string | null }>(`/admin/jobs${query}`, token)).body;
const retry = (id: string) => api.call<{ job: Job }>('POST', `/admin/jobs/${id}/retry`, { token });

test('an administrator sees what waits, runs and failed, page by page, without what it works on', async () => {
  const whole = await list();
  expect(whole.jobs.map(({ job, state }) => [job, state])).toEqual([
    ['failed', 'FAILED'],
    ['is tried again', 'RETRYING'],
    ['runs', 'RUNNING'],
    ['waits', 'WAITING'],
  ]);
  expect(JSON.stringify(whole)).not.toContain('secret');
  for (const one of whole.jobs) expect((await list(`?state=${one.state}`)).jobs).toEqual([one]);
  const first = await list('?limit=3');
  expect((await list(`?limit=3&after=${first.next}`)).jobs).toEqual(whole.jobs.slice(3));
});

test('and of each kind how many there are, the next run and the last error', async () => {
  await api.db.insert(jobs).values({ job: 'failed', attempts: 1, lastError: 'nobody is there yet' });
  const { kinds } = (await api.get<{ kinds: object[] }>('/admin/jobs/kinds', token)).body;
  const counts = { waiting: 1, running: 0, failed: 0, next_run_at: expect.any(String), last_done_at: null };
  expect(kinds).toEqual([
    { ...counts, job: 'failed', failed: 1, last_error: 'nobody is there yet' },
    { ...counts, job: 'is tried again', last_error: 'nobody is there' },
    { ...counts, job: 'runs', waiting: 0, running: 1, next_run_at: null, last_error: null },
    { ...counts, job: 'waits', last_done_at: expect.any(String), last_error: null },
  ]);
});

test('and runs one that failed now, but not one that is running', async () => {
  const [failed, , running] = (await list('?after=5')).jobs as [Job, Job, Job];
  expect(failed.next_run_at).toBeNull();
  const { job } = (await retry(failed.id)).body;
  expect(job).toMatchObject({ state: 'RETRYING', attempts: 0, next_run_at: expect.any(String) });
  expect([(await retry(running.id)).status, (await retry('none')).status]).toEqual([404, 404]);
});
