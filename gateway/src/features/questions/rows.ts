import { hasSingleKey, KINDS } from 'question/kinds/names.ts';
import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { enveloped, unwrapped } from '../../rest/envelope.ts';
import { countedRows, optional, optionalRows } from '../../rest/lenient-schemas.ts';
import { leaveOut } from '../../rest/unreadable.ts';
import {
  calendarYear,
  idOrLabel,
  list,
  name,
  number,
  optionalText,
  requiredFlag,
  wholeNumber,
} from '../../rest/values.ts';
import { htmlOrNull, htmlText } from '../../rest/html-text.ts';
import type { Board, ProfessionalYear, Subject } from './curriculum.ts';
import { media } from './media.ts';
import { readPaging, type Paging } from './paging.ts';

const option = z.object({
  key: idOrLabel.nullish(),
  text: idOrLabel,
  correct: requiredFlag,
  reason: optional('options.reason', z.string()),
} satisfies Fields<Schemas['Question']['options'][number]>);

const partFields = {
  text: z.string(),
  marks: number,
  points: list(z.string()),
  weights: z.array(number).nullish(),
} satisfies Fields<Schemas['Question']['parts'][number], 'label'>;

/** Weights of other points would mark wrongly. */
function withFittingWeights<Part extends { points: string[]; weights?: number[] | null | undefined }>(row: Part) {
  const fits = row.weights?.length === row.points.length;
  if (row.weights && !fits) leaveOut('parts.weights');
  return { ...row, weights: fits ? row.weights! : null };
}
const part = z.object({ label: idOrLabel, ...partFields }).transform(withFittingWeights);
/** Of a draft: its label may be empty. */
export const draftPart = z.object({ label: z.string(), ...partFields }).transform(withFittingWeights);

const appearance = z.object({
  board: z.string(),
  year: calendarYear,
  sitting: optional('sitting', z.string()),
} satisfies Fields<Schemas['Question']['appearances'][number]>);

const notice = z.object({ kind: z.enum(['UNDER_REVIEW', 'KEY_CORRECTED']), on: optionalText } satisfies Fields<
  NonNullable<Schemas['Question']['notice']>
>);

const review = z
  .object({
    version: wholeNumber,
    author: optionalText,
    reviewer: optionalText,
    reviewed_on: optionalText,
  } satisfies Fields<NonNullable<Schemas['Question']['review']>>)
  .transform(toCamelCase);

const hasOneKey = ({ type, options }: { type: string; options: { correct: boolean }[] }) =>
  !hasSingleKey(type) || options.length === 0 || options.filter(({ correct }) => correct).length === 1;

export const optionLetter = (index: number) => 'ABCDEFGHIJ'.charAt(index);

/** Answers name an option by its key and a part by its label, so no two may look the same. */
const areDistinct = (keys: string[]) => new Set(keys.map((key) => key.trim().toUpperCase())).size === keys.length;
type Keyed = { options: { key?: string | null | undefined }[]; parts: { label: string }[] };
export const hasDistinctKeys = ({ options }: Keyed) =>
  // A quick look first, as almost all have A, B, C.
  options.every(({ key }, index) => key == null || key === optionLetter(index)) ||
  areDistinct(options.map(({ key }, index) => key ?? optionLetter(index)));
export const hasDistinctLabels = ({ parts }: Keyed) => parts.length < 2 || areDistinct(parts.map(({ label }) => label));

// Without its key or an option a question would be wrong, so such a row is left out.
const question = z
  .object({
    _id: idOrLabel,
    ref: optional('ref', idOrLabel),
    type: z
      .string()
      .transform((word) => word.trim().toUpperCase())
      .pipe(z.enum(KINDS)),
    stem: name,
    options: list(option),
    parts: list(part),
    explanation: optional('explanation', z.string()),
    explanation_bn: optional('explanation_bn', z.string()),
    take_away: optional('take_away', z.string()),
    references: optionalRows('references', z.string()),
    topic: optional('topic', z.string()),
    items: optionalRows('items', z.string()),
    appearances: optionalRows('appearances', appearance),
    origin: optional('origin', z.enum(['ORIGINAL', 'PAPER'])),
    media,
    notice: optional('notice', notice),
    review: optional('review', review),
  } satisfies Fields<Schemas['Question']>)
  .refine(hasOneKey, { path: ['options.correct'] })
  .refine(hasDistinctKeys, { path: ['options.key'] })
  .refine(hasDistinctLabels, { path: ['parts.label'] });

/** Of questions that readers see and of drafts. */
export const plainFields = {
  type: z.enum(KINDS),
  stem: z.string(),
  explanation: optionalText,
  explanation_bn: optionalText,
  take_away: optionalText,
  references: list(z.string()),
  topic: optionalText,
  items: z.array(z.string()).default([]),
  appearances: list(z.object({ board: z.string(), year: calendarYear, sitting: optionalText })),
  origin: z.enum(['ORIGINAL', 'PAPER']).nullish(),
};

// Parsing the specification's types first is four times as fast as parsing leniently.
const plainQuestion = z
  .object({
    _id: idOrLabel,
    ref: optionalText,
    ...plainFields,
    stem: name,
    appearances: list(z.object({ board: z.string(), year: calendarYear, sitting: optionalText })),
    options: list(z.object({ key: optionalText, text: z.string().min(1), correct: z.boolean(), reason: optionalText })),
    parts: list(part),
    media,
    notice: notice.nullish(),
    review: review.nullish(),
  } satisfies Fields<Schemas['Question']>)
  .refine((row) => hasOneKey(row) && hasDistinctKeys(row) && hasDistinctLabels(row));

const questions = z.union([
  z.array(plainQuestion).transform((rows) => ({ rows, unreadable: 0 })),
  countedRows(question),
]);

/** `{ data: [question], pagination: { tab: [label], page, limit, total } }`. */
export const questionPage = enveloped(
  z.looseObject({ data: questions }).transform(({ data: { rows, unreadable }, ...body }) => ({
    questions: rows.map(questionOf),
    unreadable,
    paging: readPaging(body),
  })),
);

export const readableQuestion = question.transform(questionOf);
export const questionRow = unwrapped(readableQuestion);

type Option = z.output<typeof plainQuestion>['options'][number];
const hasKey = (option: Option): option is Option & { key: string } => option.key != null;

/**
 * Has the graph's field names, because resolvers for each field would take a thirtieth of a question page's time.
 */
export function questionOf({ _id, ref, explanation_bn, take_away, ...rest }: z.output<typeof plainQuestion>) {
  const { stem, explanation, options, parts } = rest;
  return {
    ...rest,
    id: _id,
    ref: ref ?? _id,
    takeAway: take_away,
    stem: htmlText('stem', stem),
    explanation: htmlOrNull('explanation', explanation),
    explanationBn: htmlOrNull('explanation_bn', explanation_bn),
    options: options.map((one, index) => ({
      ...one,
      key: hasKey(one) ? one.key : optionLetter(index),
      text: htmlText('options.text', one.text),
      reason: htmlOrNull('options.reason', one.reason),
    })),
    parts: parts.map((one) => ({ ...one, text: htmlText('parts.text', one.text) })),
  };
}

export type QuestionRow = ReturnType<typeof questionOf>;

export type BoardSubject = { id: string; board: Board; professionalYear: ProfessionalYear; subject: Subject };

/** `from` and `to` are places in the list; `ref` asks for the page with that question. */
export type PageArgs = {
  page: number;
  from?: number | null | undefined;
  to?: number | null | undefined;
  ref?: string | null | undefined;
};

export type QuestionPage = {
  questions: QuestionRow[];
  /** The number of rows that could not be parsed. */
  unreadable: number;
  paging: Paging;
  args: PageArgs;
};
