import type { Database } from '../../db/connection.ts';
import { type NotificationRow, notifyStaff, notifyWriters } from '../notifications/index.ts';
import type { User } from '../accounts/index.ts';
import type { EventKind, State } from './store.ts';

type QuestionNews = {
  what: EventKind;
  by: Pick<User, 'id' | 'name'>;
  why: string | undefined;
  /** As they were before. */
  questions: readonly Pick<State, 'id' | 'draft'>[];
};

/** Whom a change concerns is notified, except of what is undone. The last step of the transaction. */
export async function notifyOfChange(
  tx: Database,
  { what, by, why = '', questions }: QuestionNews,
): Promise<NotificationRow[]> {
  const things = questions.map(({ id, draft }) => ({ id: String(id), writers: draft?.writers ?? [] }));
  const news = { things, by: by.id };
  const [name, reason] = [{ name: by.name }, { reason: why }];
  switch (what) {
    case 'SUBMITTED':
      return notifyStaff(tx, 'QUESTIONS_REVIEW', { template: 'question-submitted', details: name, ...news });
    case 'RETURNED':
      return notifyWriters(tx, { template: 'question-returned', details: reason, ...news });
    case 'PUBLISHED':
      return notifyWriters(tx, { template: 'question-published', details: name, ...news });
    case 'RETIRED':
      return notifyWriters(tx, { template: 'question-retired', details: reason, ...news });
    default:
      return [];
  }
}
