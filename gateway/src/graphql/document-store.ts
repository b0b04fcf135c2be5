import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { NEW_CHARACTERS_A_POINT } from './document-rules/settings.ts';
import type { PersistedQueries } from './persisted-queries.ts';
import type { RequestDocument } from './request-document.ts';

const MAX_DOCUMENTS = 1_000;
const MAX_CHARACTERS = 500_000;

export const newDocumentPoints = (text: string) => Math.floor(text.length / NEW_CHARACTERS_A_POINT);

/** Apollo Server's `documentStore`, shared with the charge for new documents, which no plugin hook can make in time. */
export function documentStore(persisted: PersistedQueries) {
  const documents = new LRUCache<string, DocumentNode>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (document) => document.loc?.source.body.length || 1,
  });
  // Apollo Server prefixes keys with the schema's hash.
  const hashIn = (key: string) => key.slice(key.lastIndexOf(':') + 1);

  return {
    cache: {
      get: async (key: string) => documents.get(hashIn(key)),
      set: async (key: string, document: DocumentNode) => void documents.set(hashIn(key), document),
      delete: async (key: string) => documents.delete(hashIn(key)),
    },
    /** Points for parsing a request's document; 0 if it is stored. */
    pointsFor({ query, hash }: RequestDocument): number {
      const text = query ?? (hash === undefined ? undefined : persisted.textOf(hash));
      if (text === undefined) return 0;
      const points = newDocumentPoints(text);
      return points > 0 && !documents.has(createHash('sha256').update(text).digest('hex')) ? points : 0;
    },
  };
}

export type DocumentStore = ReturnType<typeof documentStore>;
