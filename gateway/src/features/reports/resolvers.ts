import type { Context } from '../../context.ts';
import { badInput, graphqlError } from '../../graphql/errors.ts';
import { errorMessages } from '../../graphql/messages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { reportMessages } from './messages.ts';

const MAX_REPORTS = 20;
const NONE = { reports: [], total: 0, next: null };

const takesReports = ({ study }: Context) => study.offers('reports');

async function requireReports(context: Context): Promise<void> {
  if (context.own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
  if (!(await takesReports(context))) throw graphqlError('NOT_SUPPORTED', reportMessages.noReports());
}

function checkFirst(first: number): void {
  if (first < 1 || first > MAX_REPORTS) throw badInput('first', reportMessages.badFirst({ max: MAX_REPORTS }));
}

export const reportResolvers: Resolvers = {
  User: {
    // The reports are those of the token: a log-in answers with another user.
    reports: async (user, { first, after }, context) => {
      checkFirst(first);
      const { own, reports } = context;
      if (own.isVisitors || !(await takesReports(context))) return null;
      return String((await own.read()).user_id) === user.user_id ? reports.own({ first, after }) : null;
    },
  },

  Studio: {
    reports: async (_studio, { state, first, after }, context) => {
      checkFirst(first);
      return (await takesReports(context)) ? context.reports.queue(state, { first, after }) : NONE;
    },
  },

  ReportConnection: {
    edges: ({ reports }) => reports.map(({ cursor, report }) => ({ cursor, node: report })),
    pageInfo: ({ next, reports }) => ({
      hasNextPage: next != null,
      endCursor: next ?? reports.at(-1)?.cursor ?? null,
    }),
  },

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
