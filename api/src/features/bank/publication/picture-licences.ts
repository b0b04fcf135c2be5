import { sql } from 'drizzle-orm';
import { findLicenceFault, LICENCES } from 'schema/licences.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';

const MAX_LISTED = 1_000;

type Picture = Omit<Schemas['UnlicensedPicture'], 'fault'>;
type Row = Picture & { total: string | number };

/**
 * Pictures of questions that readers see whose licence does not let them be sold, or is missing, as it may be in questions
 * from before there were licences; and those without a source. By ref; the first 1000, with how many there are.
 */
export async function listUnlicensed(
  db: Database,
): Promise<{ total: number; pictures: Schemas['UnlicensedPicture'][] }> {
  const sellable = LICENCES.flatMap(({ id, maySell }) => (maySell ? [id] : []));
  const rows = await rowsOf<Row>(
    db,
    sql`select q.ref, q.prof || '-' || q.subject as subject, q.topic, m.number::int as picture, m.media ->> 'image' as image,
          m.media ->> 'source' as source, m.media ->> 'licence' as licence, count(*) over () as total
          from questions q cross join lateral jsonb_array_elements(q.media) with ordinality as m(media, number)
          where not q.hidden and (m.media ->> 'source' is null or m.media ->> 'licence' is null
            or m.media ->> 'licence' not in (select jsonb_array_elements_text(${jsonRows(sellable)})))
          order by q.ref, m.number limit ${MAX_LISTED}`,
  );
  return {
    total: Number(rows[0]?.total ?? 0),
    pictures: rows.map(({ total: _total, ...row }) => ({
      ...row,
      fault: findLicenceFault(row.licence) ?? 'NO_SOURCE',
    })),
  };
}
