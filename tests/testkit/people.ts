import { ask, askWell } from './graphql.ts';

export const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(email: $email, password: $password) { token user { id userId } } }`;

export const PASSWORD = 'secret-1';
/** `id` is the record's, `userId` what a referral link names. */
export type Person = { id: string; userId: string; email: string; token: string };

/** Opens an account, by the referral of another's user id where that is given, and signs in to it. */
export async function newPerson(url: string, name: string, affiliateRef?: string): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`;
  const input = { name, email, password: PASSWORD, confirmPassword: PASSWORD, ...(affiliateRef && { affiliateRef }) };
  await askWell(url, SIGN_UP, { variables: { input } });
  return { email, ...(await signIn(url, email)) };
}

export async function signIn(url: string, email: string) {
  const { data } = await ask<{ logIn: { token: string; user: { id: string; userId: string } } }>(url, LOG_IN, {
    variables: { email, password: PASSWORD },
  });
  return { token: data.logIn.token, ...data.logIn.user };
}
