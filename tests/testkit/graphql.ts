import { expect } from 'vitest';

export type GraphQLError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; field?: string };
};
export type GraphQLResponse<Data> = { data: Data; errors?: GraphQLError[] };

export async function sendQuery<Data = Record<string, never>>(
  url: string,
  query: string,
  { variables = {}, token, headers }: { variables?: Record<string, unknown>; token?: string; headers?: object } = {},
): Promise<GraphQLResponse<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLResponse<Data>;
}

/** Fails the test if the response has errors. */
export async function queryData<Data>(...args: Parameters<typeof sendQuery>): Promise<Data> {
  const { data, errors } = await sendQuery<Data>(...args);
  expect(errors, `${args[1]} ${JSON.stringify(args[2]?.variables ?? {})}`).toBeUndefined();
  return data;
}
