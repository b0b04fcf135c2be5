import type { Database } from '../../db/connection.ts';
import { type NotificationRow, putNotifications } from '../notifications/index.ts';
import type { CurrentQuestion, MarkedAttempt, Remark } from './remarks.ts';

type News = {
  current: CurrentQuestion;
  attempts: readonly MarkedAttempt[];
  remarks: readonly Remark[];
  news: 'ALL' | 'CHANGED' | 'NONE';
};

/**
 * Tells readers what the new key does to their last answer; with `ALL` those too who answered before it and keep their
 * result. The last step of the transaction.
 */
export async function tellReaders(
  tx: Database,
  { current, attempts, remarks, news }: News,
): Promise<NotificationRow[]> {
  if (news === 'NONE') return [];
  const { ref } = current;
  const last = Map.groupBy(
    remarks.filter(({ isLast, was, outcome }) => isLast && was !== outcome),
    ({ was, outcome }) => `${was} ${outcome}`,
  );
  const rows: NotificationRow[] = [];
  for (const group of last.values()) {
    const [{ was, outcome: now }] = group as [Remark, ...Remark[]];
    const readers = group.map(({ user }) => user);
    rows.push(...(await putNotifications(tx, { readers, template: 'answer-remarked', params: { ref, was, now } })));
  }
  if (news === 'CHANGED') return rows;
  const told = new Set([...last.values()].flat().map(({ user }) => user));
  const before = attempts.filter(
    ({ user, recordedAt, isUndone }) => !isUndone && !told.has(user) && recordedAt < current.correctedAt,
  );
  const readers = [...new Set(before.map(({ user }) => user))];
  rows.push(...(await putNotifications(tx, { readers, template: 'key-corrected', params: { ref } })));
  return rows;
}
