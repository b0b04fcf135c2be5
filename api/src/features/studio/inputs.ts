import { SITTINGS, YEARS } from 'question/appearances.ts';
import { boardCodes, findSubject } from 'question/curriculum.ts';
import { KINDS } from 'question/kinds/names.ts';
import { z } from 'zod';
import { hasLongMarkRun, toNfc } from 'text/normalise.ts';
import { findItem } from 'schema/items.ts';
import { ROLES } from 'schema/roles.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { pageLimit } from '../../http/page-query.ts';
import { once } from '../../http/query-text.ts';
import { inputMessages } from './error-messages.ts';
import { MAX_ITEMS } from '../bank/draft/index.ts';
import { bodyFilter, queryFilter } from './filter-inputs.ts';

const MAX_BODY = 40_000;
const MAX_LINE = 2_000;
const MAX_COMMENT = 1_000;
const MAX_MARKS = 100;
const MAX_PAGE = 50;
const MAX_WEIGHT = 100;
// PostgreSQL refuses NUL and halves of surrogate pairs.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

export const text = (max: number) =>
  z
    .string(inputMessages.notText())
    .max(max, sharedMessages.tooLong({ max }))
    .refine((value) => value.isWellFormed() && !CONTROL.test(value), inputMessages.hasControl())
    .refine((value) => !hasLongMarkRun(value), sharedMessages.tooManyMarks());
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);
const choice = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, inputMessages.oneOf({ values }));
const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, inputMessages.tooMany({ max })).max(max, inputMessages.tooMany({ max })).default([]);

const weightMessage = inputMessages.weight({ max: MAX_WEIGHT });
const body = text(MAX_BODY);
const line = text(MAX_LINE);

export const itemCode = z
  .string(inputMessages.notAnItem())
  .max(40, inputMessages.notAnItem())
  .refine((code) => findItem(code) !== undefined, inputMessages.notAnItem());
/** Codes of items of the curriculum, each once. */
export const itemCodes = z
  .array(itemCode, inputMessages.tooMany({ max: MAX_ITEMS }))
  .max(MAX_ITEMS, inputMessages.tooMany({ max: MAX_ITEMS }))
  .transform((codes) => [...new Set(codes)]);
const items = itemCodes.default([]);

/** As loose as a draft may be: `missing.ts` says what a whole question needs. */
const questionInput = z
  .strictObject({
    type: choice(KINDS),
    prof: text(10),
    subject: text(20),
    chapter: orNothing(line),
    topic: orNothing(line),
    stem: body.default(''),
    options: listOf(
      z.strictObject({
        // Questions are sent back as they came; the order says the key.
        key: z.unknown().optional(),
        text: body,
        correct: orNothing(z.boolean(sharedMessages.trueOrFalse())),
        reason: orNothing(body),
      }),
      10,
    ),
    parts: listOf(
      z.strictObject({
        label: text(10),
        text: body,
        marks: z
          .number(inputMessages.marks({ max: MAX_MARKS }))
          .min(0, inputMessages.marks({ max: MAX_MARKS }))
          .max(MAX_MARKS, inputMessages.marks({ max: MAX_MARKS })),
        points: listOf(line, 50),
        weights: orNothing(
          z
            .array(z.number(weightMessage).positive(weightMessage).max(MAX_WEIGHT, weightMessage), weightMessage)
            .max(50),
        ),
      }),
      10,
    ),
    explanation: orNothing(body),
    explanation_bn: orNothing(body),
    take_away: orNothing(line),
    references: listOf(line, 20),
    items,
    appearances: listOf(
      z.strictObject({
        board: z.enum(boardCodes, inputMessages.oneOf({ values: boardCodes })),
        year: z.int(inputMessages.year()).min(YEARS.first, inputMessages.year()).max(YEARS.last, inputMessages.year()),
        sitting: orNothing(choice(SITTINGS)),
      }),
      100,
    ),
    origin: orNothing(choice(['ORIGINAL', 'PAPER'] as const)),
    media: listOf(
      z.strictObject({
        image: z.string(inputMessages.notAPicture()).regex(/^[\w-]{22}$/, inputMessages.notAPicture()),
        alt: text(500),
        credit: orNothing(text(300)),
        source: orNothing(text(300)),
        licence: orNothing(text(100)),
        // Questions are sent back as they came; the store says the size.
        width: z.unknown().optional(),
        height: z.unknown().optional(),
      }),
      6,
    ),
  })
  .refine(({ prof, subject }) => findSubject(prof, subject), {
    error: ({ input }) => inputMessages.noSubject(input as { subject: string; prof: string }),
    path: ['subject'],
  });
export type QuestionInput = z.output<typeof questionInput>;

const version = z.int(inputMessages.version()).nonnegative(inputMessages.version());
const MAX_CO_AUTHORS = 10;
const MAX_VIEW_NAME = 60;

/** One line, without the spaces around it. */
export const shortText = (max: number) => text(max).transform((value) => value.trim());

const anyComment = shortText(MAX_COMMENT);
export const comment = anyComment.pipe(z.string().min(1, inputMessages.commentRequired()));

export const createBody = z.strictObject({ question: questionInput });
export const saveBody = z.strictObject({ version, question: questionInput });
export const versionBody = z.strictObject({ version });
export const commentBody = z.strictObject({ version, comment });
export const returnBody = z.strictObject({ version, comment: anyComment });

export const rowId = z
  .string(inputMessages.notAnId())
  .regex(/^[1-9]\d{0,14}$/, inputMessages.notAnId())
  .transform(Number);
export const questionParams = z.object({ id: rowId });

export const pageQuery = z.object({
  limit: pageLimit(MAX_PAGE, inputMessages.outOfRange({ min: 1, max: MAX_PAGE })),
  after: once(100).optional(),
});
export const listQuery = pageQuery.extend({
  ...queryFilter.shape,
  assigned: choice(['ME', 'NOBODY'] as const).optional(),
  imports: z.stringbool(sharedMessages.flag({ name: 'imports' })).default(true),
});
export type ListQuery = z.output<typeof listQuery>;

const MIN_SEARCH = 3;
export const peopleQuery = z.object({
  text: once(254)
    .refine((value) => !hasLongMarkRun(value), sharedMessages.tooManyMarks())
    .transform((value) => toNfc(value).trim())
    .refine((value) => value.length >= MIN_SEARCH, inputMessages.textTooShort({ min: MIN_SEARCH }))
    .optional(),
});
export const userId = once(64).min(1);
export const personParams = z.object({ userId });
const role = choice(ROLES);
export const roleBody = z.strictObject({ role });
export const adminPersonBody = z.strictObject({ user_id: userId });
export const adminRoleBody = z.strictObject({ user_id: userId, role });

export const handOverBody = z.strictObject({ to: userId });
export const coAuthorsBody = z.strictObject({
  people: z
    .array(userId, inputMessages.tooMany({ max: MAX_CO_AUTHORS }))
    .max(MAX_CO_AUTHORS, inputMessages.tooMany({ max: MAX_CO_AUTHORS }))
    .transform((people) => [...new Set(people)]),
});

export const viewBody = z.strictObject({
  name: shortText(MAX_VIEW_NAME).pipe(z.string().min(1, inputMessages.nameRequired())),
  filter: bodyFilter,
});
