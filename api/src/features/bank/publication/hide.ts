import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import { reindexQuestions } from '../../search/index.ts';
import { lockBank } from './bank-lock.ts';
import { enterAll, leaveAll } from '../lists/move-many.ts';
import { questionOf, type StoredQuestion } from './stored-question.ts';
import { keepVersions, type Authorship, type Outcome } from './versions.ts';

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
export const hideQuestion = (
  transaction: Database,
  question: StoredQuestion,
  hidden: boolean,
  authorship: Authorship,
): Promise<void> => hideQuestions(transaction, [question], hidden, authorship);

/**
 * Hides questions that are shown, or shows hidden ones, each with a version of its own. The caller holds the bank's lock
 * and has loaded the questions under it.
 */
export async function hideQuestions(
  transaction: Database,
  questions: readonly StoredQuestion[],
  hidden: boolean,
  authorship: Authorship,
): Promise<void> {
  if (questions.length === 0) return;
  const changes = changesTo(hidden);
  await keepVersions(
    transaction,
    questions.map((current) => ({ current, changes })),
    authorship,
  );
  await transaction.execute(
    sql`update questions set version = version + 1
          where id in (select value::bigint from jsonb_array_elements_text(${jsonRows(idsOf(questions))}))`,
  );
  await moveOutOrIn(transaction, questions, hidden);
}

/** As a part of a change that keeps the version itself. */
export async function moveOutOrIn(
  transaction: Database,
  questions: readonly StoredQuestion[],
  hidden: boolean,
): Promise<void> {
  const ids = idsOf(questions);
  await transaction.execute(
    sql`update questions set hidden = ${hidden}
          where id in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))`,
  );
  await (hidden ? leaveAll(transaction, ids) : enterAll(transaction, ids));
  const lists = new Map(questions.flatMap((question) => question.lists.map((list) => [list.id, list])));
  await reindexQuestions(transaction, ids, [...lists.values()]);
}

const idsOf = (questions: readonly StoredQuestion[]) => questions.map(({ id }) => id);

const changesTo = (hidden: boolean) => [{ field: 'hidden', from: yesOrNo(!hidden), to: yesOrNo(hidden) }];

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
