import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import { searchOf } from './response-cache.ts';

/** The document that a request sends, or the hash that stands for it (automatic persisted queries). */
export type RequestDocument = { query?: string; hash?: string };

type Extensions = { persistedQuery?: { sha256Hash?: unknown } | null } | null | undefined;
type Body = { query?: unknown; extensions?: Extensions };

/** Reads what Apollo Server is about to read. Throws BAD_REQUEST for a hash that Apollo Server would fail on. */
export function readDocument({ method, url, body }: Pick<Request, 'method' | 'url' | 'body'>): RequestDocument {
  const { query, extensions }: Body = method === 'GET' ? fromSearch(searchOf({ url })) : ((body as Body) ?? {});
  const hash = extensions?.persistedQuery?.sha256Hash ?? undefined;
  if (hash !== undefined && typeof hash !== 'string') {
    throw new GraphQLError('The request could not be read.', {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    });
  }
  return { ...(typeof query === 'string' && { query }), ...(hash !== undefined && { hash }) };
}

function fromSearch(search: string): Body {
  const params = new URLSearchParams(search);
  const query = params.get('query') ?? undefined;
  try {
    return { query, extensions: JSON.parse(params.get('extensions') ?? 'null') as Extensions };
  } catch {
    // Apollo Server refuses it.
    return { query };
  }
}
