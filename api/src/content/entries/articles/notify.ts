import type { Database } from '../../../db/connection.ts';
import type { User } from '../../../features/accounts/index.ts';
import { type NotificationRow, notifyStaff, notifyWriters } from '../../../features/notifications/index.ts';
import type { EventKind, State } from './store.ts';

/** `state`: before the change. */
type ArticleNews = { what: EventKind; by: User; why: string | undefined; state: State };

/** Whom a change concerns is notified, except of what is undone. The last step of the transaction. */
export async function notifyOfArticle(
  tx: Database,
  { what, by, why = '', state: { id, draft } }: ArticleNews,
): Promise<NotificationRow[]> {
  const title = draft?.content?.name ?? '';
  const news = { things: [{ id, writers: draft?.writers ?? [] }], by: by.id };
  switch (what) {
    case 'SUBMITTED':
      return notifyStaff(tx, 'CONTENT_REVIEW', {
        template: 'article-submitted',
        details: { name: by.name, title },
        ...news,
      });
    case 'RETURNED':
      return notifyWriters(tx, { template: 'article-returned', details: { title, reason: why }, ...news });
    case 'PUBLISHED':
      return notifyWriters(tx, { template: 'article-published', details: { name: by.name, title }, ...news });
    default:
      return [];
  }
}
