import type { OptionRow, PartRow } from '../../db/schema.ts';
import type { Message } from '../../http/messages.ts';
import type { Answer } from './answer.ts';
import { errorMessages } from './error-messages.ts';
import type { ScoringRule } from './rules.ts';

export type MarkedQuestion = { type: string; options: OptionRow[]; parts: PartRow[] };
export type Outcome = 'RIGHT' | 'PARTLY' | 'WRONG' | 'SKIPPED';
/** `points` and `outOf` in thousandths of a mark; `chosen` is the letters that statistics count. */
export type Marking = { outcome: Outcome; points: number; outOf: number; key: object; chosen: string[] };

type Score = Omit<Marking, 'outcome' | 'key'> & { isSkipped: boolean };

class BadAnswer extends Error {
  readonly text: Message;
  constructor(text: Message) {
    super('bad answer');
    this.text = text;
  }
}

/** Marks by a rule. Returns what is wrong with an answer that does not fit the question. */
export function mark(question: MarkedQuestion, answer: Answer, rule: ScoringRule): Marking | { fault: Message } {
  try {
    const { isSkipped, ...score } = scoreOf(question, answer, rule);
    return { ...score, outcome: isSkipped ? 'SKIPPED' : outcomeOf(score), key: keyOf(question) };
  } catch (error) {
    if (error instanceof BadAnswer) return { fault: error.text };
    throw error;
  }
}

function scoreOf(question: MarkedQuestion, { sba, mtf, saq }: Answer, rule: ScoringRule): Score {
  const { type } = question;
  if ((sba != null && type !== 'SBA') || (mtf != null && type !== 'MTF') || (saq != null && type !== 'SAQ')) {
    throw new BadAnswer(errorMessages.otherType({ type }));
  }
  if (type === 'SBA') return scoreSba(question, sba, rule);
  if (type === 'MTF') return scoreMtf(question, mtf ?? [], rule);
  return scoreSaq(question, saq ?? []);
}

function outcomeOf({ points, outOf }: Pick<Score, 'points' | 'outOf'>): Outcome {
  if (points >= outOf) return 'RIGHT';
  return points > 0 ? 'PARTLY' : 'WRONG';
}

function scoreSba({ options }: MarkedQuestion, chosen: string | null | undefined, rule: ScoringRule): Score {
  const outOf = rule.sbaRight;
  if (chosen == null) return { points: 0, outOf, chosen: [], isSkipped: true };
  const { correct } = optionOf(options, chosen);
  return { points: correct ? rule.sbaRight : rule.sbaWrong, outOf, chosen: [chosen], isSkipped: false };
}

function scoreMtf(
  { options }: MarkedQuestion,
  statements: { key: string; value: boolean }[],
  rule: ScoringRule,
): Score {
  refuseTwice(statements.map(({ key }) => key));
  const results = statements.map(({ key, value }) => optionOf(options, key).correct === value);
  return {
    points: sum(results.map((isRight) => (isRight ? rule.statementRight : rule.statementWrong))),
    outOf: options.length * rule.statementRight,
    chosen: statements.filter(({ value }) => value).map(({ key }) => key),
    isSkipped: statements.length === 0,
  };
}

/** A part's marks are divided among its model points by weight. A part without any cannot be marked by the reader. */
function scoreSaq({ parts }: MarkedQuestion, ticks: { label: string; points: number[] }[]): Score {
  refuseTwice(ticks.map(({ label }) => label));
  const points = ticks.map(({ label, points: had }) => {
    const part = parts.find((one) => one.label === label);
    if (!part) throw new BadAnswer(errorMessages.noPart({ label }));
    refuseTwice(had.map(String));
    const unknown = had.find((point) => point > part.points.length);
    if (unknown !== undefined) throw new BadAnswer(errorMessages.noPoint({ label, point: unknown }));
    return scorePart(part, had);
  });
  const outOf = sum(parts.filter((part) => part.points.length > 0).map((part) => thousandths(part.marks)));
  return { points: sum(points), outOf, chosen: [], isSkipped: ticks.length === 0 };
}

function scorePart({ marks, points, weights }: PartRow, had: number[]): number {
  if (points.length === 0) return 0;
  // Whole numbers, so that thirds and tenths add up.
  const shares = weights ? weights.map(thousandths) : points.map(() => 1);
  return Math.round((thousandths(marks) * sum(had.map((point) => shares[point - 1]!))) / sum(shares));
}

const thousandths = (marks: number) => Math.round(marks * 1000);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function optionOf(options: OptionRow[], key: string): OptionRow {
  const option = options.find((one) => one.key === key);
  if (!option) throw new BadAnswer(errorMessages.noOption({ key }));
  return option;
}

function refuseTwice(names: string[]): void {
  const name = names.find((one, index) => names.indexOf(one) !== index);
  if (name !== undefined) throw new BadAnswer(errorMessages.twice({ name }));
}

const keyOf = ({ type, options, parts }: MarkedQuestion): object =>
  type === 'SAQ'
    ? {
        parts: parts.map(({ label, marks, points, weights }) => ({
          label,
          marks,
          points: points.length,
          ...(weights && { weights }),
        })),
      }
    : { correct: options.filter(({ correct }) => correct).map(({ key }) => key) };
