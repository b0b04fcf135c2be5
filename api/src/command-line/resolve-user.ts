import { z } from 'zod';
import { call } from './admin-api.ts';
import { CommandError } from './command.ts';

const plan = z.object({
  name: z.string(),
  duration: z.string(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
});
const user = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  contact_number: z.string(),
  medical_college: z.string(),
  year: z.string(),
  user_type: z.string(),
  access_doc: z.string(),
  plans: z.array(plan),
  referrer: z.object({ user_id: z.string(), name: z.string() }).nullable(),
  created_at: z.string(),
});
export const foundUsers = z.object({ exact: z.boolean(), users: z.array(user) });
export type FoundUser = z.output<typeof user>;

/** Throws a CommandError that lists candidates if not exactly one user matches. */
export async function resolveUser(text: string): Promise<string> {
  const { body } = await call('/users/find', new URLSearchParams({ text }), undefined, [200]);
  const { exact, users } = foundUsers.parse((body as { data: unknown }).data);
  if (exact && users.length === 1) return users[0]!.user_id;
  const list = users.map((one) => `\n  ${inShort(one)}`).join('');
  if (exact && users.length > 1) {
    throw new CommandError(`${users.length} users have ${text}. Give the ID of the one that you mean:${list}`);
  }
  const similar = users.length > 0 ? ` Similar:${list}` : '';
  throw new CommandError(`There is no user ${text}: give an address, a phone number or an ID.${similar}`);
}

const inShort = ({ user_id: id, name, email, contact_number: phone }: FoundUser) =>
  [id, name, email, phone].filter(Boolean).join('  ');
