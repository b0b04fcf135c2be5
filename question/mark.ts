import type { Answer } from './answer.ts';
import type { Kind } from './kinds/kind.ts';
import * as mtf from './kinds/mtf.ts';
import * as saq from './kinds/saq.ts';
import * as sba from './kinds/sba.ts';
import type { RuleMarks } from './prof-marks.ts';

export type Question = sba.SbaQuestion | mtf.MtfQuestion | saq.SaqQuestion;
export type Outcome = 'RIGHT' | 'PARTLY' | 'WRONG' | 'SKIPPED';
/** `points` and `outOf` in thousandths of a mark. */
export type Marks = { outcome: Outcome; points: number; outOf: number };

// Without `findFault`, which devices do not need.
const KINDS: { [Type in Question['type']]: Kind<Extract<Question, { type: Type }>> } = {
  SBA: { mark: sba.mark, maxMarks: sba.maxMarks, isBlank: sba.isBlank },
  MTF: { mark: mtf.mark, maxMarks: mtf.maxMarks, isBlank: mtf.isBlank },
  SAQ: { mark: saq.mark, maxMarks: saq.maxMarks, isBlank: saq.isBlank },
};
const kindOf = ({ type }: Question) => KINDS[type] as Kind<Question>;

export const isBlank = (answer: Answer) => Object.values(KINDS).every((kind) => kind.isBlank(answer));

export const maxMarks = (question: Question, rule: RuleMarks) => kindOf(question).maxMarks(question, rule);

export function mark(question: Question, answer: Answer, rule: RuleMarks): Marks {
  const points = kindOf(question).mark(question, answer, rule);
  const outOf = maxMarks(question, rule);
  if (isBlank(answer)) return { outcome: 'SKIPPED', points, outOf };
  return { outcome: points >= outOf ? 'RIGHT' : points > 0 ? 'PARTLY' : 'WRONG', points, outOf };
}
