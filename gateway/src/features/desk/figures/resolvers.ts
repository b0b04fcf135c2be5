import type { ReportName } from '../../../graphql.generated.ts';
import { badInput } from '../../../graphql/errors.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { findSubject } from '../../questions/index.ts';
import { deskMessages } from '../messages.ts';
import { rowConnection } from '../pages.ts';
import type { AffiliateRow, EndingPlanRow, EndingPlansRow, QuestionRow, QuestionFigureListRow } from './rows.ts';

function checkSubject({ prof, subject }: { prof: string; subject: string }) {
  if (!findSubject(prof, subject)) throw badInput('subject', deskMessages.noSubject());
  return { prof, subject };
}

/** As the REST API calls them. */
const REPORTS: Record<ReportName, string> = {
  SALES: 'sales',
  READERS: 'readers',
  ENDING_PLANS: 'ending',
  AFFILIATES: 'affiliates',
  COVERAGE: 'coverage',
  QUESTIONS: 'questions',
  AUTHORS: 'authors',
};

export const figureResolvers: Resolvers = {
  Desk: { reports: () => ({}) },

  DeskReports: {
    sales: (_reports, days, { desk }) => desk.figures.sales(days),
    readers: (_reports, days, { desk }) => desk.figures.readers(days),
    readership: (_reports, days, { desk }) => desk.figures.readership(days),
    endingPlans: async (_reports, { days }, { desk }) => (await desk.figures.ending(days, { first: 1 })).total,
    endingPlanList: (_reports, { days, ...page }, { desk }) => desk.figures.ending(days, page),
    affiliates: (_reports, args, { desk }) => desk.figures.affiliates(args),
    coverage: (_reports, subject, { desk }) => desk.figures.coverage(checkSubject(subject)),
    questions: (_reports, { prof, subject, ...args }, { desk }) => {
      const isWhole = prof == null && subject == null;
      return desk.figures.questions(
        args,
        isWhole ? undefined : checkSubject({ prof: prof ?? '', subject: subject ?? '' }),
      );
    },
    authors: (_reports, days, { desk }) => desk.figures.authors(days),
    csv: (_reports, { report, from, to }) =>
      `/exchange/figures?${new URLSearchParams({ report: REPORTS[report], from, to }).toString()}`,
  },

  EndingPlanConnection: {
    ...rowConnection<EndingPlanRow>(({ cursor }) => cursor),
    total: ({ total }: EndingPlansRow) => total,
  },
  AffiliateFiguresConnection: rowConnection<AffiliateRow>(({ cursor }) => cursor),
  QuestionFiguresConnection: {
    ...rowConnection<QuestionRow>(({ cursor }) => cursor),
    computedAt: ({ computedAt }: QuestionFigureListRow) => computedAt,
  },
};
