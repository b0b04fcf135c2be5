import type { HTTPGraphQLRequest } from '@apollo/server';

type Asked = {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
};

/** What a POST asks for in the usual form; undefined for every other. */
export function askedIn({ method, body }: HTTPGraphQLRequest): Asked | undefined {
  if (method !== 'POST' || !isRecord(body)) return undefined;
  const { query, operationName = null, variables = null, extensions = null } = body;
  // An empty name is the name of no operation, and so not the same as none.
  const isNamed = typeof operationName === 'string' && operationName !== '';
  if (typeof query !== 'string' || (operationName !== null && !isNamed)) return undefined;
  if (variables !== null && !isRecord(variables)) return undefined;
  if (extensions !== null && (!isRecord(extensions) || 'persistedQuery' in extensions)) return undefined;
  return {
    query,
    ...(isNamed && { operationName }),
    ...(variables !== null && { variables }),
    ...(extensions !== null && { extensions }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
