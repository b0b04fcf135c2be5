import { KINDS } from 'question/kinds/names.ts';
import { ROLES } from 'schema/roles.ts';
import { z } from 'zod';
import { draftQuestion, findSubject, readableQuestion } from '../questions/index.ts';
import { reportRow } from '../reports/index.ts';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
import { instant } from '../../rest/instant.ts';
import { countedRows, optional, optionalFlag, optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel, list, number, optionalText, wholeNumber } from '../../rest/values.ts';

const STATUSES = ['DRAFT', 'IN_REVIEW', 'RETURNED', 'PUBLISHED', 'RETIRED'] as const;

/** Empty: each field is a call of its own, which the api authorises. */
export type StudioOfViewer = Record<string, never>;

export const studioAction = z.enum(['SAVE', 'SUBMIT', 'APPROVE', 'RETURN', 'RETIRE', 'UNDO', 'HAND_OVER']);

export const studioEvent = z.object({
  version: wholeNumber,
  at: instant,
  by: optionalText,
  what: z.enum([
    'STARTED',
    'SAVED',
    'SUBMITTED',
    'RETURNED',
    'PUBLISHED',
    'RETIRED',
    'UNDONE',
    'MOVED',
    'HANDED_OVER',
    'CO_AUTHORS_CHANGED',
    'CORRECTED',
  ]),
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

const studioAuthor = z
  .object({ user_id: idOrLabel, name: z.string() } satisfies Fields<Schemas['StudioAuthor']>)
  .transform(toCamelCase);
export const reviewer = studioAuthor;

const studioQuestion = z
  .object({
    _id: idOrLabel,
    ref: optionalText,
    status: z.enum(STATUSES),
    version: wholeNumber,
    retired: optionalFlag('retired'),
    author: optionalText,
    is_mine: optionalFlag('is_mine'),
    // Servers of before bulk changes have none.
    co_authors: rows(studioAuthor).optional(),
    changed_at: optionalInstant('changed_at'),
    assignee: optional('assignee', reviewer),
    due_on: optional('due_on', z.iso.date()),
    draft: filing.and(draftQuestion),
    undecided: list(idOrLabel),
    missing: list(z.string()),
    warnings: list(z.string()),
    // Leaves out actions that only a newer server knows.
    may: countedRows(studioAction).transform((found) => found.rows),
    // A list leaves the rest out.
    published: optional('published', readableQuestion),
    history: rows(studioEvent).optional(),
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

export const authorList = responseField('listStudioAuthors', 'authors', rows(studioAuthor));
export const idList = responseField('listStudioQuestionIds', 'ids', list(idOrLabel));

export const bulkResult = z
  .object({
    id: idOrLabel.nullable(),
    changed: wholeNumber,
    refused: rows(
      z
        .object({ question_id: idOrLabel, why: z.string() } satisfies Fields<Schemas['BulkResult']['refused'][number]>)
        .transform(toCamelCase),
    ),
  } satisfies Fields<Schemas['BulkResult']>)
  .transform((result) => result);

const filter = z
  .object({
    status: z.enum(STATUSES).optional(),
    prof: z.string().optional(),
    subject: z.string().optional(),
    text: z.string().optional(),
    mine: z.boolean().default(false),
    chapter: z.string().optional(),
    topic: z.string().optional(),
    author: z.string().optional(),
    type: z.enum(KINDS).optional(),
    reported: z.boolean().optional(),
    facility_below: number.optional(),
    discrimination_below: number.optional(),
    changed_from: z.string().optional(),
    changed_to: z.string().optional(),
    item: z.string().optional(),
  } satisfies Fields<Schemas['StudioFilter']>)
  .transform(({ mine, ...row }) => ({ ...toCamelCase(row), mineOnly: mine }));

const view = z
  .object({ _id: idOrLabel, name: z.string(), filter } satisfies Fields<Schemas['StudioView']>)
  .transform(toCamelCase);

export const viewList = responseField('listStudioViews', 'views', rows(view));
export const oneView = responseField('saveStudioView', 'view', view);
