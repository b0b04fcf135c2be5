import type { Resolvers } from '../../resolvers.generated.ts';
import { requireReadersFeature } from '../study/index.ts';
import { noticeMessages } from './messages.ts';

export const noticeResolvers: Resolvers = {
  Studio: { waiting: (_studio, _args, { notices }) => notices.waiting() },

  User: {
    // The switch belongs to the token's user; the result of a log-in is somebody else.
    dailyMail: async ({ user_id: userId, role }, _args, { own, study, notices }) => {
      if (own.isVisitors || role === 'READER' || !(await study.offers('studio'))) return null;
      return String((await own.read()).user_id) === userId ? notices.dailyMail() : null;
    },
  },

  Mutation: {
    setDailyMail: async (_root, { on }, context) => {
      await requireReadersFeature(context, 'studio', noticeMessages.noMail());
      await context.notices.setDailyMail(on);
      return context.accounts.viewer();
    },
  },
};
