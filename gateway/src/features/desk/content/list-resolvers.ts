import { badInput } from '../../../graphql/errors.ts';
import { checkFirst, connection } from '../../../graphql/pages.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { findSubject } from '../../questions/index.ts';
import { deskMessages } from '../messages.ts';
import { withDesk } from '../require-desk.ts';
import type { QuestionListsRow } from './list-rows.ts';

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

  QuestionListConnection: connection(({ lists }: QuestionListsRow) =>
    lists.map((list) => ({ cursor: list.name, node: list })),
  ),

  Mutation: withDesk({
    renameQuestionList: (_root, { name, to, dryRun, ...key }, { desk }) => {
      checkSubject(key);
      return desk.renameList(key, name, to, dryRun);
    },
    mergeQuestionLists: (_root, { name, into, dryRun, ...key }, { desk }) => {
      checkSubject(key);
      return desk.mergeLists(key, name, into, dryRun);
    },
    removeEmptyQuestionLists: (_root, { kind, dryRun }, { desk }) => desk.removeEmptyLists(kind, dryRun),
  }),
};
