import { asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { PROTECTED_ROLES, ROLE_PERMISSIONS, type Role } from 'schema/roles.ts';
import type { Database } from '../../db/connection.ts';
import { roleEvents, users } from '../../db/schema.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { findUserByUserId, findUsers, lockUser, resetTwoFactor, updateUser, type User } from '../accounts/index.ts';
import { type NotificationRow, notifyOwners } from '../notifications/index.ts';
import type { Services } from '../../services.ts';
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

type NewRole = { userId: string; role: Role; by: User; now: Date };

/** Who has the role now, and what the caller publishes once it is committed. */
type Given = { person: Person; sent: NotificationRow[] };

/** By somebody whose role allows it. The caller holds `lockRoles`. Throws 403 or 409 as `setStudioRole` says. */
export async function giveRole(tx: Database, change: NewRole): Promise<Given> {
  const { user, owners } = await findForRole(tx, change);
  const { by, role } = change;
  const isProtected = [user.role, role].some((one) => PROTECTED_ROLES.includes(one));
  // Sites from before there were owners have administrators alone.
  const needsOwner = role === 'OWNER' || (isProtected && owners.length > 0);
  if (needsOwner && by.role !== 'OWNER') throw forbidden(errorMessages.forOwners());
  if (user.id === by.id && hasMore(role, user.role)) throw forbidden(errorMessages.notYourself());
  return storeRole(tx, user, change);
}

/** By the site's operator, with a command. */
export async function appoint(tx: Database, change: NewRole): Promise<Given> {
  const { user, owners, administrators } = await findForRole(tx, change);
  const isFirst = change.role === 'ADMIN' && owners.length + administrators.length === 0;
  return storeRole(tx, user, isFirst ? { ...change, role: 'OWNER' } : change);
}

/** Of a person who lost the app, by whoever may change that person's role. Throws 403 for one's own. */
export async function resetPersonsTwoFactor(
  accounts: Services['accounts'],
  tx: Database,
  { userId, by, now }: Omit<NewRole, 'role'>,
): Promise<{ person: Person; changed: boolean; sent: NotificationRow[] }> {
  const found = await findUserByUserId(tx, userId);
  const user = found && (await lockUser(tx, found.id));
  if (!user) throw notFound(errorMessages.noPerson());
  // A stolen session would do away with its owner's.
  if (user.id === by.id) throw forbidden(errorMessages.notYourTwoFactor());
  const isOwnersMatter = PROTECTED_ROLES.includes(user.role) && by.role !== 'OWNER' && by.userType !== 'admin';
  if (isOwnersMatter && (await hasOwner(tx))) throw forbidden(errorMessages.forOwners());
  const changed = await resetTwoFactor(accounts, tx, { user, by });
  const params = { name: by.name, person: user.name, at: now.toISOString() };
  const sent = changed ? await notifyOwners(tx, { by: by.id, template: 'two-factor-reset', params }) : [];
  return { person: user, changed, sent };
}

const hasOwner = async (tx: Database) =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.role, 'OWNER')).limit(1)).length > 0;

const hasMore = (role: Role, than: Role) => {
  const had = new Set<string>(ROLE_PERMISSIONS[than]);
  return ROLE_PERMISSIONS[role].some((one) => !had.has(one));
};

async function findForRole(tx: Database, { userId, role }: NewRole) {
  const found = await findUserByUserId(tx, userId);
  const user = found && (await lockUser(tx, found.id));
  if (!user) throw notFound(errorMessages.noPerson());
  const all = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(inArray(users.role, PROTECTED_ROLES));
  const owners = all.filter((one) => one.role === 'OWNER');
  const administrators = all.filter((one) => one.role === 'ADMIN');
  const last = owners.length > 0 ? owners : role === 'OWNER' ? [] : administrators;
  if (role !== user.role && last.length === 1 && last[0]!.id === user.id)
    throw conflict(errorMessages.lastAdministrator());
  return { user, owners, administrators };
}

async function storeRole(tx: Database, user: User, { role, by, now }: NewRole): Promise<Given> {
  if (user.role === role) return { person: user, sent: [] };
  await tx.insert(roleEvents).values({ user: user.id, who: by.id, at: now, before: user.role, after: role });
  const person = (await updateUser(tx, user.id, { role }))!;
  const params = { name: by.name, person: person.name, role, at: now.toISOString() };
  return { person, sent: await notifyOwners(tx, { by: by.id, template: 'role-given', params }) };
}

/** Two administrators who remove each other at once would otherwise both succeed. */
export const lockRoles = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LOCK}::bigint)`);
