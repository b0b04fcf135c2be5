import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { DraftContent } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { wordsOf } from '../../http/messages.ts';
import { warningMessages } from './error-messages.ts';

const ALIKE = 0.7;
const MAX_FOUND = 3;

/** Questions of the same topic with nearly the same stem: an index finds the topic, and few are compared. */
export async function resemblances(db: Database, id: number, draft: DraftContent): Promise<string[]> {
  if (!draft.topic || !draft.stem) return [];
  const rows = await rowsOf<{ ref: string }>(
    db,
    sql`select q.ref from questions q where not q.hidden and q.prof = ${draft.prof} and q.subject = ${draft.subject}
          and q.type = ${draft.type} and q.topic = ${draft.topic} and q.id <> ${id}
          and similarity(q.stem, ${draft.stem}) > ${ALIKE}
        order by similarity(q.stem, ${draft.stem}) desc, q.id limit ${MAX_FOUND}`,
  );
  return rows.map((row) => wordsOf(warningMessages.resembles(row)));
}
