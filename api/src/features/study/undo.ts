import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { DAY, updateStates } from '../memory/index.ts';
import { correctRecords } from './correct-records.ts';
import { errorMessages } from './error-messages.ts';
import { UNDO_MS } from './inputs.ts';
import { lockReader } from './lock.ts';

/** Takes back an attempt of the reader, and returns its question. Idempotent. */
export function undoAttempt(db: Database, user: number, id: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockReader(tx, user);
    const [attempt] = await rowsOf<{ question: number; mode: string; answeredAt: number; isUndone: boolean }>(
      tx,
      sql`select a.question::float8 as question, a.mode, (extract(epoch from a.answered_at) * 1000)::float8 as "answeredAt",
            exists (select from undone_attempts n where n.attempt = a.id) as "isUndone"
          from attempts a where a.id = ${id} and a."user" = ${user}`,
    );
    if (!attempt) throw notFound(errorMessages.noSuchAttempt());
    if (attempt.isUndone) return attempt.question;
    if (attempt.mode === 'PAPER') throw conflict(errorMessages.undoOfPaper());
    if (now.getTime() - attempt.answeredAt > UNDO_MS) throw conflict(errorMessages.undoTooLate());
    await undoAttempts(tx, user, [{ id, at: now.toISOString() }]);
    return attempt.question;
  });
}

/** Takes back attempts of the log, which keeps them. Statistics keep them too, so that nobody answers first twice. */
export async function undoAttempts(
  tx: Database,
  user: number,
  attempts: readonly { id: string; at: string }[],
): Promise<void> {
  if (attempts.length === 0) return;
  const undone = await rowsOf<{ question: number }>(
    tx,
    sql`with undone as (
          insert into undone_attempts (attempt, "user", question, is_answer, undone_at)
          select a.id, a."user", a.question, a.outcome <> 'SKIPPED', sent.at
          from jsonb_to_recordset(${jsonRows(attempts)}) as sent(id uuid, at timestamptz) join attempts a on a.id = sent.id
          where a."user" = ${user} on conflict do nothing
          returning attempt, question
        ), days as (
          update study_days d set answered = d.answered - gone.answered, "right" = d."right" - gone."right"
          from (
            select ${DAY} as day, count(*)::int as answered,
              (count(*) filter (where coalesce(m.outcome, a.outcome) = 'RIGHT'))::int as "right"
            from undone join attempts a on a.id = undone.attempt left join remarks m on m.attempt = a.id
            where a.outcome <> 'SKIPPED' group by 1) as gone
          where d."user" = ${user} and d.day = gone.day
        )
        select distinct question::float8 as question from undone`,
  );
  if (undone.length === 0) return;
  await tx.execute(sql`delete from study_days where "user" = ${user} and answered = 0`);
  const questions = undone.map(({ question }) => question);
  await correctRecords(tx, sql`"user" = ${user} and question in ${questions}`);
  await updateStates(tx, [user], questions);
}
