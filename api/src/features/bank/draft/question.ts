import { SITTINGS, YEARS } from 'question/appearances.ts';
import { boardCodes, findSubject } from 'question/curriculum.ts';
import { hasSingleKey, isSelfMarked, KINDS } from 'question/kinds/names.ts';
import { findItem } from 'schema/items.ts';
import { z } from 'zod';
import { hasLongMarkRun } from 'text/normalise.ts';
import { inputMessages } from './input-messages.ts';

// Real explanations have up to 4,207 characters (in MedMCQA).
const MAX_BODY = 20_000;
const MAX_LINE = 500;
const MAX_MARKS = 100;
const MAX_POINTS = 50;
const MAX_WEIGHT = 100;
const MAX_PICTURES = 6;
const MAX_OTHER_LISTS = 100;
export const MAX_ITEMS = 10;

// PostgreSQL refuses NUL; the others do not belong in text.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const text = (name: string, max: number) =>
  z
    .string(inputMessages.notText({ text: name }))
    .trim()
    .min(1, inputMessages.empty({ text: name }))
    .max(max, inputMessages.tooLong({ text: name, max }))
    .refine((value) => !CONTROL.test(value), inputMessages.hasControl({ text: name }))
    .refine((value) => !hasLongMarkRun(value), inputMessages.tooManyMarks({ text: name }));

const listOf = <Item extends z.ZodType>(item: Item, what: string, max: number) =>
  z.array(item).max(max, inputMessages.tooMany({ what, max }));

export const originSchema = z.enum(['ORIGINAL', 'PAPER'], inputMessages.origin());

export const appearanceSchema = z.strictObject({
  board: z.enum(boardCodes, inputMessages.board({ codes: boardCodes })),
  year: z
    .int(inputMessages.yearNotWhole())
    .min(YEARS.first, inputMessages.yearBefore({ min: YEARS.first }))
    .max(YEARS.last, inputMessages.yearAfter({ max: YEARS.last })),
  sitting: z.enum(SITTINGS, inputMessages.sitting()).optional(),
});

export const optionSchema = z.strictObject({
  text: text('option', MAX_BODY),
  correct: z.boolean(inputMessages.correct()),
  reason: text('reason', MAX_BODY).optional(),
});

const weight = z
  .number(inputMessages.weight({ max: MAX_WEIGHT }))
  .positive(inputMessages.weight({ max: MAX_WEIGHT }))
  .max(MAX_WEIGHT, inputMessages.weight({ max: MAX_WEIGHT }))
  // Marks are counted in thousandths.
  .multipleOf(0.001, inputMessages.weight({ max: MAX_WEIGHT }));

export const partSchema = z
  .strictObject({
    label: text('part label', 10),
    text: text('part', MAX_BODY),
    marks: z
      .number(inputMessages.marksNotNumber())
      .positive(inputMessages.marksTooLow())
      .max(MAX_MARKS, inputMessages.marksTooHigh({ max: MAX_MARKS })),
    points: z.array(text('model point', MAX_BODY)).max(MAX_POINTS, inputMessages.tooManyPoints({ max: MAX_POINTS })),
    weights: z
      .array(weight, inputMessages.weight({ max: MAX_WEIGHT }))
      .nullish()
      .transform((weights) => weights ?? undefined),
  })
  .refine(({ points, weights }) => weights === undefined || weights.length === points.length, {
    error: ({ input }) => {
      const { points, weights } = input as { points: unknown[]; weights: unknown[] };
      return inputMessages.weightCount({ points: points.length, weights: weights.length });
    },
    path: ['weights'],
  })
  .transform(({ weights = [], ...part }) => (weights.length === 0 ? part : { ...part, weights }));

const hasOneAddress = (source: string) => (source.match(/https?:\/\//gi) ?? []).length < 2;

/** Sizes come from the image store, never from who sends the question. */
const mediaSchema = z.strictObject({
  image: z.string(inputMessages.notAPicture()).regex(/^[\w-]{22}$/, inputMessages.notAPicture()),
  alt: text('text alternative', 500),
  credit: text('credit', 300).optional(),
  source: text('picture source', 300).refine(hasOneAddress, inputMessages.oneAddress()).optional(),
  licence: text('picture licence', 100).optional(),
  width: z.int(inputMessages.notAPicture()).positive(inputMessages.notAPicture()),
  height: z.int(inputMessages.notAPicture()).positive(inputMessages.notAPicture()),
});

/** A list that the question is in beside those of its chapter, topic and papers. */
const otherListSchema = z.union(
  [
    z.strictObject({ chapter: text('chapter', MAX_LINE) }),
    z.strictObject({
      topic: text('topic', MAX_LINE),
      board: z.enum(boardCodes, inputMessages.board({ codes: boardCodes })),
    }),
  ],
  inputMessages.otherList(),
);
export type OtherList = z.output<typeof otherListSchema>;

/** Codes of items of the curriculum, each once. */
const itemsSchema = z
  .array(
    z
      .string(inputMessages.notText({ text: 'items' }))
      .trim()
      .max(40, inputMessages.tooLong({ text: 'items', max: 40 }))
      .refine((code) => findItem(code) !== undefined, {
        error: ({ input }) => inputMessages.noItem({ code: String(input) }),
      }),
  )
  .transform((codes) => [...new Set(codes)])
  .pipe(z.array(z.string()).max(MAX_ITEMS, inputMessages.tooMany({ what: 'items', max: MAX_ITEMS })));

/** For every import format and the database. Bodies (stem, option, part, explanations) are HTML, the rest plain text. */
export const questionSchema = z
  .strictObject({
    ref: z
      .string(inputMessages.notText({ text: 'ref' }))
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, inputMessages.ref())
      .optional(),
    type: z.enum(KINDS, inputMessages.type()),
    subject: z.string(inputMessages.notText({ text: 'subject' })),
    prof: z.string(inputMessages.notText({ text: 'prof' })),
    chapter: text('chapter', MAX_LINE).optional(),
    topic: text('topic', MAX_LINE).optional(),
    also_in: listOf(otherListSchema, 'other lists', MAX_OTHER_LISTS).optional(),
    appearances: listOf(appearanceSchema, 'appearances', 100).default([]),
    origin: originSchema.optional(),
    stem: text('stem', MAX_BODY),
    options: listOf(optionSchema, 'options', 10).default([]),
    parts: listOf(partSchema, 'parts', 10).default([]),
    media: listOf(mediaSchema, 'pictures', MAX_PICTURES).default([]),
    explanation: text('explanation', MAX_BODY).optional(),
    explanation_bn: text('explanation_bn', MAX_BODY).optional(),
    take_away: text('take_away', MAX_LINE).optional(),
    references: listOf(text('reference', MAX_LINE), 'references', 20).default([]),
    items: itemsSchema.default([]),
  })
  .superRefine((question, context) => {
    const { type, subject, prof } = question;
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (!findSubject(prof, subject)) {
      refuse(inputMessages.noSubject({ subject, prof }));
    }
    if (isSelfMarked(type)) {
      if (question.parts.length === 0) refuse(inputMessages.saqWithoutParts());
      if (question.options.length > 0) refuse(inputMessages.saqWithOptions());
      return;
    }
    if (question.parts.length > 0) refuse(inputMessages.hasParts({ type }));
    if (question.options.length < 2) refuse(inputMessages.tooFewOptions({ type }));
    const correct = question.options.filter((option) => option.correct).length;
    if (hasSingleKey(type) && correct !== 1) refuse(inputMessages.sbaKey({ correct }));
    const texts = question.options.map((option) => option.text);
    const twin = texts.findIndex((value, index) => texts.indexOf(value) !== index);
    if (twin >= 0)
      refuse(inputMessages.sameOptions({ one: optionKey(texts.indexOf(texts[twin]!)), other: optionKey(twin) }));
  });

export type Question = z.output<typeof questionSchema>;
/** Read by a parser, not validated yet. */
export type QuestionDraft = z.input<typeof questionSchema>;

/** A question with papers comes from them unless it says otherwise; without papers the origin is unknown. */
export const originOf = ({ origin, appearances }: Pick<Question, 'origin'> & { appearances: readonly unknown[] }) =>
  origin ?? (appearances.length > 0 ? 'PAPER' : undefined);

export const optionKey = (index: number) => String.fromCharCode(65 + index);
