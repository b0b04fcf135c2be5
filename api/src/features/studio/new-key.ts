import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { foldMarkup, type QuestionContent, type StoredQuestion } from '../questions/bank/index.ts';
import type { Step } from './change.ts';

type Options = QuestionContent['options'];

/** Options are the same by their text, wherever they stand; those that were reworded, by their place. */
export function isNewKey(before: Options, after: Options): boolean {
  const byText = new Map(before.map(({ text, correct }) => [foldMarkup(text), correct]));
  return after.some(({ text, correct }, index) => {
    const was = byText.get(foldMarkup(text)) ?? before[index]?.correct;
    return was !== undefined && was !== correct;
  });
}

/** The question says from when its key is right, and who has answered it before is told. */
export async function tellOfNewKey(
  tx: Database,
  { id, ref, content }: StoredQuestion,
  next: QuestionContent,
  now: Date,
): Promise<Step['news']> {
  if (!isNewKey(content.options, next.options)) return undefined;
  await tx.execute(sql`update questions set key_corrected_at = ${now.toISOString()}::timestamptz where id = ${id}`);
  const readers = await rowsOf<{ user: number }>(
    tx,
    sql`select "user"::float8 as "user" from study_records where question = ${id} and is_answered order by "user"`,
  );
  return { readers: readers.map(({ user }) => user), template: 'key-corrected', params: { ref } };
}
