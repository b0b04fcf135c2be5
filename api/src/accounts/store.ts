import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { sessions, users } from '../db/schema.ts';

const ID_BYTES = 9;

export type User = typeof users.$inferSelect;

/** A new opaque id, safe in a path. */
export const newId = () => randomBytes(ID_BYTES).toString('base64url');

export type NewUser = Pick<User, 'name' | 'email'> & Partial<Pick<User, 'userType' | 'accessDoc'>>;

export async function createUser(db: Database, user: NewUser): Promise<User> {
  const [row] = await db
    .insert(users)
    .values({ ...user, userId: newId() })
    .returning();
  return row!;
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

/** Opens a session; a token made for it is good until then. */
export async function openSession(db: Database, user: User, expiresAt: Date): Promise<string> {
  const id = newId();
  await db.insert(sessions).values({ id, user: user.id, expiresAt });
  return id;
}

/** The user whose session it is, or undefined once it has ended. Read anew for each call. */
export async function findUserBySession(db: Database, sessionId: string): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date())));
  return row?.user;
}
