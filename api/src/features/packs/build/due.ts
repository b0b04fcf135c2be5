import { subjects } from 'question/curriculum.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';

/** Increment it where the same content is to give other files. */
const FORMAT = 1;
/** Without a change, before a pack is built again; an editor's next correction goes into the same build. */
const QUIET_S = 20;
/** Under constant changes. */
const LONGEST_WAIT_S = 600;

export const RX_AID = 'RX_AID';

/** `source` names the content. */
export type Due = { id: string; source: string };

/** Packs whose content is another than that which they were built from, and has been quiet since. */
export async function findDue(db: Database): Promise<Due[]> {
  const due = await rowsOf<Due>(
    db,
    sql`with marks as (
          select q.subject, sum(m.changes) as changes from review_marks m join questions q on q.id = m.question group by 1),
        sources as (
          select s.id, s.changed_at,
            concat_ws('-', ${String(FORMAT)}::text, left(v.epoch::text, 8), s.changes, coalesce(m.changes, 0)) as source
          from pack_sources s cross join bank_version v left join marks m on m.subject = s.id)
        select s.id, s.source from sources s left join packs p on p.id = s.id
        where p.source is distinct from s.source
          and (p.id is null or s.changed_at < now() - ${QUIET_S} * interval '1 s'
            or p.built_at < now() - ${LONGEST_WAIT_S} * interval '1 s')
        order by s.id`,
  );
  return due.filter(({ id }) => id === RX_AID || subjectOf(id) !== undefined);
}

/** Of the curriculum. Undefined if it has no such subject. */
export const subjectOf = (code: string) => subjects.find((subject) => subject.code === code);
