import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import { checkFirst, connection } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { findSubject } from '../questions/index.ts';
import { requireFeature, requireReadersFeature } from '../study/index.ts';
import { checkDays, checkPlan, checkRealMark, checkTarget } from './arguments.ts';
import type { ReviewApi } from './api.ts';
import { reviewMessages } from './messages.ts';
import type { MemoryStatesRow } from './rows.ts';

const MAX_QUEUE = 20;
const MAX_STATES = 500;

async function requireReview(context: Context): Promise<ReviewApi> {
  await requireFeature(context, 'review', reviewMessages.noReview());
  return context.review;
}

async function requireReader(context: Context): Promise<ReviewApi> {
  await requireReadersFeature(context, 'review', reviewMessages.noReview());
  return context.review;
}

export const reviewResolvers: Resolvers = {
  Study: {
    plan: async (_study, _args, { review, study }) => ((await study.offers('review')) ? review.plan() : null),
    planPreview: async (_study, { input }, context) => {
      checkPlan(input);
      return (await requireReview(context)).preview(input);
    },
    today: async (_study, _args, context) => (await requireReview(context)).today(),
    calendar: async (_study, { days }, context) => {
      checkDays(days);
      return (await requireReview(context)).calendar(days);
    },
    queue: async (_study, { first }, context) => {
      checkFirst(first, MAX_QUEUE);
      return (await requireReview(context)).queue(first);
    },
    targets: async (_study, _args, { review, study }) => ((await study.offers('review')) ? review.targets() : []),
    readiness: async (_study, _args, context) => (await requireReview(context)).readiness(),
    realMarks: async (_study, _args, context) => (await requireReview(context)).realMarks(),
    memory: async (_study, _args, context) => (await requireReview(context)).memory(),
    memoryStates: async (_study, { first, after }, context) => {
      checkFirst(first, MAX_STATES);
      return (await requireReview(context)).memoryStates({ first, after });
    },
  },

  Readiness: { subject: ({ prof, subject }) => findSubject(prof, subject)!.subject },
  RealMark: { subject: ({ prof, subject }) => findSubject(prof, subject)!.subject },

  MemoryStateConnection: connection(({ states }: MemoryStatesRow) =>
    states.map((state) => ({ cursor: state.questionId, node: state })),
  ),

  Mutation: {
    setStudyPlan: async (_root, { input }, context) => {
      const review = await requireReader(context);
      checkPlan(input);
      return review.setPlan(input);
    },
    endStudyPlan: async (_root, _args, context) => (await requireReader(context)).endPlan(),
    postponeQuestion: async (_root, { questionId }, context) => {
      const review = await requireReader(context);
      if (!isId(questionId)) throw badInput('questionId', reviewMessages.badQuestion());
      return review.postpone(questionId);
    },
    setItemTarget: async (_root, { items, on }, context) => {
      const review = await requireReader(context);
      checkTarget({ items, on });
      return review.setTarget({ items: [...new Set(items)], on });
    },
    removeItemTarget: async (_root, { id }, context) => {
      const review = await requireReader(context);
      if (!isId(id)) throw badInput('id', reviewMessages.badTarget());
      return review.removeTarget(id);
    },
    undoAttempt: async (_root, { id }, context) => {
      const review = await requireReader(context);
      if (!isId(id)) throw badInput('id', reviewMessages.badAttempt());
      return review.undo(id);
    },
    giveRealMark: async (_root, { input }, context) => {
      const review = await requireReader(context);
      checkRealMark(input);
      return review.giveRealMark(input);
    },
  },
};
