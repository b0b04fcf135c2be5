import { asc, inArray, sql } from 'drizzle-orm';
import { ROLE_PERMISSIONS, ROLES } from 'schema/roles.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { findUserByUserId, may, type User } from '../accounts/index.ts';

const MAX_WRITERS = 500;

/** The roles whose people may write questions. */
export const WRITER_ROLES = ROLES.filter((role) =>
  (ROLE_PERMISSIONS[role] as readonly string[]).includes('QUESTIONS_WRITE'),
);

/** Whom a draft can be given to, by name. */
export const listWriters = (db: Database) =>
  db
    .select({ user_id: users.userId, name: users.name })
    .from(users)
    .where(inArray(users.role, WRITER_ROLES))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(MAX_WRITERS);

export async function findWriter(db: Database, userId: string): Promise<User | undefined> {
  const user = await findUserByUserId(db, userId);
  return user && may(user, 'QUESTIONS_WRITE') ? user : undefined;
}
