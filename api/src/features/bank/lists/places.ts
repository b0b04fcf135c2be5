import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import type { QuestionList } from '../../search/index.ts';
import { listName, type ListKey } from './list-keys.ts';

/** Creates the list if it is missing. */
export async function ensureList(transaction: Database, key: ListKey): Promise<QuestionList> {
  const [kind, board, prof, subject, name] = key;
  const [row] = await rowsOf<{ id: number }>(
    transaction,
    sql`insert into question_lists as l (kind, board, prof, subject, name) values (${kind}, ${board}, ${prof}, ${subject}, ${name})
          on conflict (kind, board, prof, subject, name) do update set total = l.total returning id`,
  );
  return { id: row!.id, kind, board, prof, subject, name };
}

export const nameOfList = ({ kind, board, prof, subject, name }: QuestionList): string =>
  listName([kind, board, prof, subject, name]);

/** Closes the gap. Returns the place that the question had. */
export async function leaveList(transaction: Database, question: number, list: number): Promise<number | undefined> {
  const [left] = await rowsOf<{ place: number }>(
    transaction,
    sql`delete from question_places where question = ${question} and list = ${list} returning place`,
  );
  if (!left) return undefined;
  await shift(transaction, list, left.place + 1, -1);
  await transaction.execute(sql`update question_lists set total = total - 1 where id = ${list}`);
  return left.place;
}

/** Inserts a question at a place, or at the end. */
export async function enterList(
  transaction: Database,
  question: number,
  list: number,
  place: number | null = null,
): Promise<void> {
  const [grown] = await rowsOf<{ total: number }>(
    transaction,
    sql`update question_lists set total = total + 1 where id = ${list} returning total`,
  );
  const { total } = grown!;
  const at = Math.min(place ?? total, total);
  if (at < total) await shift(transaction, list, at, 1);
  await transaction.execute(
    sql`insert into question_places (list, place, question) values (${list}, ${at}, ${question})`,
  );
}

/** Two steps, because a place must be unique at every moment. */
async function shift(transaction: Database, list: number, from: number, by: 1 | -1): Promise<void> {
  await transaction.execute(
    sql`update question_places set place = -(place + ${by}) where list = ${list} and place >= ${from}`,
  );
  await transaction.execute(sql`update question_places set place = -place where list = ${list} and place < 0`);
}
