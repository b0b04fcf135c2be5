import type { Answer } from '../answer.ts';
import type { RuleMarks } from '../prof-marks.ts';
import { findMissing } from './fault.ts';
import type { Option } from './kind.ts';

/** Single best answer: one option is right. */
export type SbaQuestion = { type: 'SBA'; options: readonly Option[] };

export function mark({ options }: SbaQuestion, answer: Answer, { sbaRight, sbaWrong }: RuleMarks): number {
  if (isBlank(answer)) return 0;
  return options.some(({ key, correct }) => correct && key === answer.sba) ? sbaRight : sbaWrong;
}

export const maxMarks = (_question: SbaQuestion, { sbaRight }: RuleMarks) => sbaRight;

export const isBlank = ({ sba }: Answer) => !sba;

export const findFault = ({ options }: SbaQuestion, { sba }: Answer) => findMissing(options, sba == null ? [] : [sba]);
