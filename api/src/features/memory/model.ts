import { sql } from 'drizzle-orm';
import { RETENTION } from 'review/memory.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { IN_USE, readWeights } from './weights.ts';

type Own = { fitted_on: number | null; gain: number | null; reviews: number };

export async function readMemoryModel(db: Database, user: number): Promise<Schemas['MemoryModel']> {
  const { mtf, others } = await readWeights(db, user);
  const [own] = await rowsOf<Own>(
    db,
    sql`select sum(fitted_on)::int as fitted_on, sum(fitted_on * gain) / sum(fitted_on) as gain,
          (select coalesce(sum(reviews), 0)::int from memory_states where "user" = ${user}) as reviews
        from memory_models where "user" = ${user} and ${IN_USE}`,
  );
  return {
    name: others.name,
    weights: [...others.values],
    mtf_name: mtf.name,
    mtf_weights: [...mtf.values],
    retention: RETENTION,
    ...own!,
  };
}
