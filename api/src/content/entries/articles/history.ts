import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';

const MAX_EVENTS = 100;
// Long texts that were rewritten often come without their differences in the end.
const MAX_CHANGES = 1_000_000;

type Event = Schemas['QuestionEvent'];

/** What was done with an article at the desk, newest first. */
export async function readHistory(db: Database, topic: string): Promise<Event[]> {
  const rows = await rowsOf<Event>(
    db,
    sql`select e.revision as version, e.at, u.name as by, e.what, e.why as comment,
          case when sum(length(e.changes::text)) over (order by e.id desc) <= ${MAX_CHANGES} then e.changes
            else '[]' end as changes
        from internship_events e left join users u on u.id = e.who
        where e.topic = ${topic} order by e.id desc limit ${MAX_EVENTS}`,
  );
  return rows.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() }));
}
