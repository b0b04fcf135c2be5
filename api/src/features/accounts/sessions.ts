import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { sessions, signInCodes, users } from '../../db/schema.ts';
import type { AccountDependencies } from './dependencies.ts';
import { noteDevice } from './devices.ts';
import { deviceOf, rememberDevice } from './device-login.ts';
import { recordColumns, updateUser, type User } from './store.ts';
import { signToken } from './tokens.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A session's lifetime, however much it is used. */
const LIFETIME_MS = 30 * DAY_MS;
const IDLE_MS = 14 * DAY_MS;
const TOUCH_MS = HOUR_MS;
const MAX_SESSIONS = 10;
const MAX_BATCH = 1000;
const ID_BYTES = 18;

export type SignedIn = { token: string; user: User };
type SignIn = {
  /** Undefined where the credentials name nobody. */
  user: number | undefined;
  /** Undefined if the credentials, checked before, are not valid any more. */
  lockProven: (tx: Database) => Promise<User | undefined>;
  /** The second step's. */
  code: string | undefined;
  userAgent: string | undefined;
  device: string | undefined;
};

export async function openSession(db: Database, user: Pick<User, 'id'>, expiresAt: Date): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  // Not now(), when the transaction began: it may have waited for its lock since.
  await db.insert(sessions).values({ id, user: user.id, expiresAt, createdAt: sql`clock_timestamp()` });
  return id;
}

/** Every way to log in ends here, so that none can leave out the second step. */
export async function startSession(
  { db, secret, limits, twoFactor }: Pick<AccountDependencies, 'db' | 'secret' | 'limits' | 'twoFactor'>,
  { user: id, lockProven, code, userAgent, device }: SignIn,
): Promise<SignedIn | undefined> {
  const now = Date.now();
  const open = async (tx: Database) => {
    const user = await lockProven(tx);
    if (!user) return undefined;
    await twoFactor.prove(tx, user, code);
    const sessionId = await openSession(tx, user, new Date(now + IDLE_MS));
    await endOldest(tx, user.id);
    await noteDevice(tx, user.id, device, new Date(now));
    const deviceLogin = rememberDevice(user.deviceLogin, deviceOf(userAgent), new Date(now));
    return { sessionId, user: (await updateUser(tx, user.id, { deviceLogin })) ?? user };
  };
  const opened = await limits.secondStep(id, code, () => db.transaction(open));
  if (!opened) return undefined;
  const { sessionId, user } = opened;
  return { token: await signToken(secret, { userId: user.userId, sessionId }, new Date(now + LIFETIME_MS)), user };
}

async function endOldest(db: Database, user: number) {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user, user))
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_SESSIONS);
  await db.delete(sessions).where(and(eq(sessions.user, user), notInArray(sessions.id, newest)));
}

/** Reads the database for every call. Calls of the same turn of the event loop share one query. */
export function sessionReader(db: Database): (sessionId: string) => Promise<User | undefined> {
  const loader = new DataLoader((ids: readonly string[]) => findUsersBySession(db, ids), {
    cache: false,
    maxBatchSize: MAX_BATCH,
    // By default a batch ends with the callbacks of one socket.
    batchScheduleFn: setImmediate,
  });
  return (sessionId) => loader.load(sessionId);
}

/** In the order of the ids; undefined for a session that has ended. */
export async function findUsersBySession(db: Database, ids: readonly string[]): Promise<(User | undefined)[]> {
  const now = Date.now();
  const rows = await db
    .select({ id: sessions.id, user: recordColumns, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user))
    .where(and(inArray(sessions.id, [...new Set(ids)]), gt(sessions.expiresAt, new Date(now))));
  // Using a session extends it; written at most once an hour. The token itself ends at LIFETIME_MS.
  const idle = rows.filter(({ expiresAt }) => expiresAt.getTime() < now + IDLE_MS - TOUCH_MS);
  // One statement each: two batches that lock the same rows in another order would deadlock.
  await Promise.all(idle.map(({ id }) => extendSession(db, id, now)));
  const byId = new Map(rows.map(({ id, user }) => [id, user]));
  return ids.map((id) => byId.get(id));
}

async function extendSession(db: Database, id: string, now: number) {
  await db
    .update(sessions)
    .set({ expiresAt: new Date(now + IDLE_MS) })
    .where(eq(sessions.id, id));
}

export async function sessionOpenedAt(db: Database, id: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, id));
  return row?.at;
}

export async function standingSessions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        sql`${sessions.id} in (select jsonb_array_elements_text(${jsonRows(ids)}))`,
        gt(sessions.expiresAt, new Date()),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Also ends sign-ins that are on their way back from Google. */
export async function endAllSessions(db: Database, user: number, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.user, user), except === undefined ? undefined : ne(sessions.id, except)));
  await db.delete(signInCodes).where(eq(signInCodes.user, user));
}
