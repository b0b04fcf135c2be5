import { z } from 'zod';
import { findSubject, questionWithoutKey, readableQuestion } from '../questions/index.ts';
import { givenAnswer } from '../../rest/given-answer.ts';
import { instant } from '../../rest/instant.ts';
import { optional, optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { calendarYear, flag, number, optionalText, wholeNumber } from '../../rest/values.ts';

const kind = z.enum(['MTF', 'SBA', 'SAQ']);

const rule = z
  .object({
    id: z.string(),
    name: z.string(),
    sba_right: number,
    sba_wrong: number,
    mtf_statement_right: number,
    mtf_statement_wrong: number,
    pass_share: number,
    seconds_per_question: wholeNumber,
    seconds_per_mark: wholeNumber,
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    sbaRight: row.sba_right,
    sbaWrong: row.sba_wrong,
    mtfStatementRight: row.mtf_statement_right,
    mtfStatementWrong: row.mtf_statement_wrong,
    passShare: row.pass_share,
    secondsPerQuestion: row.seconds_per_question,
    secondsPerMark: row.seconds_per_mark,
  }));

/** `{ rules: [rule] }`. */
export const ruleList = z.object({ rules: rows(rule) }).transform((body) => body.rules);

const counts = { mtf: wholeNumber, sba: wholeNumber, saq: wholeNumber };

const sitting = z.object({ year: calendarYear, sitting: optionalText, ...counts });
/** `board` is the code from the query. */
export type SittingOfBoard = z.output<typeof sitting> & { board: string };

/** `{ sittings: [{ year, sitting, mtf, sba, saq }] }`. */
export const sittingList = z.object({ sittings: rows(sitting) }).transform((body) => body.sittings);

/** `{ matches: { mtf, sba, saq } }`. */
export const matches = z.object({ matches: z.object(counts) }).transform((body) => body.matches);

/** `{ shared: { title, minutes, mtf, sba, saq } }`. */
export const shared = z
  .object({ shared: z.object({ title: z.string(), minutes: number.nullish(), ...counts }) })
  .transform(({ shared: { title, minutes, ...numbers } }) => ({ title, minutes, counts: numbers }));

const outcome = z.enum(['RIGHT', 'PARTLY', 'WRONG', 'SKIPPED']);
const item = z
  .object({
    number: wholeNumber,
    asked: questionWithoutKey,
    answer: givenAnswer.nullish(),
    flagged: flag,
    took_ms: wholeNumber.nullish(),
    question: readableQuestion.nullish(),
    key_corrected_on: optional('key_corrected_on', z.string()),
    outcome: outcome.nullish(),
    remarked_from: optional('remarked_from', outcome),
    marks: number.nullish(),
    out_of: number,
  })
  .transform(({ took_ms, out_of, key_corrected_on, remarked_from, ...row }) => ({
    ...row,
    tookMs: took_ms,
    outOf: out_of,
    keyCorrectedOn: key_corrected_on,
    remarkedFrom: remarked_from,
  }));

const section = z
  .object({ kind, answer_any: wholeNumber.nullish(), items: z.array(item) })
  .transform(({ answer_any, ...row }) => ({ ...row, minutes: null, answerAny: answer_any }));

const withoutKeys = ({ items, ...row }: z.output<typeof section>) => ({
  ...row,
  items: items.map((one) => ({
    ...one,
    question: null,
    keyCorrectedOn: null,
    outcome: null,
    remarkedFrom: null,
    marks: null,
  })),
});

const sectionResult = z
  .object({
    kind,
    marks: number,
    out_of: number,
    right: wholeNumber,
    partly: wholeNumber,
    wrong: wholeNumber,
    skipped: wholeNumber,
  })
  .transform(({ out_of, ...row }) => ({ ...row, outOf: out_of }));

const topicResult = z
  .object({ prof: z.string(), subject: z.string(), topic: z.string(), marks: number, out_of: number })
  .refine(({ prof, subject }) => findSubject(prof, subject) !== undefined)
  .transform(({ out_of, ...row }) => ({ ...row, outOf: out_of }));
export type TopicRow = z.output<typeof topicResult>;

const result = z
  .object({
    marks: number,
    out_of: number,
    share: number,
    passed: flag,
    took_ms: wholeNumber,
    remarked: optional('remarked', wholeNumber).transform((items) => items ?? 0),
    sections: z.array(sectionResult).optional(),
    topics: rows(topicResult).optional(),
  })
  .transform(({ out_of, took_ms, ...row }) => ({ ...row, outOf: out_of, tookMs: took_ms }));
/** `paper` is the paper's id, to fetch what a list leaves out. */
export type ResultRow = z.output<typeof result> & { paper: string };

const paper = z
  .object({
    id: z.string(),
    cursor: z.string().optional(),
    title: z.string(),
    mode: z.enum(['EXAM', 'TUTOR']),
    rule,
    state: z.enum(['OPEN', 'FINISHED']),
    started_at: instant,
    // Null means no end, so an unreadable time must not become null.
    ends_at: instant.nullish(),
    now: instant,
    finished_at: optionalInstant('finished_at'),
    named: flag,
    sections: z.array(section).optional(),
    result: result.nullish(),
  })
  .transform(({ started_at, ends_at, finished_at, result: marks, sections, ...row }) => ({
    ...row,
    // Drops the keys of an open examination, even if the server sends them.
    sections: row.mode === 'EXAM' && row.state === 'OPEN' ? sections?.map(withoutKeys) : sections,
    startedAt: started_at,
    endsAt: ends_at,
    finishedAt: finished_at,
    result: marks && { ...marks, paper: row.id },
  }));
export type PaperRow = z.output<typeof paper>;

/** `{ paper }`. */
export const onePaper = z.object({ paper }).transform((body) => body.paper);

/** `{ papers: [paper without sections], next }`. */
export const paperList = z.object({ papers: rows(paper), next: optionalText });
export type PapersRow = z.output<typeof paperList>;

/** `{ comparison: { results, distribution, named: [{ name, share }] } }`. */
export const comparison = z
  .object({
    comparison: z.object({
      results: wholeNumber,
      distribution: z.array(wholeNumber).nullish(),
      named: rows(z.object({ name: z.string(), share: number })),
    }),
  })
  .transform((body) => body.comparison);
