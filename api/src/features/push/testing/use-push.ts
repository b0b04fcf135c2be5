import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Schemas } from 'schema/rest/bodies.ts';
import { jobs, notifications, pushSubscriptions, sessions } from '../../../db/schema.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { createLogger } from '../../../logger.ts';
import { JobQueue } from '../../../jobs/index.ts';
import { findUserByEmail } from '../../../testing/people.ts';
import { type FakePushService, startPushService } from '../../../testing/push-service.ts';
import { seedQuestions, sampleSba, startTestApi, type TestApi } from '../../../testing/index.ts';
import { attemptOf, record } from '../../../testing/study.ts';
import { push } from '../feature.ts';

export type PushSettings = Schemas['PushSettings'];

/** An api, a push service, and a clock that both follow. */
export async function startPushScene() {
  // 18 h in Dhaka.
  let at = new Date('2026-12-10T12:00:00Z');
  const now = () => at;
  const service = await startPushService();
  const api = await startTestApi({ now, pushesToPrivate: true });
  await seedQuestions(
    api.db,
    Array.from({ length: 5 }, (_, index) => sampleSba(index + 1)),
  );
  let readers = 0;

  async function newReader() {
    readers += 1;
    const email = `reader-${readers}@example.com`;
    const token = await api.signIn({ email, accessDoc: 'all' });
    const { id } = (await findUserByEmail(api.db, email))!;
    await api.db.update(sessions).set({ expiresAt: new Date('2100-01-01') });
    return { id, token, ...callsOf(api, token, service) };
  }

  return {
    api,
    service,
    now,
    newReader,
    setTime: (time: string) => void (at = new Date(time)),
    /** Another instance's. */
    startQueue: () => startQueue(api, now),
    /** Runs due jobs, and those that they add, until none is due. */
    async runJobs(...schedules: string[]) {
      await api.db.delete(jobs).where(sql`${jobs.schedule} is not null`);
      const queue = startQueue(api, now, schedules);
      await waitForIdle(api, schedules.length);
      await queue.stop();
    },
    makeDue: () => api.db.update(jobs).set({ runAt: sql`now()`, startedAt: null }),
    waiting: () => api.db.select().from(jobs).where(eq(jobs.job, 'send-push')),
    async clear() {
      service.reset();
      await api.db.delete(jobs);
      await api.db.delete(notifications);
      await api.db.delete(pushSubscriptions);
    },
    close: async () => {
      await api.close();
      await service.close();
    },
  };
}

/** With all jobs of push but only the named ones of those with a schedule. */
function startQueue({ db, live, options }: TestApi, now: () => Date, schedules: readonly string[] = []): JobQueue {
  const { push: service, publicUrl, siteName, mail, files, questions, terms, houseId } = options;
  const logger = createLogger('silent');
  const shared = { db, live, now, logger, files, questions, publicUrl, siteName, mail, terms, houseId };
  const services = { ...shared, push: service, providers: [], newsHour: 8 };
  const definitions = push.jobs!(services).filter(({ schedule, id }) => !schedule || schedules.includes(id));
  const queue = new JobQueue({ db, logger, definitions });
  queue.wake();
  return queue;
}

const isBusy = (schedules: number) => sql`select 1 where exists (
    select from ${jobs} where ${jobs.failedAt} is null and ${jobs.runAt} <= now() or ${jobs.startedAt} is not null
  ) or (select count(*) from ${jobs} where ${jobs.finishedAt} is not null) < ${schedules}`;

const waitForIdle = ({ db }: TestApi, schedules: number) =>
  vi.waitUntil(async () => (await rowsOf(db, isBusy(schedules))).length === 0, { interval: 10, timeout: 10_000 });

function callsOf(api: TestApi, token: string, service: FakePushService) {
  const call = async (method: string, path: string, body?: object) =>
    api.call<{ push: PushSettings; message: string; field?: string }>(method, `/push${path}`, { token, body });
  return {
    call,
    settings: async () => (await call('GET', '')).body.push,
    add: (body: object) => call('POST', '/subscriptions', body),
    subscribe: async () => {
      const subscription = service.subscribe();
      await call('POST', '/subscriptions', subscription);
      return subscription;
    },
    set: (body: object) => call('PUT', '/settings', body),
    remove: (endpoint: string) => call('POST', '/subscriptions/remove', { endpoint }),
    /** C is right; a wrong answer is due the next day. */
    answer: (question: string, answeredAt: string, utcOffset = 360) =>
      record(api, token, [
        attemptOf(question, { sba: 'A' }, { answered_at: answeredAt, utc_offset_minutes: utcOffset }),
      ]),
  };
}

export type PushScene = Awaited<ReturnType<typeof startPushScene>>;
