import { sql } from 'drizzle-orm';
import type { Day } from 'review/days.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { DAY, POINTS } from '../memory/index.ts';

/** A reader's first answer to a question. `share` of its marks, 0 to 1, by the key as it is now. */
export type FirstAnswer = { question: number; share: number; isMixed: boolean };

/** Those that count, from the oldest to the newest; before a day of the reader. */
export const readFirstAnswers = (db: Database, user: number, before: Day | null): Promise<FirstAnswer[]> =>
  rowsOf<FirstAnswer>(
    db,
    sql`with first as (
          select distinct on (a.question) a.question, a.answered_at, a.id, a.session,
            greatest(0, ${POINTS})::float8 / nullif(a.out_of, 0) as share
          from attempts a left join remarks m on m.attempt = a.id
          where a."user" = ${user} and a.outcome <> 'SKIPPED'
            and not exists (select from undone_attempts u where u.attempt = a.id)
            and (${before}::date is null or ${DAY} < ${before}::date)
          order by a.question, a.answered_at, a.id
        )
        select question::float8 as question, coalesce(share, 0) as share,
          coalesce(session in (select id from papers where "user" = ${user} and is_mixed), false) as "isMixed"
        from first order by answered_at, id`,
  );
