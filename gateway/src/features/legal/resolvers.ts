import type { Resolvers } from '../../resolvers.generated.ts';
import { requireDesk } from '../desk/index.ts';

export const legalResolvers: Resolvers = {
  Query: { legalText: (_root, { id }, { legal }) => legal.find(id) },

  Desk: { legalTexts: (_desk, _args, { legal }) => legal.current() },

  Mutation: {
    saveLegalText: async (_root, { id, version = null, body = null }, context) => {
      await requireDesk(context);
      return context.legal.save({ id, version, body });
    },
  },
};
