import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { type LoggedAnswer, readAnswers } from '../answers.ts';

/** Few, because the embedded database answers nobody else meanwhile. */
const QUESTIONS_AT_ONCE = 500;

/** A reader's answers, whole questions at a time. */
export async function* readHistories(db: Database, user: number): AsyncGenerator<LoggedAnswer[]> {
  let after = 0;
  for (;;) {
    const rows = await rowsOf<{ question: number }>(
      db,
      sql`select question::float8 as question from memory_states
          where "user" = ${user} and question > ${after}::bigint order by question limit ${QUESTIONS_AT_ONCE}`,
    );
    const questions = rows.map(({ question }) => question);
    if (questions.length === 0) return;
    yield await readAnswers(db, sql`"user" = ${user} and question in ${questions}`);
    after = questions.at(-1)!;
  }
}
