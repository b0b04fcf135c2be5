import { isSitePath } from 'schema/site-path.ts';
import { z } from 'zod';
import { findSubject, readableQuestion } from '../questions/index.ts';
import { givenAnswer } from '../../rest/given-answer.ts';
import { instant } from '../../rest/instant.ts';
import { optional, optionalFlag, optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { leaveOut } from '../../rest/unreadable.ts';
import { clampedNumber, idOrLabel, number, optionalText, requiredFlag } from '../../rest/values.ts';

const FEATURES = ['study', 'papers', 'review', 'packs', 'push', 'reports', 'studio', 'desk'] as const;

export type Capabilities = Record<(typeof FEATURES)[number], boolean>;

const eachFeature = <Value>(toValue: (name: string) => Value) =>
  Object.fromEntries(FEATURES.map((name) => [name, toValue(name)])) as Record<keyof Capabilities, Value>;

export const NO_FEATURES: Capabilities = eachFeature(() => false);

/** `{ capabilities: { study, papers, … } }`. A missing or invalid entry means that the server lacks the feature. */
export const capabilities = z
  .object({
    capabilities: z.object(eachFeature(optionalFlag)),
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
const cursors = { next: optionalText };

const record = z
  .object({
    question_id: idOrLabel,
    attempts: clampedNumber,
    last_outcome: outcome.nullish(),
    last_at: optionalInstant('last_at'),
    remarked_from: optional('remarked_from', outcome),
    flagged: optionalFlag('flagged'),
    note: optionalText,
    note_version: clampedNumber,
    due_on: optionalText,
    key_corrected_on: optionalText,
    stats: z
      .object({
        answered: clampedNumber,
        right_share: number,
        option_shares: rows(z.object({ key: idOrLabel, share: number })),
      })
      .nullish(),
  })
  .transform(({ stats, ...row }) => ({
    questionId: row.question_id,
    attempts: row.attempts,
    lastOutcome: row.last_outcome,
    lastAt: row.last_at,
    remarkedFrom: row.remarked_from,
    flagged: row.flagged,
    note: row.note,
    noteVersion: row.note_version,
    dueOn: row.due_on,
    keyCorrectedOn: row.key_corrected_on,
    stats: stats && {
      answered: stats.answered,
      rightShare: stats.right_share,
      optionShares: stats.option_shares,
    },
  }));
export type RecordRow = z.output<typeof record>;

/** `{ records: [record] }`. */
export const recordList = z.object({ records: rows(record) }).transform((body) => body.records);
/** `{ record }`. */
export const changedRecord = z.object({ record }).transform((body) => body.record);

/** `{ results: [{ id, outcome, marks, out_of, refused }] }`, as many as were sent. */
export const attemptResults = z
  .object({
    results: z.array(
      z.object({
        outcome: outcome.nullish(),
        marks: number.nullish(),
        out_of: number.nullish(),
        refused: z.object({ code: z.string(), message: z.string() }).nullish(),
      }),
    ),
  })
  .transform(({ results }) => results.map(({ out_of, ...result }) => ({ ...result, outOf: out_of })));

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
  })
  .transform(({ question_id, counts_as, out_of, answered_at, took_ms, ...rest }) => ({
    ...rest,
    questionId: question_id,
    countsAs: counts_as,
    outOf: out_of,
    answeredAt: answered_at,
    tookMs: took_ms,
  }));
export type AttemptRow = z.output<typeof attempt>;

/** `{ attempts: [attempt], next }`. */
export const attemptList = z.object({ attempts: rows(attempt), ...cursors });
export type AttemptsRow = z.output<typeof attemptList>;

const note = z
  .object({
    cursor: z.string(),
    question_id: idOrLabel,
    ref: z.string(),
    flagged: optionalFlag('flagged'),
    note: optionalText,
  })
  .transform(({ question_id, ...rest }) => ({ ...rest, questionId: question_id }));
export type NoteRow = z.output<typeof note>;

/** `{ notes: [note], next }`. */
export const noteList = z.object({ notes: rows(note), ...cursors });
export type NotesRow = z.output<typeof noteList>;

/** `{ questions: [{ cursor, question }], total, next }`. */
export const ownQuestions = z.object({
  questions: rows(z.object({ cursor: z.string(), question: readableQuestion })),
  total: clampedNumber,
  ...cursors,
});
export type OwnQuestionsRow = z.output<typeof ownQuestions>;

const day = z.object({ date: z.string(), answered: clampedNumber, right: clampedNumber });
/** `{ overview: { questions, attempts, right_share, days } }`. */
export const overview = z
  .object({
    overview: z.object({
      questions: clampedNumber,
      attempts: clampedNumber,
      right_share: number.nullish(),
      days: rows(day),
    }),
  })
  .transform(({ overview: { right_share, ...rest } }) => ({ ...rest, rightShare: right_share }));

const progress = { total: clampedNumber, seen: clampedNumber, right: clampedNumber };
const subjectRow = z.object({ prof: z.string(), subject: z.string(), ...progress, due: clampedNumber });
export type SubjectRow = z.output<typeof subjectRow>;
/** `{ subjects: [{ prof, subject, total, seen, right, due }] }`, without subjects that the curriculum does not know. */
export const subjectList = z
  .object({ subjects: rows(subjectRow.refine(({ prof, subject }) => findSubject(prof, subject) !== undefined)) })
  .transform((body) => body.subjects);

/** `{ topics: [{ topic, total, seen, right }] }`. */
export const topicList = z
  .object({ topics: rows(z.object({ topic: z.string(), ...progress })) })
  .transform((body) => body.topics);

const place = z.object({
  path: z.string(),
  title: z.string(),
  place: clampedNumber,
  total: clampedNumber,
  at: instant,
});
/** `{ places: [{ path, title, place, total, at }] }`, without places of other sites. */
export const placeList = z
  .object({ places: rows(place) })
  .transform((body) => body.places.filter(({ path }) => isSitePath(path)));

/** `{ deleted: true }`. */
export const deletion = z.object({ deleted: requiredFlag.pipe(z.literal(true)) }).transform((body) => body.deleted);
