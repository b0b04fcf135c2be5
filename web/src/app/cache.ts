import { InMemoryCache } from '@apollo/client/cache';
import { features } from '../features/index.ts';

/** Apollo Client's cache with the policies of all features. */
export function createCache() {
  const cache = new InMemoryCache({
    // A page is read from the cache a few times: remembering each part of it made the first read four times as long.
    resultCaching: false,
    typePolicies: { Image: { keyFields: ['publicId'] } },
  });
  for (const { typePolicies } of features) if (typePolicies) cache.policies.addTypePolicies(typePolicies);
  return cache;
}
