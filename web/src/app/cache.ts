import { InMemoryCache } from '@apollo/client/cache';
import { features } from '../features/index.ts';

export function createCache() {
  const cache = new InMemoryCache({
    // A page reads the cache only a few times, and result caching makes the first read four times as long.
    resultCaching: false,
    typePolicies: { Image: { keyFields: ['publicId'] } },
  });
  for (const { typePolicies } of features) if (typePolicies) cache.policies.addTypePolicies(typePolicies);
  return cache;
}
