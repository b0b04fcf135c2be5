import type { Resolvers } from '../../resolvers.generated.ts';
import { requireFeature } from '../study/index.ts';
import { packsMessages } from './messages.ts';

export const packsResolvers: Resolvers = {
  Query: {
    packs: async (_root, _args, { packs, study }) => ((await study.offers('packs')) ? packs.list() : []),
    packKey: async (_root, _args, context) => {
      await requireFeature(context, 'packs', packsMessages.noPacks());
      return context.packs.key();
    },
  },

  Pack: { manifest: ({ id }) => `/packs/${id}/manifest` },
};
