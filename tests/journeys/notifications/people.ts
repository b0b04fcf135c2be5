import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(email: $email, password: $password) { token user { id userId name email } } }`;
const PASSWORD = 'secret1';

export type Person = { token: string; user: { id: string; userId: string; name: string; email: string } };

/** Somebody with an account, signed in. */
export async function signedUp(url: string, name: string, headers: Record<string, string> = {}): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  await queryData(url, SIGN_UP, {
    headers,
    variables: { input: { name, email, password: PASSWORD, confirmPassword: PASSWORD } },
  });
  const { logIn } = await queryData<{ logIn: Person }>(url, LOG_IN, { variables: { email, password: PASSWORD } });
  return logIn;
}

/** The web client's stored session. */
export function sessionItems({ token, user: { id, userId, name, email } }: Person) {
  const rest = { medical_college: '', year: '', contact_number: '', profileImage: '' };
  const root = JSON.stringify({ version: 1, user: { _id: id, user_id: userId, name, email, ...rest } });
  return [
    { name: 'authToken', value: token },
    { name: 'root', value: root },
  ];
}

/** A new browser in which that person is signed in. */
export const browserOf = (browser: Browser, baseURL: string, person: Person, options: BrowserContextOptions = {}) =>
  openPage(browser, {
    baseURL,
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(baseURL).origin, localStorage: sessionItems(person) }],
    },
    ...options,
  });
