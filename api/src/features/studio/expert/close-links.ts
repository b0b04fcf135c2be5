import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows } from '../../../db/sql-rows.ts';

/** Of drafts that are over. */
export const closeLinks = (tx: Database, questions: readonly number[]) =>
  tx.execute(
    sql`update expert_links set ending = 'CLOSED' where ending is null
          and question in (select value::bigint from jsonb_array_elements_text(${jsonRows(questions)}))`,
  );
