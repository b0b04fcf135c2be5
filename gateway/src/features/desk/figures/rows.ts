import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import { responseField, type Fields, type ResponseBody, type Schemas } from '../../../rest/contract.ts';
import { instant } from '../../../rest/instant.ts';
import { optional, rows } from '../../../rest/lenient-schemas.ts';
import { idOrLabel, list, number, optionalText, wholeNumber } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { pageOf } from '../pages.ts';

/** Says nothing by itself: each of its fields is a call. */
export type DeskReportsRow = Record<string, never>;

const day = z.iso.date();

export const salesDays = responseField(
  'readSales',
  'days',
  list(
    z.object({
      date: day,
      plan: z.string(),
      method: z.string(),
      by: deskName.nullish(),
      sold: wholeNumber,
      amount: number,
      refunded: number,
      complimentary: wholeNumber,
    } satisfies Fields<Schemas['SalesDay']>),
  ),
);

export const readerDays = responseField(
  'readReaderDays',
  'days',
  list(
    z
      .object({
        date: day,
        active: wholeNumber,
        signed_up: wholeNumber,
        first_purchases: wholeNumber,
      } satisfies Fields<Schemas['ReaderDay']>)
      .transform(toCamelCase),
  ),
);

export const readership = responseField(
  'readReadership',
  'data',
  z
    .object({ active: wholeNumber, signed_up: wholeNumber, bought: wholeNumber } satisfies Fields<
      Schemas['Readership']
    >)
    .transform(toCamelCase),
);

const endingPlan = z
  .object({
    cursor: z.string(),
    person: deskName,
    plan: z.string(),
    duration: z.string(),
    ends_at: instant,
  } satisfies Fields<Schemas['EndingPlan']>)
  .transform(toCamelCase);
export const endingPlans = z
  .object({ plans: rows(endingPlan), total: wholeNumber, next: optionalText } satisfies Fields<
    ResponseBody<'listEndingPlans'>
  >)
  .transform(({ plans, total, next }) => ({ rows: plans, total, next: next ?? null }));
export type EndingPlanRow = z.output<typeof endingPlan>;
export type EndingPlansRow = z.output<typeof endingPlans>;

const affiliate = z.object({
  cursor: z.string(),
  person: deskName,
  referred: wholeNumber,
  purchases: wholeNumber,
  commission: number,
  held: number,
  earned: number,
  paid: number,
} satisfies Fields<Schemas['AffiliateFigures']>);
export const affiliates = pageOf('affiliates', affiliate);
export type AffiliateRow = z.output<typeof affiliate>;
export type AffiliateListRow = z.output<typeof affiliates>;

export const coverage = responseField(
  'readCoverage',
  'chapters',
  list(
    z.object({
      chapter: z.string(),
      sba: wholeNumber,
      mtf: wholeNumber,
      saq: wholeNumber,
      other: wholeNumber,
      answers: wholeNumber,
    } satisfies Fields<Schemas['ChapterCoverage']>),
  ),
);

const statement = z.object({
  key: z.string(),
  answered: wholeNumber,
  facility: optional('facility', number),
  discrimination: optional('discrimination', number),
} satisfies Fields<Schemas['StatementFigures']>);

const question = z
  .object({
    cursor: z.string(),
    _id: idOrLabel,
    ref: z.string(),
    prof: idOrLabel,
    subject: idOrLabel,
    topic: optionalText,
    type: z.enum(['SAQ', 'SBA', 'MTF']),
    answered: wholeNumber,
    facility: optional('facility', number),
    discrimination: optional('discrimination', number),
    // Missing from upstreams of earlier versions.
    statements: list(statement).default([]),
    skips: wholeNumber,
    reports: wholeNumber,
    open_reports: wholeNumber,
  } satisfies Fields<Schemas['QuestionFigures']>)
  .transform(toCamelCase);
export const questions = z
  .object({
    questions: rows(question),
    computed_at: optional('computed_at', instant),
    next: optionalText,
  } satisfies Fields<ResponseBody<'listQuestionFigures'>>)
  .transform(({ questions: found, computed_at, next }) => ({
    rows: found,
    computedAt: computed_at,
    next: next ?? null,
  }));
export type QuestionRow = z.output<typeof question>;
export type QuestionFigureListRow = z.output<typeof questions>;

export const authors = responseField(
  'readAuthorFigures',
  'authors',
  list(
    z
      .object({
        person: deskName,
        drafts: wholeNumber,
        in_review: wholeNumber,
        submitted: wholeNumber,
        returned: wholeNumber,
        published: wholeNumber,
        days_to_publish: optional('days_to_publish', number),
      } satisfies Fields<Schemas['AuthorFigures']>)
      .transform(toCamelCase),
  ),
);
