import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { lockBank } from '../features/bank/publication/bank-lock.ts';

/** As an import that stores one file as a whole: every question and list is its own until it ends. */
export const whileAnImportStores = (db: Database, work: () => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    await tx.execute(sql`update questions set stem = stem`);
    await tx.execute(sql`update question_lists set total = total`);
    await work();
  });
