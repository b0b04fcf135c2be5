import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import { checkFirst, connection } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { findSubject } from '../questions/index.ts';
import { studyMessages } from './messages.ts';
import { requireReadersFeature } from './require-feature.ts';
import type * as rows from './rows.ts';

const MAX_ATTEMPTS = 100;
// The size that the schema's cost assumes.
const MAX_QUESTIONS = 20;
const MAX_LOG = 100;

const requireRecord = (context: Context) => requireReadersFeature(context, 'study', studyMessages.noRecord());

function checkQuestion(id: string): void {
  if (!isId(id)) throw badInput('questionId', studyMessages.badId());
}

export const studyResolvers: Resolvers = {
  Query: { features: (_root, _args, { study }) => study.features() },

  User: {
    // The record belongs to the token's user; the result of a log-in is somebody else.
    study: async (user, _args, { own, study }) => {
      if (own.isVisitors || !(await study.hasRecord())) return null;
      return String((await own.read()).user_id) === user.user_id ? {} : null;
    },
  },

  Question: {
    mine: ({ id }, _args, { own, study }) => (own.isVisitors ? null : study.record(id)),
    stats: async ({ id }, _args, { own, study }) => (own.isVisitors ? null : (await study.record(id))?.stats),
  },

  Study: {
    overview: (_study, _args, { study }) => study.overview(),
    records: async (_study, { questions }, { study }) => {
      if (questions.length < 1 || questions.length > MAX_QUESTIONS)
        throw badInput('questions', studyMessages.badQuestions({ max: MAX_QUESTIONS }));
      const records = await Promise.all(questions.map((id) => study.record(id)));
      return records.filter((record) => record !== null);
    },
    subjects: (_study, _args, { study }) => study.subjects(),
    topics: (_study, { prof, subject }, { study }) => study.topics(prof, subject),
    questions: (_study, { first, after, ...filter }, { study }) => {
      checkFirst(first, MAX_QUESTIONS);
      return study.questions(filter, { first, after });
    },
    attempts: (_study, { first, after }, { study }) => {
      checkFirst(first, MAX_LOG);
      return study.attempts({ first, after });
    },
    notes: (_study, { first, after }, { study }) => {
      checkFirst(first, MAX_LOG);
      return study.notes({ first, after });
    },
    places: (_study, _args, { study }) => study.places(),
  },

  SubjectProgress: { subject: ({ prof, subject }) => findSubject(prof, subject)!.subject },

  OwnQuestionConnection: connection(({ questions }: rows.OwnQuestionsRow) =>
    questions.map(({ cursor, question }) => ({ cursor, node: question })),
  ),
  QuestionNoteConnection: connection(({ notes }: rows.NotesRow) =>
    notes.map((note) => ({ cursor: note.cursor, node: note })),
  ),
  AttemptConnection: connection(({ attempts }: rows.AttemptsRow) =>
    attempts.map((attempt) => ({ cursor: attempt.cursor, node: attempt })),
  ),

  Mutation: {
    recordAttempts: async (_root, { attempts }, context) => {
      await requireRecord(context);
      if (attempts.length === 0) return [];
      if (attempts.length > MAX_ATTEMPTS)
        throw badInput('attempts', studyMessages.tooManyAttempts({ max: MAX_ATTEMPTS }));
      return context.study.recordAttempts(attempts);
    },
    setFlag: async (_root, { questionId, flagged }, context) => {
      await requireRecord(context);
      checkQuestion(questionId);
      return context.study.setFlag(questionId, flagged);
    },
    setNote: async (_root, { questionId, note, version }, context) => {
      await requireRecord(context);
      checkQuestion(questionId);
      return context.study.setNote(questionId, note, version);
    },
    leavePlace: async (_root, place, context) => {
      await requireRecord(context);
      return context.study.leavePlace(place);
    },
    deleteStudyRecord: async (_root, { confirm }, context) => {
      await requireRecord(context);
      return context.study.deleteRecord(confirm);
    },
  },
};
