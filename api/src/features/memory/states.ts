import { sql, type SQL } from 'drizzle-orm';
import { replay } from 'review/memory.ts';
import { weightsFor } from 'review/weights.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { isAnswer, type LoggedAnswer, type LoggedAttempt, readAnswers, readLog } from './answers.ts';
import { readAllWeights } from './weights.ts';

/** How many states were wrong, and how many of them got another due date. */
export type StateChanges = { states: number; dueDates: number };

/**
 * Derives the states of these questions for each of these readers from the whole log. The caller holds the readers' locks,
 * and passes `log` if it has called `readLog` already.
 */
export async function updateStates(
  tx: Database,
  users: readonly number[],
  questions: readonly number[],
  log?: readonly LoggedAttempt[],
): Promise<StateChanges> {
  const answers = (log ?? (await readLog(tx, users, questions))).filter(isAnswer);
  return replaceStates(tx, users, answers, sql`"user" in ${users} and question in ${questions}`);
}

/** `scope` is a condition on the attempts and on the states of `users`, whole questions each. */
export const deriveStates = async (tx: Database, users: readonly number[], scope: SQL): Promise<StateChanges> =>
  replaceStates(tx, users, await readAnswers(tx, scope), scope);

async function replaceStates(
  tx: Database,
  users: readonly number[],
  answers: readonly LoggedAnswer[],
  scope: SQL,
): Promise<StateChanges> {
  const weights = await readAllWeights(tx, users);
  const states = Array.from(Map.groupBy(answers, ({ user, question }) => `${user} ${question}`).values(), (history) => {
    const [{ user, question, kind }] = history as [LoggedAnswer, ...LoggedAnswer[]];
    return { user, question, ...replay(history, weightsFor(weights.get(user)!, kind))! };
  });
  return storeStates(tx, states, scope);
}

/** Writes what differs, and deletes states in `scope` that are not among `states`. */
async function storeStates(tx: Database, states: readonly object[], scope: SQL): Promise<StateChanges> {
  const [changes] = await rowsOf<StateChanges>(
    tx,
    sql`with fresh as (
          select * from jsonb_to_recordset(${jsonRows(states)}) as one("user" bigint, question bigint, stability float8,
            difficulty float8, "lastOn" date, "dueOn" date, reviews int, lapses int, model text)
        ), former as (
          select * from memory_states where ${scope}
        ), written as (
          insert into memory_states ("user", question, stability, difficulty, last_on, due_on, reviews, lapses, model)
          select * from fresh except select * from former
          on conflict ("user", question) do update set stability = excluded.stability,
            difficulty = excluded.difficulty, last_on = excluded.last_on, due_on = excluded.due_on,
            reviews = excluded.reviews, lapses = excluded.lapses, model = excluded.model
          returning "user", question, due_on
        ), removed as (
          delete from memory_states s where ${scope}
            and not exists (select from fresh f where f."user" = s."user" and f.question = s.question)
          returning 1
        )
        select ((select count(*) from written) + (select count(*) from removed))::int as states,
          (select count(*) from written w join former f on f."user" = w."user" and f.question = w.question
            where f.due_on <> w.due_on)::int as "dueDates"`,
  );
  return changes!;
}
