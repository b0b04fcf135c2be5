import type { Answer } from '../answer.ts';
import type { Part } from './kind.ts';
import { maxMarks, type SaqQuestion } from './saq.ts';

const hasTicks = (answer: Answer | null, { label }: Part) => answer?.saq?.some((one) => one.label === label) ?? false;

/** The most that the parts give which the ticks name, with or without points. */
export const maxOfTicked = ({ parts }: SaqQuestion, answer: Answer | null) =>
  maxMarks({ parts: parts.filter((part) => hasTicks(answer, part)) });

/** The parts that the reader can mark. */
export const markableParts = (parts: readonly Part[]) => parts.filter(({ points }) => points.length > 0);

/** Whether the ticks name each part that can be marked. */
export function isTickedOff(parts: readonly Part[], answer: Answer | null): boolean {
  const markable = markableParts(parts);
  return markable.length > 0 && markable.every((part) => hasTicks(answer, part));
}
