import { asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { phoneKey } from './phone-key.ts';
import { recordColumns, type User } from './store.ts';

const MAX_FOUND = 20;
/** Shorter texts are part of too many names. */
const MIN_PART = 3;
/** Digits in Latin or Bangla script, and what people put between them. */
const LOOKS_LIKE_PHONE = /^[\d০-৯\s()+.-]+$/;

export type FoundUsers = { exact: boolean; users: User[] };

/** By address, phone number or user_id (`exact`), else by a part of the name. At most 20, oldest first. */
export async function findUsers(db: Database, text: string): Promise<FoundUsers> {
  const exact = await select(db, or(sameText(text), samePhone(text))!);
  if (exact.length > 0 || text.length < MIN_PART) return { exact: true, users: exact };
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const similar = [users.name, users.email, users.userId].map((column) => ilike(column, part));
  return { exact: false, users: await select(db, or(...similar)!) };
}

const select = (db: Database, where: SQL) =>
  db.select(recordColumns).from(users).where(where).orderBy(asc(users.id)).limit(MAX_FOUND);

const sameText = (text: string) =>
  or(eq(sql`lower(${users.email})`, text.toLowerCase()), eq(sql`lower(${users.userId})`, text.toLowerCase()));

function samePhone(text: string): SQL | undefined {
  const key = LOOKS_LIKE_PHONE.test(text) ? phoneKey(text) : undefined;
  return key === undefined
    ? undefined
    : eq(sql`right(regexp_replace(${users.contactNumber}, '[^0-9]', '', 'g'), ${key.length})`, key);
}
