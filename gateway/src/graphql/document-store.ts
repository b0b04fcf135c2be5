import { createHash } from 'node:crypto';
import type { HTTPGraphQLRequest } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { NEW_CHARACTERS_A_POINT } from './document-rules/settings.ts';
import type { PersistedQueries } from './persisted-queries.ts';

const MAX_DOCUMENTS = 1_000;
const MAX_CHARACTERS = 500_000;

/** The points of a document that has to be parsed and held to the rules. */
export const pointsOfNew = (text: string) => Math.floor(text.length / NEW_CHARACTERS_A_POINT);

/**
 * Documents that Apollo Server has parsed and let pass, by their hash. They are ours, and not its own, so that a request
 * can be charged for a new one before Apollo Server works on it.
 */
export function documentStore(persisted: PersistedQueries) {
  const documents = new LRUCache<string, DocumentNode>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (document) => document.loc?.source.body.length || 1,
  });
  // Apollo Server writes the schema's hash before it.
  const hashIn = (key: string) => key.slice(key.lastIndexOf(':') + 1);

  return {
    cache: {
      get: async (key: string) => documents.get(hashIn(key)),
      set: async (key: string, document: DocumentNode) => void documents.set(hashIn(key), document),
      delete: async (key: string) => documents.delete(hashIn(key)),
    },
    /** What a request's document costs besides: nothing where it is kept, or is none. */
    pointsFor(request: HTTPGraphQLRequest): number {
      const text = textIn(request, persisted);
      if (text === undefined) return 0;
      const points = pointsOfNew(text);
      return points > 0 && !documents.has(createHash('sha256').update(text).digest('hex')) ? points : 0;
    },
  };
}

type Extensions = { persistedQuery?: { sha256Hash?: unknown } | null } | null | undefined;
type Body = { query?: unknown; extensions?: Extensions };

function textIn({ method, body, search }: HTTPGraphQLRequest, persisted: PersistedQueries): string | undefined {
  const { query, extensions }: Body = method === 'GET' ? readSearch(search) : (body ?? {});
  if (typeof query === 'string') return query;
  const hash = extensions?.persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? persisted.textOf(hash) : undefined;
}

function readSearch(search: string): Body {
  const params = new URLSearchParams(search);
  const query = params.get('query') ?? undefined;
  try {
    return { query, extensions: JSON.parse(params.get('extensions') ?? 'null') as Extensions };
  } catch {
    return { query };
  }
}
