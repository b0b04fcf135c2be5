import { PASSWORD } from '../tests/testkit/people.ts';
import type { startApi } from '../tests/testkit/stack.ts';

type Api = Awaited<ReturnType<typeof startApi>>;
export type Call = ReturnType<typeof callerOf>;

/** Calls the REST API with a token. Throws unless it succeeds. */
export function callerOf({ rest }: Api, token?: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${rest}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** Signs up and logs in. */
export async function newReader(api: Api, index: number): Promise<Call> {
  const call = callerOf(api);
  const email = `reader-${index}@example.com`;
  await call('POST', '/users', { name: 'Reader', email, password: PASSWORD, confirmPassword: PASSWORD });
  const { data } = (await call('POST', '/users/login', { email, password: PASSWORD })) as { data: { token: string } };
  return callerOf(api, data.token);
}
