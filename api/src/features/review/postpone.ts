import { sql } from 'drizzle-orm';
import { nextStudyDay } from 'review/days.ts';
import { findTurn } from 'review/turn.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Reader } from '../study/index.ts';
import type { Sources } from './candidates.ts';
import { planningOf, readChoices } from './planning.ts';
import { readInFull } from './queue.ts';

/** When the question comes again. Null if that is not before the examination, or before the day of its target. */
export async function postpone(
  sources: Sources,
  reader: Reader,
  question: number,
  now: Date,
): Promise<Schemas['QueueItem'] | null> {
  const { db } = sources;
  const { today, plan } = await readChoices(db, reader, now);
  const until = nextStudyDay(today, plan?.restDays ?? []);
  await db.execute(sql`
    with past as (
      delete from postponements where "user" = ${reader.id} and question <> ${question} and until <= ${today}::date
    )
    insert into postponements ("user", question, until, at)
    values (${reader.id}, ${question}, ${until}::date, ${now.toISOString()}::timestamptz)
    on conflict ("user", question) do update set until = excluded.until, at = excluded.at`);
  const planning = await planningOf(sources, reader, today, plan);
  const turn = findTurn(planning, String(question), until);
  return turn && ((await readInFull(db, reader, [turn]))[0] ?? null);
}
