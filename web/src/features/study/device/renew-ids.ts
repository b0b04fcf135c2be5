import { isTimely } from 'question/attempt-id.ts';
import { v7 } from 'uuid';
import { database } from './database.ts';
import type { LoggedAttempt } from './rows.ts';

/**
 * The account refuses ids that a wrong clock made. Gives those attempts ids of the server's time, under which they wait
 * to be sent again. Returns their former ids.
 */
export async function renewIds(attempts: readonly LoggedAttempt[]): Promise<Set<string>> {
  const { headers } = await fetch('/healthz', { cache: 'no-store' });
  const now = Date.parse(headers.get('date') ?? '');
  const wrong = attempts.filter(({ id }) => !isTimely(id, now));
  await database.transaction('rw', database.attempts, async () => {
    await database.attempts.bulkDelete(wrong.map(({ id }) => id));
    await database.attempts.bulkAdd(wrong.map((attempt) => ({ ...attempt, id: v7({ msecs: now }) })));
  });
  return new Set(wrong.map(({ id }) => id));
}
