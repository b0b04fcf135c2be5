import { Dexie, type EntityTable } from 'dexie';
import type { LastAttempt, LoggedAttempt } from './attempt.ts';

type Database = Dexie & { attempts: EntityTable<LoggedAttempt, 'id'> };

const database = new Dexie('study') as Database;
database.version(1).stores({ attempts: 'id, [owner+questionId]' });

/** Rejects where the browser refuses storage or has no room. */
export async function appendAttempt(attempt: LoggedAttempt) {
  await database.attempts.add(attempt);
}

/** The newest attempt of each question that this reader has answered before this visit, by question id. */
export async function findLastAttempts(owner: string, questionIds: readonly string[], visit: string | null) {
  const pairs = questionIds.map((id) => [owner, id]);
  const rows = await database.attempts.where('[owner+questionId]').anyOf(pairs).toArray();
  const last = new Map<string, LastAttempt>();
  for (const { questionId, outcome, answeredAt, sessionId } of rows) {
    if (sessionId === visit) continue;
    const other = last.get(questionId);
    if (!other || other.answeredAt <= answeredAt) last.set(questionId, { outcome, answeredAt });
  }
  return last;
}

export const isQuotaError = (error: unknown) =>
  error instanceof Dexie.DexieError && [error.name, (error.inner as Error | null)?.name].includes('QuotaExceededError');
