import { badInput } from '../../../graphql/errors.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { findSubject } from '../../questions/index.ts';
import { deskMessages } from '../messages.ts';
import { checkFirst } from '../pages.ts';
import { requireDesk } from '../require-desk.ts';

const MAX_PAGE = 100;

function checkSubject({ prof, subject }: { prof: string; subject: string }): void {
  if (!findSubject(prof, subject)) throw badInput('subject', deskMessages.noSubject());
}

export const listResolvers: Resolvers = {
  Desk: {
    questionLists: (_desk, args, { desk }) => {
      checkSubject(args);
      checkFirst(args.first, MAX_PAGE);
      return desk.questionLists(args);
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
      return context.desk.renameList(key, name, to, dryRun);
    },
    mergeQuestionLists: async (_root, { name, into, dryRun, ...key }, context) => {
      await requireDesk(context);
      checkSubject(key);
      return context.desk.mergeLists(key, name, into, dryRun);
    },
    removeEmptyQuestionLists: async (_root, { kind, dryRun }, context) => {
      await requireDesk(context);
      return context.desk.removeEmptyLists(kind, dryRun);
    },
  },
};
