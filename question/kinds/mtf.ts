import { type Answer, findJudgement } from '../answer.ts';
import type { RuleMarks } from '../prof-marks.ts';
import { findMissing, findTwice } from './fault.ts';
import { type Option, sum } from './kind.ts';

/** Multiple true/false: every option is judged on its own. */
export type MtfQuestion = { type: 'MTF'; options: readonly Option[] };
type Options = Pick<MtfQuestion, 'options'>;

/** Blank statements get no marks. */
export const mark = ({ options }: Options, answer: Answer, { statementRight, statementWrong }: RuleMarks) =>
  sum(
    options.map(({ key, correct }) => {
      const judgement = findJudgement(answer, key);
      if (judgement === undefined) return 0;
      return judgement === correct ? statementRight : statementWrong;
    }),
  );

export const maxMarks = ({ options }: Options, { statementRight }: RuleMarks) => options.length * statementRight;

export const isBlank = ({ mtf }: Answer) => !mtf?.length;

export function findFault({ options }: Options, { mtf }: Answer) {
  const keys = (mtf ?? []).map(({ key }) => key);
  return findTwice(keys) ?? findMissing(options, keys);
}
