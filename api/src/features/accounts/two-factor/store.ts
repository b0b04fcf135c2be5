import { and, arrayContains, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { twoFactors } from '../../../db/schema.ts';

export async function storeSecret(tx: Database, user: number, secret: Uint8Array): Promise<void> {
  const fresh = { secret, lastStep: 0, recoveryCodes: [] };
  await tx
    .insert(twoFactors)
    .values({ user, ...fresh })
    .onConflictDoUpdate({ target: twoFactors.user, set: fresh });
}

export async function findSecret(db: Database, user: number): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ secret: twoFactors.secret }).from(twoFactors).where(eq(twoFactors.user, user));
  return row?.secret;
}

export async function storeRecoveryCodes(tx: Database, user: number, hashes: string[]): Promise<void> {
  await tx.update(twoFactors).set({ recoveryCodes: hashes }).where(eq(twoFactors.user, user));
}

export async function countRecoveryCodes(db: Database, user: number): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`cardinality(${twoFactors.recoveryCodes})` })
    .from(twoFactors)
    .where(eq(twoFactors.user, user));
  return row?.left ?? 0;
}

/** False if this step or a later one was used before: a code that somebody saw is worth nothing. */
export async function useStep(tx: Database, user: number, step: number): Promise<boolean> {
  const rows = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.user, user), lt(twoFactors.lastStep, step)))
    .returning({ user: twoFactors.user });
  return rows.length > 0;
}

export async function useRecoveryCode(tx: Database, user: number, hash: string): Promise<boolean> {
  const rows = await tx
    .update(twoFactors)
    .set({ recoveryCodes: sql`array_remove(${twoFactors.recoveryCodes}, ${hash})` })
    .where(and(eq(twoFactors.user, user), arrayContains(twoFactors.recoveryCodes, [hash])))
    .returning({ user: twoFactors.user });
  return rows.length > 0;
}

export async function removeSecret(tx: Database, user: number): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.user, user));
}
