import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { reindexQuestions } from '../../search/index.ts';
import { lockBank } from './bank-lock.ts';
import { enterList, leaveList } from '../lists/places.ts';
import { questionOf, type StoredQuestion } from './stored-question.ts';
import { keepVersion, type Authorship, type Outcome } from './versions.ts';

/** In one transaction. A shown question returns to its former places, or to the end of a list that is shorter. */
export function setHidden(
  db: Database,
  { ref, hidden, dryRun, ...authorship }: Authorship & { ref: string; hidden: boolean; dryRun: boolean },
): Promise<Outcome> {
  return db.transaction(async (transaction) => {
    await lockBank(transaction);
    const question = await questionOf(transaction, ref);
    const { version } = question;
    if (question.hidden === hidden) return { ref, version, hidden, changed: false, changes: [] };
    const changes = changesTo(hidden);
    if (dryRun) return { ref, version, hidden: !hidden, changed: true, changes };
    await hideQuestion(transaction, question, hidden, authorship);
    return { ref, version: version + 1, hidden, changed: true, changes };
  });
}

/** The caller holds the bank's lock. */
export async function hideQuestion(
  transaction: Database,
  question: StoredQuestion,
  hidden: boolean,
  authorship: Authorship,
): Promise<void> {
  await keepVersion(transaction, question, changesTo(hidden), authorship);
  await transaction.execute(sql`update questions set version = version + 1 where id = ${question.id}`);
  await moveOutOrIn(transaction, question, hidden);
}

/** As a part of a change that keeps the version itself. */
export async function moveOutOrIn(transaction: Database, question: StoredQuestion, hidden: boolean): Promise<void> {
  const { id, lists } = question;
  await transaction.execute(sql`update questions set hidden = ${hidden} where id = ${id}`);
  await (hidden ? leaveAll(transaction, question) : enterAll(transaction, question));
  await reindexQuestions(transaction, [id], lists);
}

const changesTo = (hidden: boolean) => [{ field: 'hidden', from: yesOrNo(!hidden), to: yesOrNo(hidden) }];

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

async function leaveAll(transaction: Database, { id, lists }: StoredQuestion): Promise<void> {
  for (const { id: list } of lists) {
    const place = await leaveList(transaction, id, list);
    await transaction.execute(
      sql`insert into hidden_places (question, list, place) values (${id}, ${list}, ${place ?? null})`,
    );
  }
}

async function enterAll(transaction: Database, { id }: StoredQuestion): Promise<void> {
  const places = await rowsOf<{ list: number; place: number | null }>(
    transaction,
    sql`delete from hidden_places where question = ${id} returning list, place`,
  );
  for (const { list, place } of places) await enterList(transaction, id, list, place);
}
