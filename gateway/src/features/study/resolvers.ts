import type { OwnRecord } from '../accounts/index.ts';
import { badInput, graphqlError } from '../../graphql/errors.ts';
import { errorMessages } from '../../graphql/messages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { findSubject } from '../questions/index.ts';
import type { StudyApi } from './api.ts';
import { studyMessages } from './messages.ts';

const MAX_ATTEMPTS = 100;
// The size that the schema's cost assumes.
const MAX_QUESTIONS = 20;
const MAX_LOG = 100;

async function requireRecord({ own, study }: { own: OwnRecord; study: StudyApi }): Promise<void> {
  if (own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
  await study.requireRecord();
}

function checkFirst(first: number, max: number): void {
  if (first < 1 || first > max) throw badInput('first', studyMessages.badFirst({ max }));
}

function checkQuestion(id: string): void {
  if (!isId(id)) throw badInput('questionId', studyMessages.badId());
}

const pageInfo = (next: string | null | undefined, edges: readonly { cursor: string }[]) => ({
  hasNextPage: next != null,
  // Rows that cannot be parsed are left out, so the last edge may not be the page's end.
  endCursor: next ?? edges.at(-1)?.cursor ?? null,
});

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

  OwnQuestionConnection: {
    edges: ({ questions }) => questions.map(({ cursor, question }) => ({ cursor, node: question })),
    pageInfo: ({ next, questions }) => pageInfo(next, questions),
  },

  QuestionNoteConnection: {
    edges: ({ notes }) => notes.map((note) => ({ cursor: note.cursor, node: note })),
    pageInfo: ({ next, notes }) => pageInfo(next, notes),
  },

  AttemptConnection: {
    edges: ({ attempts }) => attempts.map((attempt) => ({ cursor: attempt.cursor, node: attempt })),
    pageInfo: ({ next, attempts }) => pageInfo(next, attempts),
  },

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
