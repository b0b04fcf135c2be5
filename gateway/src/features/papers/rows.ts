import { PAPER_ORDER } from 'question/kinds/names.ts';
import { z } from 'zod';
import { findSubject, questionWithoutKey, readableQuestion } from '../questions/index.ts';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
import { givenAnswer } from '../../rest/given-answer.ts';
import { instant } from '../../rest/instant.ts';
import { optional, optionalInstant, optionalRows, rows } from '../../rest/lenient-schemas.ts';
import { calendarYear, clampedNumber, flag, number, optionalText } from '../../rest/values.ts';
import { deriveParts, type ResultParts } from './parts.ts';

const kind = z.enum(PAPER_ORDER);

const component = z
  .object({ id: z.string(), name: z.string(), kinds: z.array(kind).min(1), pass_share: number } satisfies Fields<
    Schemas['RuleComponent']
  >)
  .transform(toCamelCase);

const rule = z
  .object({
    id: z.string(),
    name: z.string(),
    sba_right: number,
    sba_wrong: number,
    mtf_statement_right: number,
    mtf_statement_wrong: number,
    pass_share: number,
    components: optionalRows('components', component),
    seconds_per_question: clampedNumber,
    seconds_per_mark: clampedNumber,
  } satisfies Fields<Schemas['ScoringRule']>)
  .transform((row) => ({
    ...toCamelCase(row),
    // An upstream without components passes the paper as a whole.
    components:
      row.components.length > 0
        ? row.components
        : [{ id: 'WRITTEN', name: row.name, kinds: [...PAPER_ORDER], passShare: row.pass_share }],
  }));

export const ruleList = z.object({ rules: rows(rule) }).transform((body) => body.rules);

const counts = { mtf: clampedNumber, sba: clampedNumber, saq: clampedNumber };

const sitting = z.object({ year: calendarYear, sitting: optionalText, ...counts } satisfies Fields<Schemas['Sitting']>);
/** `board` is the code from the query. */
export type SittingOfBoard = z.output<typeof sitting> & { board: string };

export const sittingList = z.object({ sittings: rows(sitting) }).transform((body) => body.sittings);

export const matches = z
  .object({ matches: z.object(counts satisfies Fields<Schemas['QuestionCounts']>) })
  .transform((body) => body.matches);

export const shared = z
  .object({
    shared: z.object({
      title: z.string(),
      minutes: number.nullish(),
      ...counts,
      open: optional('open', clampedNumber),
      access: optional('access', z.enum(['OPEN', 'FREE_SITTING', 'PLAN'])),
      next_free_on: optional('next_free_on', z.iso.date()),
    } satisfies Fields<Schemas['SharedPaper']>),
  })
  .transform(({ shared: { title, minutes, open, access, next_free_on, ...numbers } }) => {
    const questions = numbers.mtf + numbers.sba + numbers.saq;
    return {
      title,
      minutes,
      counts: numbers,
      questions,
      open: open ?? questions,
      access: access ?? 'OPEN',
      nextFreeOn: next_free_on,
    };
  });

const outcome = z.enum(['RIGHT', 'PARTLY', 'WRONG', 'SKIPPED']);

const item = z
  .object({
    number: clampedNumber,
    asked: questionWithoutKey,
    answer: givenAnswer.nullish(),
    flagged: flag,
    took_ms: clampedNumber.nullish(),
    question: readableQuestion.nullish(),
    locked: flag,
    key_corrected_on: optional('key_corrected_on', z.string()),
    outcome: outcome.nullish(),
    remarked_from: optional('remarked_from', outcome),
    marks: number.nullish(),
    out_of: number,
  } satisfies Fields<Schemas['PaperItem']>)
  .transform(toCamelCase);

const section = z
  .object({ kind, answer_any: clampedNumber.nullish(), items: z.array(item) } satisfies Fields<Schemas['PaperSection']>)
  .transform((row) => ({ ...toCamelCase(row), minutes: null }));
type SectionRow = z.output<typeof section>;

const withoutKeys = ({ items, ...row }: SectionRow) => ({
  ...row,
  items: items.map((one) => ({
    ...one,
    question: null,
    locked: false,
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
    right: clampedNumber,
    partly: clampedNumber,
    wrong: clampedNumber,
    skipped: clampedNumber,
  } satisfies Fields<NonNullable<Schemas['PaperResult']['sections']>[number]>)
  .transform(toCamelCase);

const topicResult = z
  .object({ prof: z.string(), subject: z.string(), topic: z.string(), marks: number, out_of: number } satisfies Fields<
    NonNullable<Schemas['PaperResult']['topics']>[number]
  >)
  .refine(({ prof, subject }) => findSubject(prof, subject) !== undefined)
  .transform(toCamelCase);
export type TopicRow = z.output<typeof topicResult>;

const verdict = z.enum(['PASSED', 'FAILED']);
/** `id` is that of a component of the paper's rule. */
const componentResult = z
  .object({
    id: z.string(),
    marks: number,
    out_of: number,
    marked_out_of: number,
    share: number,
    unmarked: clampedNumber,
    verdict: verdict.nullish(),
  } satisfies Fields<Schemas['ComponentResult']>)
  .transform(toCamelCase);

const result = z
  .object({
    marks: number,
    out_of: number,
    share: number,
    passed: flag,
    unmarked: optional('unmarked', clampedNumber),
    marked_out_of: optional('marked_out_of', number),
    verdict: optional('verdict', verdict),
    components: optional('components', rows(componentResult)),
    took_ms: clampedNumber,
    remarked: optional('remarked', clampedNumber).transform((items) => items ?? 0),
    sections: z.array(sectionResult).optional(),
    topics: rows(topicResult).optional(),
  } satisfies Fields<Schemas['PaperResult']>)
  .transform(toCamelCase);

function partsOf(
  { components, unmarked, markedOutOf, verdict: sent, ...total }: z.output<typeof result>,
  sections: SectionRow[] | undefined,
  { components: [first] }: z.output<typeof rule>,
): ResultParts {
  if (!components) return deriveParts(total, sections, first!.id);
  return { ...total, components, unmarked: unmarked ?? 0, markedOutOf: markedOutOf ?? total.outOf, verdict: sent };
}

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
  } satisfies Fields<Schemas['Paper']>)
  .transform(({ result: sent, sections, ...row }) => ({
    ...toCamelCase(row),
    // Drops the keys of an open examination, even if the server sends them.
    sections: row.mode === 'EXAM' && row.state === 'OPEN' ? sections?.map(withoutKeys) : sections,
    // `paper` and `rule` are for what a list leaves out.
    result: sent && { ...sent, ...partsOf(sent, sections, row.rule), paper: row.id, rule: row.rule },
  }));
export type PaperRow = z.output<typeof paper>;
export type ResultRow = NonNullable<PaperRow['result']>;

export const onePaper = responseField('readPaper', 'paper', paper);

/** Papers without their sections. */
export const paperList = z.object({ papers: rows(paper), next: optionalText } satisfies Fields<
  ResponseBody<'listPapers'>
>);
export type PapersRow = z.output<typeof paperList>;

export const comparison = z
  .object({
    comparison: z.object({
      results: clampedNumber,
      distribution: z.array(clampedNumber).nullish(),
      named: rows(z.object({ name: z.string(), share: number })),
    } satisfies Fields<Schemas['PaperComparison']>),
  })
  .transform((body) => body.comparison);
