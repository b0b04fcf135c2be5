import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import { checkFirst } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { findBoard, findSubject } from '../questions/index.ts';
import { requireFeature, requireReadersFeature } from '../study/index.ts';
import type { PapersApi } from './api.ts';
import { paperMessages } from './messages.ts';
import type { ResultRow } from './rows.ts';

const MAX_PAPERS = 20;
const MAX_ANSWERS = 200;

const hasPapers = ({ study }: Context) => study.offers('papers');

const requirePapers = (context: Context) => requireFeature(context, 'papers', paperMessages.noPapers());
const requireReader = (context: Context) => requireReadersFeature(context, 'papers', paperMessages.noPapers());

/** The list of an upstream that knows no components does not tell what is unmarked. */
const complete = async (row: ResultRow, papers: PapersApi): Promise<ResultRow> =>
  row.components ? row : ((await papers.whole(row.paper)).result ?? row);

const componentsOf = ({ components, rule }: ResultRow) =>
  (components ?? []).flatMap(({ id, ...row }) => {
    const component = rule.components.find((one) => one.id === id);
    return component ? [{ component, ...row }] : [];
  });

export const paperResolvers: Resolvers = {
  Query: {
    sittings: async (_root, key, context) => {
      if (!findBoard(key.board) || !findSubject(key.prof, key.subject)) return [];
      if (!(await hasPapers(context))) return [];
      return (await context.papers.sittings(key)).map((row) => ({ ...row, board: key.board }));
    },
    scoringRules: async (_root, _args, context) => ((await hasPapers(context)) ? context.papers.rules() : []),
    paperMatches: async (_root, { mix }, context) => {
      await requirePapers(context);
      return context.papers.matches(mix);
    },
    sharedPaper: async (_root, { id }, context) => ((await hasPapers(context)) ? context.papers.shared(id) : null),
  },

  Study: {
    papers: async (_study, { first, after }, context) => {
      checkFirst(first, MAX_PAPERS);
      return (await hasPapers(context)) ? context.papers.list({ first, after }) : { papers: [], next: null };
    },
    paper: async (_study, { id }, context) => ((await hasPapers(context)) ? context.papers.paper(id) : null),
  },

  Sitting: { board: ({ board }) => findBoard(board)! },

  PaperConnection: {
    edges: ({ papers }) => papers.map((paper) => ({ cursor: paper.cursor ?? paper.id, node: paper })),
    pageInfo: ({ next }) => ({ hasNextPage: next != null, endCursor: next ?? null }),
  },

  Paper: {
    sections: async ({ id, sections }, _args, { papers }) => sections ?? (await papers.whole(id)).sections ?? [],
    comparison: ({ id }, _args, { own, papers }) => (own.isVisitors ? null : papers.comparison(id)),
  },

  PaperResult: {
    unmarked: async (row, _args, { papers }) => (await complete(row, papers)).unmarked,
    markedOutOf: async (row, _args, { papers }) => (await complete(row, papers)).markedOutOf,
    verdict: async (row, _args, { papers }) => (await complete(row, papers)).verdict,
    components: async (row, _args, { papers }) => componentsOf(await complete(row, papers)),
    sections: async ({ paper, sections }, _args, { papers }) =>
      sections ?? (await papers.whole(paper)).result?.sections ?? [],
    topics: async ({ paper, topics }, _args, { papers }) => topics ?? (await papers.whole(paper)).result?.topics ?? [],
  },

  TopicResult: { subject: ({ prof, subject }) => findSubject(prof, subject)!.subject },

  Mutation: {
    startPaper: async (_root, { input }, context) => {
      await requirePapers(context);
      return context.papers.start(input);
    },
    answerPaper: async (_root, { id, answers }, context) => {
      await requireReader(context);
      if (answers.length < 1 || answers.length > MAX_ANSWERS)
        throw badInput('answers', paperMessages.badAnswers({ max: MAX_ANSWERS }));
      return context.papers.answer(id, answers);
    },
    finishPaper: async (_root, { id }, context) => {
      await requireReader(context);
      return context.papers.finish(id);
    },
    markPaper: async (_root, { input, sheet }, context) => {
      await requirePapers(context);
      if (sheet.items.length < 1 || sheet.items.length > MAX_ANSWERS)
        throw badInput('sheet', paperMessages.badAnswers({ max: MAX_ANSWERS }));
      return context.papers.mark(input, sheet);
    },
    namePaper: async (_root, { id, named }, context) => {
      await requireReader(context);
      return context.papers.name(id, named);
    },
  },
};
