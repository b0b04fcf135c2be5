import { expect } from 'vitest';

export type GraphQLError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; field?: string };
};
export type GraphQLAnswer<Data> = { data: Data; errors?: GraphQLError[] };

/** Asks a gateway as any client would. */
export async function ask<Data = Record<string, never>>(
  url: string,
  query: string,
  { variables = {}, token, headers }: { variables?: Record<string, unknown>; token?: string; headers?: object } = {},
): Promise<GraphQLAnswer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLAnswer<Data>;
}

/** The data of an answer that must have no errors. */
export async function askWell<Data>(...args: Parameters<typeof ask>): Promise<Data> {
  const { data, errors } = await ask<Data>(...args);
  expect(errors, `${args[1]} ${JSON.stringify(args[2]?.variables ?? {})}`).toBeUndefined();
  return data;
}
