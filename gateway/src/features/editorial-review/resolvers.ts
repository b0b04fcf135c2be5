import { badInput } from '../../graphql/errors.ts';
import type { Context } from '../../context.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId, isSegment } from '../../rest/path.ts';
import { requireQuestion } from '../studio/index.ts';
import { requireFeature } from '../study/index.ts';
import { editorialReviewMessages as messages } from './messages.ts';

const TOKEN = /^[\w-]{32}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const requireStudio = (context: Context) => requireFeature(context, 'studio', messages.noStudio());

export const editorialReviewResolvers: Resolvers = {
  Query: {
    expertDraft: async (_root, { token }, context) => {
      await requireStudio(context);
      return TOKEN.test(token) ? context.editorialReview.expertDraft(token) : null;
    },
  },

  StudioQuestion: {
    review: ({ id }, _args, { editorialReview }) => editorialReview.read(id),
  },

  Mutation: {
    commentOnQuestion: async (_root, { id, text, field, parent }, context) => {
      await requireQuestion(id, context);
      if (parent != null && !isId(parent)) throw badInput('parent', messages.badComment());
      return context.editorialReview.comment(id, { text, field: field ?? null, parent: parent ?? null });
    },
    resolveComment: async (_root, { id, comment, isResolved }, context) => {
      await requireQuestion(id, context);
      if (!isId(comment)) throw badInput('comment', messages.badComment());
      return context.editorialReview.resolve(id, comment, { resolved: isResolved });
    },
    assignQuestion: async (_root, { id, assignee, dueOn }, context) => {
      await requireQuestion(id, context);
      if (assignee != null && !isSegment(assignee)) throw badInput('assignee', messages.badReviewer());
      if (dueOn != null && !DAY.test(dueOn)) throw badInput('dueOn', messages.badDay());
      return context.editorialReview.assign(id, { assignee: assignee ?? null, due_on: dueOn ?? null });
    },
    createExpertLink: async (_root, { id, days }, context) => {
      await requireQuestion(id, context);
      return context.editorialReview.createLink(id, { days });
    },
    revokeExpertLink: async (_root, { id, link }, context) => {
      await requireQuestion(id, context);
      if (!isId(link)) throw badInput('link', messages.badLink());
      return context.editorialReview.revokeLink(id, link);
    },
    commentAsExpert: async (_root, { field, ...comment }, context) => {
      await requireStudio(context);
      return context.editorialReview.commentAsExpert({ ...comment, field: field ?? null });
    },
  },
};
