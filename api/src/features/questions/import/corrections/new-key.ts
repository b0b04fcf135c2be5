import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/connection.ts';
import { rowsOf } from '../../../../db/sql-rows.ts';
import { type NotificationRow, putNotifications } from '../../../notifications/index.ts';
import { foldMarkup } from '../content-hash.ts';
import type { QuestionContent, StoredQuestion } from './stored-question.ts';

type Options = QuestionContent['options'];

/** Options are the same by their text, wherever they stand; those that were reworded, by their place. */
export function isNewKey(before: Options, after: Options): boolean {
  const byText = new Map(before.map(({ text, correct }) => [foldMarkup(text), correct]));
  return after.some(({ text, correct }, index) => {
    const was = byText.get(foldMarkup(text)) ?? before[index]?.correct;
    return was !== undefined && was !== correct;
  });
}

/** Dates the new key and stores a notification for each reader who has answered. The caller publishes what is returned. */
export async function tellOfNewKey(
  tx: Database,
  { id, ref, content }: Pick<StoredQuestion, 'id' | 'ref' | 'content'>,
  next: QuestionContent,
): Promise<NotificationRow[]> {
  if (!isNewKey(content.options, next.options)) return [];
  await tx.execute(sql`update questions set key_corrected_at = statement_timestamp() where id = ${id}`);
  const readers = await rowsOf<{ user: number }>(
    tx,
    sql`select "user"::float8 as "user" from study_records where question = ${id} and is_answered order by "user"`,
  );
  const params = { ref };
  return putNotifications(tx, { readers: readers.map(({ user }) => user), template: 'key-corrected', params });
}
