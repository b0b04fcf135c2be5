import { and, asc, desc, eq, ilike, like, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { latinDigits } from 'text/latin-digits.ts';
import type { Database } from '../../db/connection.ts';
import { containing } from '../../db/containing.ts';
import { phoneDigits, users } from '../../db/schema.ts';
import { type Page, pageOf } from '../../http/page-query.ts';
import { phoneKey } from './phone-key.ts';
import { recordColumns, type User } from './store.ts';

const MAX_FOUND = 20;
/** Shorter texts are part of too many names. */
const MIN_PART = 3;
/** Digits in Latin or Bangla script, and what people put between them. */
const LOOKS_LIKE_PHONE = /^[\d০-৯\s()+.-]+$/;

export type FoundUsers = { exact: boolean; users: User[] };

/** By address, phone number or user_id (`exact`), else by a part of the name or the end of a number. At most 20, oldest first. */
export async function findUsers(db: Database, text: string): Promise<FoundUsers> {
  const exact = await select(db, is(text));
  if (exact.length > 0 || text.length < MIN_PART) return { exact: true, users: exact };
  return { exact: false, users: await select(db, resembles(text)) };
}

/** The newest accounts first, from the one below `after` (`users.id`) on. With a text those that `findUsers` finds. */
export async function listUsers(db: Database, { text, limit, after }: Page & { text?: string | undefined }) {
  const page = async (which?: SQL) => {
    const rows = await db
      .select(recordColumns)
      .from(users)
      .where(and(which, ne(users.userType, 'house'), after === undefined ? undefined : lt(users.id, after)))
      // With a condition the sum keeps the planner from reading everybody in the order of the ids.
      .orderBy(desc(which ? sql`${users.id} + 0` : users.id))
      .limit(limit + 1);
    return pageOf(rows, limit, ({ id }) => id);
  };
  if (text === undefined) return page();
  const exact = await page(is(text));
  const isExact = exact.rows.length > 0 || text.length < MIN_PART;
  return isExact ? exact : page(resembles(text));
}

const is = (text: string) => or(sameText(text), samePhone(text))!;

function resembles(text: string): SQL {
  const part = containing(text);
  const found = [users.name, users.email, users.userId].map((column) => ilike(column, part));
  return or(...found, endsPhone(text))!;
}

const select = (db: Database, where: SQL) =>
  db.select(recordColumns).from(users).where(where).orderBy(asc(users.id)).limit(MAX_FOUND);

const sameText = (text: string) =>
  or(eq(sql`lower(${users.email})`, text.toLowerCase()), eq(sql`lower(${users.userId})`, text.toLowerCase()));

/** What people remember of a number. */
function endsPhone(text: string): SQL | undefined {
  const digits = LOOKS_LIKE_PHONE.test(text) ? latinDigits(text).replaceAll(/\D/g, '') : '';
  return digits.length < MIN_PART ? undefined : like(phoneDigits(users.contactNumber), `%${digits}`);
}

function samePhone(text: string): SQL | undefined {
  const key = LOOKS_LIKE_PHONE.test(text) ? phoneKey(text) : undefined;
  return key === undefined ? undefined : eq(phoneDigits(users.contactNumber), key);
}
