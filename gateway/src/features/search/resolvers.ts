import type { Resolvers } from '../../resolvers.generated.ts';

export const searchResolvers: Resolvers = {
  Query: { search: (_root, { text }, { search }) => search.find(text) },
};
