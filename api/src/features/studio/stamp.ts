import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

type Stamp = { author: number | null; reviewer: number; at: Date };

/** Of the version that the bank has now. */
export const putStamp = (tx: Database, id: number, { author, reviewer, at }: Stamp) =>
  tx.execute(
    sql`insert into question_stamps (question, version, author, reviewer, reviewed_at)
        select id, version, ${author}, ${reviewer}, ${at.toISOString()}::timestamptz from questions where id = ${id}`,
  );

/** The version that the bank has now says the same as `former`: so does its stamp, if there was one. */
export const restoreStamp = (tx: Database, id: number, former: number) =>
  tx.execute(
    sql`insert into question_stamps (question, version, author, reviewer, reviewed_at)
        select q.id, q.version, stamp.author, stamp.reviewer, stamp.reviewed_at from questions q
          left join lateral (select * from question_stamps where question = q.id and version <= ${former}
            order by version desc limit 1) stamp on true
        where q.id = ${id}`,
  );
