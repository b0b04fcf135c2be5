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

type Asking = { method: string; body?: unknown };
type Extensions = { persistedQuery?: { sha256Hash?: unknown } | null } | null | undefined;

/** Whether what stands for a hash can be one: Apollo Server looks into all else that a request says of it. */
export function isNamedWell({ method, body }: Asking, search: string): boolean {
  const extensions =
    method === 'GET' ? searched(search) : (body as { extensions?: Extensions } | undefined)?.extensions;
  const hash = extensions?.persistedQuery?.sha256Hash;
  return hash == null || typeof hash === 'string';
}

function searched(search: string): Extensions {
  if (!search.includes('sha256Hash')) return undefined;
  try {
    return JSON.parse(new URLSearchParams(search).get('extensions') ?? 'null') as Extensions;
  } catch {
    // Apollo Server says that it is no JSON.
    return undefined;
  }
}
