import { ROLES } from 'schema/roles.ts';
import { z } from 'zod';
import { draftQuestion, findSubject, readableQuestion } from '../questions/index.ts';
import { reportRow } from '../reports/index.ts';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
import { instant } from '../../rest/instant.ts';
import { countedRows, optional, optionalFlag, optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel, list, number, optionalText, wholeNumber } from '../../rest/values.ts';

/** Empty: each field is a call of its own, which the api authorises. */
export type StudioOfViewer = Record<string, never>;

const ACTION = z.enum(['SAVE', 'SUBMIT', 'APPROVE', 'RETURN', 'RETIRE', 'UNDO']);

const event = z.object({
  version: wholeNumber,
  at: instant,
  by: optionalText,
  what: z.enum(['STARTED', 'SAVED', 'SUBMITTED', 'RETURNED', 'PUBLISHED', 'RETIRED', 'UNDONE', 'CORRECTED']),
  comment: optionalText,
  changes: list(
    z
      .object({ field: z.string(), from: z.string(), to: z.string() })
      .transform(({ field, from, to }) => ({ field, before: from, after: to })),
  ),
} satisfies Fields<Schemas['QuestionEvent']>);

const analysis = z
  .object({
    answered: wholeNumber,
    facility: number,
    discrimination: number.nullish(),
    option_shares: rows(z.object({ key: idOrLabel, share: number })),
    suspect_keys: list(idOrLabel),
  } satisfies Fields<Schemas['ItemAnalysis']>)
  .transform(toCamelCase);

const filing = z
  .object({ prof: z.string(), subject: z.string(), chapter: optionalText })
  .refine(({ prof, subject }) => findSubject(prof, subject) !== undefined, { path: ['subject'] });

const studioQuestion = z
  .object({
    _id: idOrLabel,
    ref: optionalText,
    status: z.enum(['DRAFT', 'IN_REVIEW', 'RETURNED', 'PUBLISHED', 'RETIRED']),
    version: wholeNumber,
    retired: optionalFlag('retired'),
    author: optionalText,
    is_mine: optionalFlag('is_mine'),
    changed_at: optionalInstant('changed_at'),
    draft: filing.and(draftQuestion),
    undecided: list(idOrLabel),
    missing: list(z.string()),
    warnings: list(z.string()),
    // Leaves out actions that only a newer server knows.
    may: countedRows(ACTION).transform((found) => found.rows),
    // A list leaves the rest out.
    published: optional('published', readableQuestion),
    history: rows(event).optional(),
    reports: rows(reportRow).optional(),
    analysis: optional('analysis', analysis),
  } satisfies Fields<Schemas['StudioQuestion']>)
  .transform(({ ref, draft: { prof, subject, chapter, ...draft }, missing, ...row }) => ({
    ...toCamelCase(row),
    draft: { ...draft, id: row._id, ref: ref ?? '' },
    prof,
    subject,
    chapter,
    lacks: missing,
  }));
export type StudioQuestionRow = z.output<typeof studioQuestion>;

export const oneQuestion = responseField('readStudioQuestion', 'question', studioQuestion);
/** Null where it is gone. */
export const questionOrNone = z.object({ question: studioQuestion.nullable() }).transform((body) => body.question);

/** Questions without their history. */
export const questionList = z.object({
  questions: rows(z.object({ cursor: z.string(), question: studioQuestion })),
  total: wholeNumber,
  next: optionalText,
} satisfies Fields<ResponseBody<'listStudioQuestions'>>);
export type StudioQuestionsRow = z.output<typeof questionList>;

const person = z
  .object({ user_id: idOrLabel, name: z.string(), email: z.string(), role: z.enum(ROLES) } satisfies Fields<
    Schemas['StudioPerson']
  >)
  .transform(toCamelCase);

export const peopleList = responseField('listStudioPeople', 'people', rows(person));
export const onePerson = responseField('setStudioRole', 'person', person);
