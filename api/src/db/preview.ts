import type { Database } from './connection.ts';

/** What `work` would return. Nothing of it is stored. */
export async function preview<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  let outcome: { result: Result } | undefined;
  try {
    await db.transaction(async (tx) => {
      outcome = { result: await work(tx) };
      tx.rollback();
    });
  } catch (error) {
    if (!outcome) throw error;
  }
  return outcome!.result;
}
