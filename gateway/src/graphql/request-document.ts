import type { Request } from 'express';
import { TextError } from './errors.ts';
import { requestMessages } from './messages.ts';
import { searchOf } from './response-cache.ts';

/** `hash` is that of an automatic persisted query. */
export type RequestDocument = { query?: string; hash?: string };

type Extensions = { persistedQuery?: { sha256Hash?: unknown } | null } | null | undefined;
type Body = { query?: unknown; extensions?: Extensions };

/** Reads ahead of Apollo Server. Throws BAD_REQUEST for a hash that would make Apollo Server fail. */
export function readDocument({ method, url, body }: Pick<Request, 'method' | 'url' | 'body'>): RequestDocument {
  const { query, extensions }: Body = method === 'GET' ? fromSearch(searchOf({ url })) : ((body as Body) ?? {});
  const hash = extensions?.persistedQuery?.sha256Hash ?? undefined;
  if (hash !== undefined && typeof hash !== 'string') {
    throw new TextError(requestMessages.unreadable(), { code: 'BAD_REQUEST', http: { status: 400 } });
  }
  return { ...(typeof query === 'string' && { query }), ...(hash !== undefined && { hash }) };
}

function fromSearch(search: string): Body {
  const params = new URLSearchParams(search);
  const query = params.get('query') ?? undefined;
  try {
    return { query, extensions: JSON.parse(params.get('extensions') ?? 'null') as Extensions };
  } catch {
    return { query };
  }
}
