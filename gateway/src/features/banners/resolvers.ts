import type { Resolvers } from '../../resolvers.generated.ts';

export const bannersResolvers: Resolvers = {
  Query: { banners: (_root, _args, { banners }) => banners.all() },

  Banner: {
    id: ({ _id }) => _id,
    image: ({ url }) => url,
    alt: ({ alt }) => alt?.trim() || null,
  },
};
