import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { type Live, notifyStaff } from '../notifications/index.ts';
import { SUSPECTS } from './suspects.ts';

type Found = { id: string; ref: string };

/** Notes whose keys are suspect, and notifies reviewers of each version once. A statement sees its tables as before it. */
export async function findSuspects({ db, live }: { db: Database; live: Pick<Live, 'publish'> }): Promise<void> {
  const news = await db.transaction(async (tx) => {
    const found = await rowsOf<Found>(
      tx,
      sql`with suspects as materialized (${SUSPECTS}),
          cleared as (update suspect_keys set is_on = false
            where is_on and question not in (select id from suspects)),
          noted as (
            insert into suspect_keys as k (question, version, is_on)
            select q.id, q.version, true from suspects join questions q using (id)
            on conflict (question) do update set version = excluded.version, is_on = true
              where not k.is_on or k.version <> excluded.version
            returning question, version)
          select q.id::text, q.ref from noted join questions q on q.id = noted.question
            left join suspect_keys before on before.question = noted.question
          where before.version is distinct from noted.version order by q.id`,
    );
    const things = found.map(({ id }) => ({ id, writers: [] }));
    return notifyStaff(tx, 'QUESTIONS_REVIEW', {
      template: 'key-suspect',
      details: { ref: found[0]?.ref ?? '' },
      things,
    });
  });
  live.publish(news);
}
