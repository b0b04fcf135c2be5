import { LRUCache } from 'lru-cache';
import { z } from 'zod';

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
    cache: {
      get: async (key: string) => documents.get(key),
      set: async (key: string, document: string) => void documents.set(key, document),
      delete: async (key: string) => documents.delete(key),
    },
  };
}

const named = z.object({
  persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[\da-f]{64}$/) }).nullish(),
});

type Asking = { method: string; body?: unknown };

/** Whether a request names its document properly, where it does so at all: Apollo Server takes anything for a hash. */
export function isNamedWell({ method, body }: Asking, search: string): boolean {
  const extensions = method === 'GET' ? searched(search) : (body as { extensions?: unknown } | undefined)?.extensions;
  return extensions == null || named.safeParse(extensions).success;
}

function searched(search: string): unknown {
  if (!search.includes('persistedQuery')) return undefined;
  try {
    return JSON.parse(new URLSearchParams(search).get('extensions') ?? 'null');
  } catch {
    // Apollo Server says that it is no JSON.
    return undefined;
  }
}
