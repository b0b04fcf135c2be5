import type { Answer } from '../answer.ts';
import type { RuleMarks } from '../prof-marks.ts';

export type Option = { key: string; correct: boolean };
export type Part = {
  label: string;
  marks: number;
  points: readonly string[];
  /** Undefined in questions that a device keeps from before there were any. */
  weights?: readonly number[] | null | undefined;
};

/** What the file of a kind exports. Marks are thousandths; an answer that does not fit gets none. */
export type Kind<Question> = {
  mark: (question: Question, answer: Answer, rule: RuleMarks) => number;
  maxMarks: (question: Question, rule: RuleMarks) => number;
  isBlank: (answer: Answer) => boolean;
};

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
export const thousandths = (marks: number) => Math.round(marks * 1000);

/** Of thousandths, to two places. */
export const toMarks = (points: number) => Math.round(points / 10) / 100;
