import type { ResponseBody, Schemas } from 'schema/rest/bodies.ts';
import { call } from './admin-api.ts';
import { CommandError } from './command.ts';

/** Throws a CommandError that lists candidates if not exactly one user matches. */
export async function resolveUser(text: string): Promise<string> {
  const query = new URLSearchParams({ text });
  const { body } = await call<ResponseBody<'findUsers'>>('/users/find', query, undefined, [200]);
  const { exact, users } = body.data;
  if (exact && users.length === 1) return users[0]!.user_id;
  const list = users.map((one) => `\n  ${inShort(one)}`).join('');
  if (exact && users.length > 1) {
    throw new CommandError(`${users.length} users have ${text}. Give the ID of the one that you mean:${list}`);
  }
  const similar = users.length > 0 ? ` Similar:${list}` : '';
  throw new CommandError(`There is no user ${text}: give an address, a phone number or an ID.${similar}`);
}

const inShort = ({ user_id: id, name, email, contact_number: phone }: Schemas['FoundUser']) =>
  [id, name, email, phone].filter(Boolean).join('  ');
