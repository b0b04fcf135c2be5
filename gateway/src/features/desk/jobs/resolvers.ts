import type { Resolvers } from '../../../resolvers.generated.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { JobRow } from './rows.ts';

export const jobResolvers: Resolvers = {
  Desk: {
    jobs: (_desk, _args, { desk }) => desk.jobs(),
    jobQueue: (_desk, page, { desk }) => desk.jobQueue(page),
  },

  JobConnection: rowConnection<JobRow>(({ id }) => id),

  Mutation: withDesk({
    retryJob: (_root, { id }, { desk }) => desk.retryJob(id),
  }),
};
