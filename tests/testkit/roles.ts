import { expect } from 'vitest';
import { newPerson } from './people.ts';

type Administration = { rest: string; adminToken: string };

/** Its token. The role is given as `admin set-role` gives it. */
export async function signUpAs(
  url: string,
  { rest, adminToken }: Administration,
  { name, role }: { name: string; role?: string },
): Promise<string> {
  const { userId, token } = await newPerson(url, name);
  if (role === undefined) return token;
  const response = await fetch(`${rest}/admin/roles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ user_id: userId, role }),
  });
  expect(response.status).toBe(200);
  return token;
}

/** Their tokens. */
export async function signUpWithRoles(url: string, administration: Administration) {
  const signUp = (name: string, role?: string) => signUpAs(url, administration, { name, ...(role && { role }) });
  return {
    reader: await signUp('Reader'),
    author: await signUp('Author', 'AUTHOR'),
    reviewer: await signUp('Reviewer', 'REVIEWER'),
    administrator: await signUp('Administrator', 'ADMIN'),
  };
}
