import { LRUCache } from 'lru-cache';

const MAX_DOCUMENTS = 5_000;
const MAX_CHARACTERS = 4_000_000;

/** Automatic persisted queries, in this process: for an unknown hash the client sends the document again. */
export function persistedQueries() {
  const documents = new LRUCache<string, string>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (document, key) => document.length + key.length,
  });
  return {
    textOf: (hash: string) => documents.peek(`apq:${hash}`),
    cache: {
      get: async (key: string) => documents.get(key),
      set: async (key: string, document: string) => void documents.set(key, document),
      delete: async (key: string) => documents.delete(key),
    },
  };
}

export type PersistedQueries = ReturnType<typeof persistedQueries>;
