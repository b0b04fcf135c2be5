import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { subjects } from 'question/curriculum.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { readToday } from '../memory/index.ts';
import { IS_DUE, joinDueStates } from './own-lists.ts';
import { isReadable, type Reader } from './questions.ts';

/** A year, extended to whole weeks for the heat map. */
const DAYS = 371;

type Overview = Schemas['StudyOverview'];

export async function readOverview(db: Database, user: number): Promise<Overview> {
  const [totals] = await rowsOf<{ questions: number; attempts: number }>(
    db,
    sql`select count(*)::int as questions, coalesce(sum(attempts), 0)::int as attempts
        from study_records where "user" = ${user} and attempts > 0`,
  );
  const [shares] = await rowsOf<{ share: number | null }>(
    db,
    sql`select (sum("right")::float / nullif(sum(answered), 0)) as share from study_days where "user" = ${user}`,
  );
  const days = await rowsOf<Overview['days'][number]>(
    db,
    sql`select day::text as date, answered, "right" from study_days
        where "user" = ${user} and day > (now() at time zone 'UTC')::date - ${DAYS}::int order by day`,
  );
  return { ...totals!, right_share: shares!.share, days };
}

/** All subjects of the curriculum, in its order. `right`: the last answer to a question had full marks. `due`: those of the list. */
export async function readSubjects(db: Database, reader: Reader, now: Date): Promise<Schemas['SubjectProgress'][]> {
  const today = await readToday(db, reader.id, now);
  const rows = await rowsOf<Schemas['SubjectProgress']>(
    db,
    sql`with total as (
          select prof, subject, count(*)::int as total from questions where not hidden group by prof, subject
        ), mine as (
          select q.prof, q.subject, (count(*) filter (where r.attempts > 0))::int as seen,
            (count(*) filter (where r.last_outcome = 'RIGHT'))::int as "right",
            (count(*) filter (where ${IS_DUE} and ${isReadable(reader)}))::int as due
          from study_records r join questions q on q.id = r.question ${joinDueStates(today)}
          where r."user" = ${reader.id} and not q.hidden group by q.prof, q.subject
        )
        select prof, subject, total, coalesce(seen, 0) as seen, coalesce("right", 0) as "right",
          coalesce(due, 0) as due
        from total left join mine using (prof, subject)`,
  );
  return subjects.map(({ prof, code }) => {
    const row = rows.find((one) => one.prof === prof && one.subject === code);
    return row ?? { prof, subject: code, total: 0, seen: 0, right: 0, due: 0 };
  });
}

/** Topics that have questions, by name. */
export const readTopics = (db: Database, user: number, prof: string, subject: string) =>
  rowsOf<Schemas['TopicProgress']>(
    db,
    sql`select q.topic, count(*)::int as total, count(r.question)::int as seen,
          (count(*) filter (where r.last_outcome = 'RIGHT'))::int as "right"
        from questions q left join study_records r
          on r."user" = ${user} and r.question = q.id and r.attempts > 0
        where q.prof = ${prof} and q.subject = ${subject} and q.topic is not null and not q.hidden
        group by q.topic order by lower(q.topic)`,
  );

type Place = Schemas['StudyPlace'];
const MAX_PLACES = 5;

/** Newest first. */
export async function readPlaces(db: Database, user: number): Promise<Place[]> {
  const rows = await rowsOf<Omit<Place, 'at'> & { at: string | Date }>(
    db,
    sql`select path, title, place, total, at from study_places where "user" = ${user}
        order by at desc, path limit ${MAX_PLACES}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Adds or updates a place, and removes the oldest beyond five. */
export async function leavePlace(db: Database, user: number, place: Omit<Place, 'at'>): Promise<void> {
  const { path, title, place: at, total } = place;
  await db.execute(sql`
    insert into study_places ("user", path, title, place, total, at)
    values (${user}, ${path}, ${title}, ${at}, ${total}, clock_timestamp())
    on conflict ("user", path) do update set
      title = excluded.title, place = excluded.place, total = excluded.total, at = excluded.at`);
  await db.execute(sql`
    delete from study_places where "user" = ${user} and path not in (
      select path from study_places where "user" = ${user} order by at desc, path limit ${MAX_PLACES})`);
}
