import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

const MAX_EVENTS = 100;

type HistoryEvent = Schemas['QuestionEvent'];
type Row = Omit<HistoryEvent, 'version'> & { version: number | null; former: number | null };

/** What was done in the studio, and what administrators have corrected outside it. Newest first. */
export async function readHistory(db: Database, question: number): Promise<HistoryEvent[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select * from (
          select e.to_version as version, null as former, e.at, u.name as by, e.what, e.why as comment, e.changes
            from question_events e left join users u on u.id = e.who where e.question = ${question}
          union all
          select null, v.version, v.changed_at, u.name, 'CORRECTED', v.reason, v.changes
            from question_versions v left join users u on u.user_id = v.author where v.question = ${question}
              and not exists (select from question_events e where e.question = v.question and e.replaced = v.version)
        ) h order by at, coalesce(version, former)`,
  );
  const events: HistoryEvent[] = [];
  for (const { version, former, at, ...event } of rows) {
    const previous = events.at(-1)?.version ?? former ?? 0;
    events.push({ ...event, version: version ?? previous + 1, at: new Date(at).toISOString() });
  }
  return events.toReversed().slice(0, MAX_EVENTS);
}
