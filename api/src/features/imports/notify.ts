import type { Database } from '../../db/connection.ts';
import type { User } from '../accounts/index.ts';
import { type NotificationRow, notifyStaff, notifyWriters } from '../notifications/index.ts';
import type { ImportBatch } from './batch.ts';
import type { Batch } from './batches.ts';

/** Reviewers hear of drafts that a file has brought. Publish what it returns. */
export async function notifyOfDrafts(db: Database, batch: ImportBatch, by: User): Promise<NotificationRow[]> {
  const { id, file, isPublished } = batch;
  if (id === undefined || isPublished) return [];
  return db.transaction((tx) =>
    notifyStaff(tx, 'QUESTIONS_REVIEW', {
      template: 'import-waiting',
      details: { name: by.name, file },
      things: [{ id: String(id), writers: [by.id] }],
      by: by.id,
    }),
  );
}

/** Who imported a file hears what became of it. The last step of the transaction. */
export const notifyImporter = (
  tx: Database,
  template: 'import-published' | 'import-taken-back',
  { batch: { id, file, who }, by }: { batch: Batch; by: User },
): Promise<NotificationRow[]> =>
  notifyWriters(tx, {
    template,
    details: { name: by.name, file },
    things: who === null ? [] : [{ id: String(id), writers: [Number(who)] }],
    by: by.id,
  });
