import { expect } from 'vitest';
import { newPerson } from './people.ts';

/** Their tokens. Roles are given as `admin set-role` gives them. */
export async function signUpWithRoles(url: string, { rest, adminToken }: { rest: string; adminToken: string }) {
  const signUp = async (name: string, role?: string) => {
    const { userId, token } = await newPerson(url, name);
    if (role === undefined) return token;
    const response = await fetch(`${rest}/admin/roles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
      body: JSON.stringify({ user_id: userId, role }),
    });
    expect(response.status).toBe(200);
    return token;
  };
  return {
    reader: await signUp('Reader'),
    author: await signUp('Author', 'AUTHOR'),
    reviewer: await signUp('Reviewer', 'REVIEWER'),
    administrator: await signUp('Administrator', 'ADMIN'),
  };
}
