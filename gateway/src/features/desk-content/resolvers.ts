import { badInput } from '../../graphql/errors.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { requireDesk } from '../desk/index.ts';
import { findSubject } from '../questions/index.ts';
import { checkFirst } from './check-first.ts';
import { deskContentMessages } from './messages.ts';

function checkSubject({ prof, subject }: { prof: string; subject: string }): void {
  if (!findSubject(prof, subject)) throw badInput('subject', deskContentMessages.noSubject());
}

export const deskContentResolvers: Resolvers = {
  Desk: {
    questionLists: (_desk, args, { deskContent }) => {
      checkSubject(args);
      checkFirst(args.first);
      return deskContent.questionLists(args);
    },
  },

  QuestionListConnection: {
    edges: ({ lists }) => lists.map((list) => ({ cursor: list.name, node: list })),
    pageInfo: ({ lists, next }) => ({
      hasNextPage: next != null,
      // The last row may have been unreadable, and so left out.
      endCursor: next ?? lists.at(-1)?.name ?? null,
    }),
  },

  Mutation: {
    renameQuestionList: async (_root, { name, to, dryRun, ...key }, context) => {
      await requireDesk(context);
      checkSubject(key);
      return context.deskContent.renameList(key, name, to, dryRun);
    },
    mergeQuestionLists: async (_root, { name, into, dryRun, ...key }, context) => {
      await requireDesk(context);
      checkSubject(key);
      return context.deskContent.mergeLists(key, name, into, dryRun);
    },
    removeEmptyQuestionLists: async (_root, { kind, dryRun }, context) => {
      await requireDesk(context);
      return context.deskContent.removeEmptyLists(kind, dryRun);
    },
  },
};
