import type { Resolvers } from '../../../resolvers.generated.ts';
import { requireDesk } from '../require-desk.ts';

export const maintenanceResolvers: Resolvers = {
  Desk: { studyRebuild: (_desk, _args, { desk }) => desk.studyRebuild() },

  Mutation: {
    rebuildStudyRecord: async (_root, _args, context) => {
      await requireDesk(context);
      return context.desk.startStudyRebuild();
    },
  },
};
