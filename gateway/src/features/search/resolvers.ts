import type { Resolvers } from '../../resolvers.generated.ts';

/** Search. */
export const searchResolvers: Resolvers = {
  Query: { search: (_root, { text }, { search }) => search.find(text) },
};
