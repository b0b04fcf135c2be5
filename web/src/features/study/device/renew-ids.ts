import { v7 } from 'uuid';
import { database } from './database.ts';
import type { LoggedAttempt } from './rows.ts';

const FIRST = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** The first 48 bits of a UUID v7 are milliseconds. */
export const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/**
 * The account refuses ids that a wrong clock made. Gives those attempts ids of the server's time, under which they wait
 * to be sent again. Returns their former ids.
 */
export async function renewIds(attempts: readonly LoggedAttempt[]): Promise<Set<string>> {
  const { headers } = await fetch('/healthz', { cache: 'no-store' });
  const now = Date.parse(headers.get('date') ?? '');
  const wrong = attempts.filter(({ id }) => timeOf(id) < FIRST || timeOf(id) > now + DAY_MS);
  await database.transaction('rw', database.attempts, async () => {
    await database.attempts.bulkDelete(wrong.map(({ id }) => id));
    await database.attempts.bulkAdd(wrong.map((attempt) => ({ ...attempt, id: v7({ msecs: now }) })));
  });
  return new Set(wrong.map(({ id }) => id));
}
