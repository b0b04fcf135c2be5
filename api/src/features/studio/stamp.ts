import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';

/** Of the versions that the bank has now. */
export const putStamps = (
  tx: Database,
  questions: readonly { id: number; author: number | null }[],
  { reviewer, at }: { reviewer: number; at: Date },
) =>
  tx.execute(
    sql`insert into question_stamps (question, version, author, reviewer, reviewed_at)
        select q.id, q.version, r.author, ${reviewer}::bigint, ${at.toISOString()}::timestamptz
          from jsonb_to_recordset(${jsonRows(questions)}) as r(id bigint, author bigint) join questions q on q.id = r.id`,
  );

/** The versions that the bank has now say the same as `former`: so do their stamps, if there were some. */
export const restoreStamps = (tx: Database, questions: readonly { id: number; former: number }[]) =>
  tx.execute(
    sql`insert into question_stamps (question, version, author, reviewer, reviewed_at)
        select q.id, q.version, stamp.author, stamp.reviewer, stamp.reviewed_at
          from jsonb_to_recordset(${jsonRows(questions)}) as r(id bigint, former int) join questions q on q.id = r.id
          left join lateral (select * from question_stamps where question = q.id and version <= r.former
            order by version desc limit 1) stamp on true`,
  );
