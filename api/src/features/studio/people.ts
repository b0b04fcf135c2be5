import { asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { roleEvents, users } from '../../db/schema.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { findUserByUserId, findUsers, lockUser, type Role, updateUser, type User } from '../accounts/index.ts';
import { errorMessages } from './error-messages.ts';

const MAX_PEOPLE = 100;
// Any number of our own.
const ROLES_LOCK = 5_208_743;

type Person = Pick<User, 'userId' | 'name' | 'email' | 'role'>;

export const viewPerson = ({ userId, name, email, role }: Person) => ({ user_id: userId, name, email, role });

/** People with a role, by name. With a text, also others that match it. */
export async function listPeople(db: Database, text?: string): Promise<Person[]> {
  const withRole: Person[] = await db
    .select({ userId: users.userId, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(ne(users.role, 'READER'))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(MAX_PEOPLE);
  if (text === undefined) return withRole;
  const found = (await findUsers(db, text)).users.filter(({ userType }) => userType !== 'house');
  const known = new Set(found.map(({ userId }) => userId));
  return [...found, ...withRole.filter(({ userId }) => !known.has(userId))].slice(0, MAX_PEOPLE);
}

/** The caller holds `lockRoles`. Throws 409 for the last administrator. */
export async function setRole(
  tx: Database,
  { userId, role, by, now }: { userId: string; role: Role; by: User; now: Date },
): Promise<Person> {
  const found = await findUserByUserId(tx, userId);
  const user = found && (await lockUser(tx, found.id));
  if (!user) throw notFound(errorMessages.noPerson());
  if (user.role === role) return user;
  if (user.role === 'ADMIN') await requireAnother(tx, user);
  await tx.insert(roleEvents).values({ user: user.id, who: by.id, at: now, before: user.role, after: role });
  return (await updateUser(tx, user.id, { role }))!;
}

/** Two administrators who remove each other at once would otherwise both succeed. */
export const lockRoles = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LOCK}::bigint)`);

async function requireAnother(tx: Database, { id }: User): Promise<void> {
  const administrators = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN'));
  if (!administrators.some((one) => one.id !== id)) throw conflict(errorMessages.lastAdministrator());
}
