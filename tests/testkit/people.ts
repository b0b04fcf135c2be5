import { sendQuery, queryData } from './graphql.ts';

export const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(email: $email, password: $password) { token user { id userId } } }`;

export const PASSWORD = 'secret-1';
export type Person = { id: string; userId: string; email: string; token: string };

/** `affiliateRef` is the user id of a referrer. */
export async function newPerson(url: string, name: string, affiliateRef?: string): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`;
  const input = { name, email, password: PASSWORD, confirmPassword: PASSWORD, ...(affiliateRef && { affiliateRef }) };
  await queryData(url, SIGN_UP, { variables: { input } });
  return { email, ...(await signIn(url, email)) };
}

export async function signIn(url: string, email: string) {
  const { data } = await sendQuery<{ logIn: { token: string; user: { id: string; userId: string } } }>(url, LOG_IN, {
    variables: { email, password: PASSWORD },
  });
  return { token: data.logIn.token, ...data.logIn.user };
}
