import { LRUCache } from 'lru-cache';

const MAX_DOCUMENTS = 5_000;
const MAX_CHARACTERS = 4_000_000;

/**
 * Where documents wait that clients name by their hash (automatic persisted queries): in this process, up to a size.
 * A client that names one of another process, or one that made room, sends it once more; nothing has to be shared.
 */
export function persistedQueries() {
  const documents = new LRUCache<string, string>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (document, key) => document.length + key.length,
  });
  return {
    /** The document that a hash stands for. */
    textOf: (hash: string) => documents.peek(`apq:${hash}`),
    cache: {
      get: async (key: string) => documents.get(key),
      set: async (key: string, document: string) => void documents.set(key, document),
      delete: async (key: string) => documents.delete(key),
    },
  };
}

export type PersistedQueries = ReturnType<typeof persistedQueries>;
