import type { ApolloCache } from '@apollo/client';

/** What a plan does not change. */
const KEPT = ['viewer', 'features', 'checkout', 'plans'];

/** Drops what was fetched before the plan was open: lists name their locked pages. */
export function forgetLockedPages(cache: ApolloCache) {
  cache.modify<Record<string, unknown>>({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (KEPT.includes(fieldName) ? value : DELETE),
  });
  cache.gc();
}
