import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { PROTECTED_ROLES } from 'schema/roles.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { newUserId } from './user-id.ts';

const { password, ...recordColumns } = getTableColumns(users);
const ID_TRIES = 5;

export type User = Omit<typeof users.$inferSelect, 'password'>;

export type NewUser = Pick<User, 'name' | 'email'> & Partial<Omit<typeof users.$inferInsert, 'id'>>;

const withEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** Undefined if the email is taken. */
export async function createUser(db: Database, user: NewUser): Promise<User | undefined> {
  for (let attempt = 0; attempt < ID_TRIES; attempt += 1) {
    const [row] = await db
      .insert(users)
      .values({ userId: newUserId(), ...user })
      .onConflictDoNothing()
      .returning(recordColumns);
    if (row) return row;
    if (await findUserByEmail(db, user.email)) return undefined;
  }
  throw new Error('No free user_id was found.');
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [row] = await db.select(recordColumns).from(users).where(withEmail(email));
  return row;
}

export async function findUserByUserId(db: Database, userId: string): Promise<User | undefined> {
  const [row] = await db.select(recordColumns).from(users).where(eq(users.userId, userId));
  return row;
}

export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [row] = await db.select(recordColumns).from(users).where(eq(users.id, id));
  return row;
}

/** The site's and the studio's. */
export async function listAdministrators(db: Database): Promise<User[]> {
  const isOne = or(inArray(users.role, [...PROTECTED_ROLES]), eq(users.userType, 'admin'));
  return db.select(recordColumns).from(users).where(isOne).orderBy(asc(users.id));
}

export async function lockUser(tx: Database, id: number): Promise<User | undefined> {
  const [row] = await tx.select(recordColumns).from(users).where(eq(users.id, id)).for('no key update');
  return row;
}

/** Undefined if the password has changed. */
export async function lockUserWithPassword(tx: Database, id: number, hash: string): Promise<User | undefined> {
  const unchanged = and(eq(users.id, id), eq(password, hash));
  const [row] = await tx.select(recordColumns).from(users).where(unchanged).for('no key update');
  return row;
}

/** In the order of their ids, which prevents deadlocks. */
export async function lockUsers(tx: Database, ids: readonly number[]): Promise<User[]> {
  return tx
    .select(recordColumns)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** `hash` is null for an account without a password. */
export async function findPassword(
  db: Database,
  email: string,
): Promise<{ id: number; hash: string | null } | undefined> {
  const [row] = await db.select({ id: users.id, hash: password }).from(users).where(withEmail(email));
  return row;
}

export async function updateUser(
  db: Database,
  id: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<User | undefined> {
  const [row] = await updateUsers(db, [id], changes);
  return row;
}

export const updateUsers = (
  db: Database,
  ids: readonly number[],
  changes: Partial<typeof users.$inferInsert>,
): Promise<User[]> =>
  db
    .update(users)
    .set(changes)
    .where(inArray(users.id, [...ids]))
    .returning(recordColumns);

export { recordColumns };
