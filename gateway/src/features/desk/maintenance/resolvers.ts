import type { Resolvers } from '../../../resolvers.generated.ts';
import { withDesk } from '../require-desk.ts';

export const maintenanceResolvers: Resolvers = {
  Desk: { studyRebuild: (_desk, _args, { desk }) => desk.studyRebuild() },

  Mutation: withDesk({
    rebuildStudyRecord: (_root, _args, { desk }) => desk.startStudyRebuild(),
  }),
};
