import { sql } from 'drizzle-orm';
import { findFault } from 'question/check.ts';
import { mark, type Question } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { putJob } from '../../jobs/index.ts';
import type { Live, NotificationRow } from '../notifications/index.ts';
import { withNewKey } from '../bank/index.ts';
import { lockReaders, waitForMarking } from './lock.ts';
import { tellReaders } from './remark-news.ts';
import {
  type CurrentQuestion,
  type MarkedAttempt,
  readCurrent,
  readMarkedAttempts,
  type Remark,
  storeRemarks,
} from './remarks.ts';

/** They wait for each other's locks, so few. */
const READERS_AT_ONCE = 100;
const CORRECTIONS_AT_ONCE = 100;

type Correction = { question: number; version: number };

/**
 * Marks the answers again whose key was corrected, in short transactions, and tells their readers. Whatever stops it, the
 * next run goes on after the last reader.
 */
export async function remarkAll(db: Database, live: Pick<Live, 'publish'>): Promise<void> {
  for (;;) {
    const corrections = await rowsOf<Correction>(
      db,
      sql`select question::float8 as question, version from key_corrections order by question limit ${CORRECTIONS_AT_ONCE}`,
    );
    if (corrections.length === 0) return;
    await waitForMarking(db);
    for (const correction of corrections) {
      let news: NotificationRow[] | undefined;
      while ((news = await remarkSome(db, correction))) live.publish(news);
    }
  }
}

/** Of the next readers; undefined once there are none, or the key was corrected again. */
function remarkSome(db: Database, correction: Correction): Promise<NotificationRow[] | undefined> {
  const { question, version } = correction;
  const marker = sql`question = ${question} and version = ${version}`;
  return db.transaction(async (tx) => {
    const [progress] = await rowsOf<{ news: 'ALL' | 'CHANGED' | 'NONE'; after: number }>(
      tx,
      sql`select news, after_user::float8 as after from key_corrections where ${marker} for update`,
    );
    if (!progress) return undefined;
    const users = await readReaders(tx, question, progress.after);
    if (users.length === 0) {
      await tx.execute(sql`delete from key_corrections where ${marker}`);
      return undefined;
    }
    await lockReaders(tx, users);
    const current = await readCurrent(tx, question);
    const attempts = await readMarkedAttempts(tx, question, users);
    const remarks = remark(current, attempts);
    await storeRemarks(tx, question, remarks);
    await markPapersStale(tx, attempts);
    await tx.execute(sql`update key_corrections set after_user = ${users.at(-1)} where ${marker}`);
    return tellReaders(tx, { current, attempts, remarks, news: progress.news });
  });
}

/** Their totals are computed by another job. One that is open has none yet. */
async function markPapersStale(tx: Database, attempts: readonly MarkedAttempt[]): Promise<void> {
  const papers = attempts.flatMap(({ session }) => session ?? []);
  if (papers.length === 0) return;
  await tx.execute(sql`update papers set is_stale = true where id in ${papers} and finished_at is not null`);
  await putJob(tx, 'refresh-totals');
}

async function readReaders(tx: Database, question: number, after: number): Promise<number[]> {
  const next = sql`question = ${question} and "user" > ${after}::bigint`;
  const rows = await rowsOf<{ user: number }>(
    tx,
    sql`(select "user"::float8 as "user" from study_records where ${next} and attempts > 0 order by 1 limit ${READERS_AT_ONCE})
        union (select distinct "user"::float8 as "user" from undone_attempts where ${next} order by 1 limit ${READERS_AT_ONCE})
        order by 1 limit ${READERS_AT_ONCE}`,
  );
  return rows.map(({ user }) => user);
}

/** Puts questions in the queue whose key was ever corrected, without news. */
export const queueAllCorrections = (db: Database) =>
  db.execute(sql`
    insert into key_corrections (question, version, news)
    select id, version, 'NONE' from questions where key_corrected_at is not null on conflict do nothing`);

/** Those whose mark changes. An answer to other options than the present ones keeps its mark. */
function remark({ type, options, former }: CurrentQuestion, attempts: readonly MarkedAttempt[]): Remark[] {
  const keyed = new Map(
    former.map((old) => [old.version, old.type === type ? withNewKey(old.options, options) : undefined]),
  );
  return attempts.flatMap((attempt) => {
    const isCurrent = !keyed.has(attempt.version);
    const key = isCurrent ? options : keyed.get(attempt.version);
    const question: Question = { type, options: key ?? [], parts: [] };
    const isMarkable = key && !findFault(question, attempt.answer);
    const { outcome, points } = isMarkable
      ? mark(question, attempt.answer, PROF_MARKS)
      : { outcome: attempt.firstOutcome, points: attempt.firstPoints };
    if (outcome === attempt.outcome && points === attempt.points) return [];
    return [{ ...attempt, was: attempt.outcome, outcome, points }];
  });
}
