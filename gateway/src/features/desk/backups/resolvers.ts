import type { Resolvers } from '../../../resolvers.generated.ts';

export const backupResolvers: Resolvers = {
  Desk: { backups: (_desk, _args, { desk }) => desk.backups() },
};
