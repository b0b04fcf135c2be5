import { sql, type SQL } from 'drizzle-orm';
import { isUnmarked, markPaper } from 'question/paper.ts';
import type { Database } from '../../db/connection.ts';
import { recordAnswers } from './attempts.ts';
import { GRACE_MS, type OpenSheet, saveTotal, withPaper } from './finish.ts';
import { readPapersFor } from './store.ts';

const AT_ONCE = 100;
/** Ticks come one by one, and the log takes one attempt: it waits until the reader has stopped. */
const SETTLED_MS = 5 * 60_000;

/** Finishes papers whose readers left before the end. */
export const finishOverdue = (db: Database, now: Date) =>
  forEach(
    db,
    now,
    sql`finished_at is null and ends_at < ${before(now, GRACE_MS)} order by ends_at`,
    async () => undefined,
  );

/** Adds short answers to the record, some time after their last tick. */
export const recordTicks = (db: Database, now: Date) =>
  forEach(db, now, sql`ticked_at < ${before(now, SETTLED_MS)} order by ticked_at`, async ({ tx, paper, items }) => {
    const ticked = markPaper(paper, items).marked.filter((one) => one.item.answer?.saq?.length && !isUnmarked(one));
    const answers = ticked.map(({ item }) => ({
      item,
      answer: item.answer!,
      at: item.answeredAt!,
      tookMs: item.tookMs,
    }));
    await recordAnswers(tx, paper, 'PAPER', answers);
    await tx.execute(sql`update papers set ticked_at = null where id = ${paper.id}`);
  });

/** Papers with short answers that were finished before there were components. */
export const addComponents = (db: Database, now: Date) =>
  forEach(db, now, sql`finished_at is not null and components is null order by id`, saveTotal);

/** `work` must leave a paper that `where` no longer finds. */
async function forEach(db: Database, now: Date, where: SQL, work: (sheet: OpenSheet) => Promise<void>): Promise<void> {
  for (;;) {
    const papers = await readPapersFor(db, where, AT_ONCE);
    for (const paper of papers) await withPaper(db, paper, now, work);
    if (papers.length < AT_ONCE) return;
  }
}

const before = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
