import type { Resolvers } from '../../resolvers.generated.ts';

/** The pictures of the home page's slider. */
export const bannersResolvers: Resolvers = {
  Query: { banners: (_root, _args, { banners }) => banners.all() },

  Banner: {
    id: ({ _id }) => _id,
    image: ({ url }) => url,
    alt: ({ alt }) => alt?.trim() || null,
  },
};
