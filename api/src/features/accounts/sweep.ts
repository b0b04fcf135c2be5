import { lte } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { idempotencyKeys, oneTimeCodes, rateLimits, sessions, signInCodes } from '../../db/schema.ts';

export async function sweepExpired(db: Database): Promise<void> {
  const now = new Date();
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now));
  await db.delete(signInCodes).where(lte(signInCodes.expiresAt, now));
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.expire, now));
}
