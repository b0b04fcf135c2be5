import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import { checkFirst, connection } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { requireReadersFeature } from '../study/index.ts';
import { reportMessages } from './messages.ts';
import type { ReportsRow } from './rows.ts';

const MAX_REPORTS = 20;
const NONE = { reports: [], total: 0, next: null };

const takesReports = ({ study }: Context) => study.offers('reports');

const requireReports = (context: Context) => requireReadersFeature(context, 'reports', reportMessages.noReports());

export const reportResolvers: Resolvers = {
  User: {
    // The reports are those of the token: a log-in answers with another user.
    reports: async (user, { first, after }, context) => {
      checkFirst(first, MAX_REPORTS);
      const { own, reports } = context;
      if (own.isVisitors || !(await takesReports(context))) return null;
      return String((await own.read()).user_id) === user.user_id ? reports.own({ first, after }) : null;
    },
  },

  Studio: {
    reports: async (_studio, { state, first, after }, context) => {
      checkFirst(first, MAX_REPORTS);
      return (await takesReports(context)) ? context.reports.queue(state, { first, after }) : NONE;
    },
  },

  ReportConnection: connection(({ reports }: ReportsRow) =>
    reports.map(({ cursor, report }) => ({ cursor, node: report })),
  ),

  Mutation: {
    reportQuestion: async (_root, { questionId, kind, text }, context) => {
      await requireReports(context);
      if (!isId(questionId)) throw badInput('questionId', reportMessages.badQuestion());
      return context.reports.report(questionId, kind, text);
    },
    answerReport: async (_root, { id, accept, answer }, context) => {
      await requireReports(context);
      if (!isId(id)) throw badInput('id', reportMessages.badId());
      return context.reports.answer(id, accept, answer);
    },
  },
};
