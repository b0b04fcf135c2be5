import { badInput } from '../../graphql/errors.ts';
import { checkFirst, connection } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId, isSegment } from '../../rest/path.ts';
import { readPermissions } from '../accounts/index.ts';
import { findSubject } from '../questions/index.ts';
import { bulkMutations } from './bulk-mutations.ts';
import { studioMessages } from './messages.ts';
import { requireQuestion, requireStudio } from './require-studio.ts';
import type { StudioQuestionsRow } from './rows.ts';

const MAX_QUESTIONS = 20;

export const studioResolvers: Resolvers = {
  Query: {
    studio: async (_root, _args, context) => {
      await requireStudio(context);
      return {};
    },
  },

  User: {
    role: async ({ role }, _args, { study }) => ((await study.features()).studio ? role : 'READER'),
    permissions: async (user, _args, { study }) => ((await study.features()).studio ? [...readPermissions(user)] : []),
  },

  Studio: {
    questions: (_studio, { first, after, ...filter }, { studio }) => {
      checkFirst(first, MAX_QUESTIONS);
      return studio.list(filter, { first, after });
    },
    question: (_studio, { id }, { studio }) => (isId(id) ? studio.question(id) : null),
    suspects: (_studio, { first, after }, { studio }) => {
      checkFirst(first, MAX_QUESTIONS);
      return studio.suspects({ first, after });
    },
    questionIds: (_studio, { filter }, { studio }) => studio.ids(filter),
    authors: (_studio, _args, { studio }) => studio.authors(),
    views: (_studio, _args, { studio }) => studio.views(),
    people: (_studio, { text }, { studio }) => studio.people(text),
  },

  StudioQuestionConnection: connection(({ questions }: StudioQuestionsRow) =>
    questions.map(({ cursor, question }) => ({ cursor, node: question })),
  ),

  StudioQuestion: {
    coAuthors: ({ coAuthors }) => coAuthors ?? [],
    subject: ({ prof, subject }) => findSubject(prof, subject)!.subject,
    published: async (row, _args, { studio }) => (row.history ? row : await studio.whole(row.id)).published,
    history: async (row, _args, { studio }) => row.history ?? (await studio.whole(row.id)).history ?? [],
    reports: async (row, _args, { studio }) => row.reports ?? (await studio.whole(row.id)).reports ?? [],
    analysis: async (row, _args, { studio }) => (row.history ? row : await studio.whole(row.id)).analysis,
  },

  Mutation: {
    saveQuestion: async (_root, { id, version, question }, context) => {
      await requireStudio(context);
      if ((id == null) !== (version == null)) throw badInput('version', studioMessages.idAndVersion());
      if (id == null || version == null) return context.studio.start(question);
      await requireQuestion(id, context);
      return context.studio.save(id, version, question);
    },
    submitQuestion: async (_root, { id, version }, context) => {
      await requireQuestion(id, context);
      return context.studio.submit(id, version);
    },
    approveQuestion: async (_root, { id, version }, context) => {
      await requireQuestion(id, context);
      return context.studio.approve(id, version);
    },
    returnQuestion: async (_root, { id, version, comment }, context) => {
      await requireQuestion(id, context);
      return context.studio.sendBack(id, version, comment);
    },
    retireQuestion: async (_root, { id, version, comment }, context) => {
      await requireQuestion(id, context);
      return context.studio.retire(id, version, comment);
    },
    undoQuestion: async (_root, { id, version }, context) => {
      await requireQuestion(id, context);
      return context.studio.undo(id, version);
    },
    ...bulkMutations,
    setRole: async (_root, { userId, role }, context) => {
      await requireStudio(context);
      if (!isSegment(userId)) throw badInput('userId', studioMessages.badPerson());
      return context.studio.setRole(userId, role);
    },
  },
};
