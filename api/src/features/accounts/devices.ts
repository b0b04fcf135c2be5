import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { DEVICE } from 'schema/patterns.ts';
import type { Database } from '../../db/connection.ts';
import { devices } from '../../db/schema.ts';

const MAX_DEVICES = 10;

/** Keeps the ten latest, hashed. The header is optional, so an invalid one is ignored. */
export async function noteDevice(db: Database, user: number, mark: string | undefined, at: Date): Promise<void> {
  if (mark === undefined || !DEVICE.test(mark)) return;
  const hash = createHash('sha256').update(mark).digest('base64url');
  await db
    .insert(devices)
    .values({ user, mark: hash, firstAt: at, lastAt: at })
    .onConflictDoUpdate({ target: [devices.user, devices.mark], set: { lastAt: at } });
  const latest = db
    .select({ mark: devices.mark })
    .from(devices)
    .where(eq(devices.user, user))
    .orderBy(desc(devices.lastAt))
    .limit(MAX_DEVICES);
  await db.delete(devices).where(and(eq(devices.user, user), notInArray(devices.mark, latest)));
}

export async function forgetDevices(db: Database, user: number): Promise<void> {
  await db.delete(devices).where(eq(devices.user, user));
}

export const devicesOf = (db: Database, ids: readonly number[]): Promise<{ user: number; mark: string }[]> =>
  db
    .select({ user: devices.user, mark: devices.mark })
    .from(devices)
    .where(inArray(devices.user, [...ids]));
