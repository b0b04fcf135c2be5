import { isSitePath } from 'schema/site-path.ts';
import { z } from 'zod';
import { findSubject, readableQuestion } from '../questions/index.ts';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
import { givenAnswer } from '../../rest/given-answer.ts';
import { instant } from '../../rest/instant.ts';
import { optional, optionalFlag, optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { leaveOut } from '../../rest/unreadable.ts';
import { clampedNumber, idOrLabel, number, optionalText, requiredFlag } from '../../rest/values.ts';

const FEATURES = [
  'study',
  'papers',
  'review',
  'packs',
  'push',
  'reports',
  'studio',
  'checkout',
  'desk',
  'two_factor',
] as const;

export type Capabilities = Record<(typeof FEATURES)[number], boolean>;

const eachFeature = <Value>(toValue: (name: string) => Value) =>
  Object.fromEntries(FEATURES.map((name) => [name, toValue(name)])) as Record<keyof Capabilities, Value>;

export const NO_FEATURES: Capabilities = eachFeature(() => false);

/** A missing or invalid entry means that the server lacks the feature. */
export const capabilities = z
  .object({
    capabilities: z.object(eachFeature(optionalFlag) satisfies Fields<Schemas['Capabilities']>),
  })
  .transform((body) => body.capabilities)
  .catch(() => {
    leaveOut('capabilities');
    return NO_FEATURES;
  });

/** Empty: its fields are read with the token of the signed-in reader. */
export type StudyOfViewer = Record<string, never>;

const outcome = z.enum(['RIGHT', 'PARTLY', 'WRONG', 'SKIPPED']);
const confidence = z.enum(['GUESS', 'UNSURE', 'SURE']);

export const questionRecord = z
  .object({
    question_id: idOrLabel,
    attempts: clampedNumber,
    last_outcome: outcome.nullish(),
    last_at: optionalInstant('last_at'),
    remarked_from: optional('remarked_from', outcome),
    flagged: optionalFlag('flagged'),
    note: optionalText,
    note_version: clampedNumber,
    due_on: optional('due_on', z.iso.date()),
    key_corrected_on: optionalText,
    stats: z
      .object({
        answered: clampedNumber,
        right_share: number,
        option_shares: rows(z.object({ key: idOrLabel, share: number })),
      } satisfies Fields<NonNullable<Schemas['QuestionRecord']['stats']>>)
      .transform(toCamelCase)
      .nullish(),
  } satisfies Fields<Schemas['QuestionRecord']>)
  .transform(toCamelCase);
export type RecordRow = z.output<typeof questionRecord>;

export const recordList = responseField('readStudyRecords', 'records', rows(questionRecord));
export const changedRecord = responseField('setQuestionFlag', 'record', questionRecord);

/** As many as were sent. */
export const attemptResults = z
  .object({
    results: z.array(
      z.object({
        outcome: outcome.nullish(),
        marks: number.nullish(),
        out_of: number.nullish(),
        refused: z.object({ code: z.string(), message: z.string() }).nullish(),
      } satisfies Fields<Schemas['AttemptResult'], 'id'>),
    ),
  })
  .transform(({ results }) => results.map(toCamelCase));

const attempt = z
  .object({
    cursor: z.string(),
    id: idOrLabel,
    question_id: idOrLabel,
    ref: optionalText,
    topic: optionalText,
    answer: optional('answer', givenAnswer),
    mode: z.enum(['PRACTICE', 'REVIEW', 'PAPER']),
    outcome,
    counts_as: optional('counts_as', outcome),
    marks: number,
    out_of: number,
    confidence: confidence.nullish(),
    answered_at: instant,
    took_ms: clampedNumber.nullish(),
    // Null says that it counts.
    undone_at: instant.nullish(),
  } satisfies Fields<Schemas['Attempt']>)
  .transform(toCamelCase);
export type AttemptRow = z.output<typeof attempt>;

export const attemptList = z.object({ attempts: rows(attempt), next: optionalText } satisfies Fields<
  ResponseBody<'listAttempts'>
>);
export type AttemptsRow = z.output<typeof attemptList>;

const note = z
  .object({
    cursor: z.string(),
    question_id: idOrLabel,
    ref: z.string(),
    flagged: optionalFlag('flagged'),
    note: optionalText,
  } satisfies Fields<Schemas['QuestionNote']>)
  .transform(toCamelCase);
export type NoteRow = z.output<typeof note>;

export const noteList = z.object({ notes: rows(note), next: optionalText } satisfies Fields<ResponseBody<'listNotes'>>);
export type NotesRow = z.output<typeof noteList>;

export const ownQuestions = z.object({
  questions: rows(z.object({ cursor: z.string(), question: readableQuestion })),
  total: clampedNumber,
  next: optionalText,
} satisfies Fields<ResponseBody<'listOwnQuestions'>>);
export type OwnQuestionsRow = z.output<typeof ownQuestions>;

const day = z.object({ date: z.string(), answered: clampedNumber, right: clampedNumber } satisfies Fields<
  Schemas['StudyOverview']['days'][number]
>);
export const overview = z
  .object({
    overview: z.object({
      questions: clampedNumber,
      attempts: clampedNumber,
      right_share: number.nullish(),
      days: rows(day),
    } satisfies Fields<Schemas['StudyOverview']>),
  })
  .transform((body) => toCamelCase(body.overview));

const progress = { total: clampedNumber, seen: clampedNumber, right: clampedNumber };
const subjectRow = z.object({ prof: z.string(), subject: z.string(), ...progress, due: clampedNumber } satisfies Fields<
  Schemas['SubjectProgress']
>);
export type SubjectRow = z.output<typeof subjectRow>;
/** Without subjects that the curriculum does not know. */
export const subjectList = z
  .object({ subjects: rows(subjectRow.refine(({ prof, subject }) => findSubject(prof, subject) !== undefined)) })
  .transform((body) => body.subjects);

export const topicList = z
  .object({ topics: rows(z.object({ topic: z.string(), ...progress } satisfies Fields<Schemas['TopicProgress']>)) })
  .transform((body) => body.topics);

const place = z.object({
  path: z.string(),
  title: z.string(),
  place: clampedNumber,
  total: clampedNumber,
  at: instant,
} satisfies Fields<Schemas['StudyPlace']>);
/** Without places of other sites. */
export const placeList = z
  .object({ places: rows(place) })
  .transform((body) => body.places.filter(({ path }) => isSitePath(path)));

export const deletion = z.object({ deleted: requiredFlag.pipe(z.literal(true)) }).transform((body) => body.deleted);
