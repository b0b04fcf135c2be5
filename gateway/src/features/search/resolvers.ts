import type { Resolvers } from '../../graphql.generated.ts';

/** Search. */
export const searchResolvers: Resolvers = {
  Query: { search: (_root, { text }, { search }) => search.find(text) },
};
