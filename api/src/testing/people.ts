import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { passwordHasher } from '../features/accounts/passwords.ts';
import type { TestApi } from './index.ts';

// Internals of accounts that other features' tests need.
export { openSession } from '../features/accounts/sessions.ts';
export { createUser, findUserByEmail } from '../features/accounts/store.ts';
export { signToken } from '../features/accounts/tokens.ts';

/** An account as earlier versions make it: into tables that lack the columns of this one. */
export async function createFormerUser(db: Database, { name, email }: { name: string; email: string }) {
  const userId = email.slice(0, email.indexOf('@')).toUpperCase();
  const [row] = await rowsOf<{ id: string | number }>(
    db,
    sql`insert into users (user_id, name, email) values (${userId}, ${name}, ${email}) returning id`,
  );
  return { id: Number(row!.id) };
}

/** For tests with so many calls that hashing would take minutes. */
export const unhashedPasswords = () => ({
  ...passwordHasher(),
  hash: (password: string) => Promise.resolve(password),
  verify: (stored: string | null, password: string) => Promise.resolve(stored === password),
});

export const PASSWORD = 'secret-12';
let people = 0;

export type Person = { email: string; password: string; token: string; userId: string; id: string; ip: string };

/** Unique, so that tests do not share rate limits. */
export const newIp = () => {
  people += 1;
  return `198.${18 + (people >> 16)}.${(people >> 8) & 255}.${people & 255}`;
};

export type SessionBody = { data: { token: string; user: Record<string, unknown> }; message: string; code: string };

export const signUp = (api: TestApi, fields: Record<string, unknown> = {}, { ref = '', ip = newIp() } = {}) =>
  api.call<{ data: Record<string, unknown>; message: string; code: string; field?: string }>(
    'POST',
    `/users?aff_ref=${ref}`,
    { ip, body: { name: 'Ayesha', password: PASSWORD, confirmPassword: PASSWORD, ...fields } },
  );

export const logIn = (api: TestApi, email: string, password: string, ip = newIp(), headers = {}) =>
  api.call<SessionBody>('POST', '/users/login', { ip, body: { email, password }, headers });

export async function newPerson(api: TestApi, fields: Record<string, string> = {}): Promise<Person> {
  const ip = newIp();
  const email = `person-${people}@example.com`;
  const response = await signUp(api, { email, ...fields }, { ip });
  if (response.status !== 201) throw new Error(`sign-up: ${JSON.stringify(response.body)}`);
  const { body } = await logIn(api, String(response.body.data.email), fields.password ?? PASSWORD, ip);
  const { user_id: userId, _id: id } = body.data.user as { user_id: string; _id: string };
  return { email, password: PASSWORD, token: body.data.token, userId, id, ip };
}

export async function mailedCode(api: TestApi, email: string): Promise<string> {
  const { vi } = await import('vitest');
  return vi.waitFor(() => {
    const text = api.mails.findLast((mail) => mail.to === email && /Your code: \d{6}/.test(mail.text))?.text ?? '';
    const code = /Your code: (\d{6})/.exec(text)?.[1];
    if (!code) throw new Error(`no code for ${email}`);
    return code;
  });
}
