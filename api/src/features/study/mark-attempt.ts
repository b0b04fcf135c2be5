import type { Answer } from 'question/answer.ts';
import { chosenKeys, summariseKey } from 'question/check.ts';
import type { KindName } from 'question/kinds/names.ts';
import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { OptionRow, PartRow } from '../../db/schema.ts';
import type { AttemptRow } from './insert-attempts.ts';

type MarkedQuestion = { type: KindName; options: OptionRow[]; parts: PartRow[] };
type MarkedColumns = Pick<AttemptRow, 'answer' | 'key' | 'outcome' | 'points' | 'out_of' | 'options'>;

/** The columns of an attempt that follow from its answer. Statistics count by the rule of the professional examinations. */
export function markAttempt(question: MarkedQuestion, answer: Answer): MarkedColumns {
  const { outcome, points, outOf } = mark(question, answer, PROF_MARKS);
  const chosen = chosenKeys(answer);
  return {
    answer: Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null)),
    key: summariseKey(question),
    outcome,
    points,
    out_of: outOf,
    options: question.options.map(({ key }) => Number(chosen.includes(key))),
  };
}
