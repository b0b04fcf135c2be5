import { type Answer, findTicks } from '../answer.ts';
import { type Fault, findTwice } from './fault.ts';
import { type Part, sum, thousandths } from './kind.ts';

/** Short answer: parts with marks and model points, which the reader ticks. */
export type SaqQuestion = { type: 'SAQ'; parts: readonly Part[] };

/**
 * What the model points that a reader had (from 1) earn, in thousandths of a mark, so that parts add up. A part's marks
 * are divided among its points by weight.
 */
export function markPart({ marks, points, weights }: Omit<Part, 'label'>, had: readonly number[]): number {
  if (points.length === 0) return 0;
  const shares = weights ? weights.map(thousandths) : points.map(() => 1);
  return Math.round((thousandths(marks) * sum(had.map((number) => shares[number - 1] ?? 0))) / sum(shares));
}

export const mark = ({ parts }: Pick<SaqQuestion, 'parts'>, answer: Answer) =>
  sum(parts.map((part) => markPart(part, findTicks(answer, part.label))));

/** Nobody can have the marks of a part without model points. */
export const maxMarks = ({ parts }: Pick<SaqQuestion, 'parts'>) =>
  sum(parts.map(({ marks, points }) => (points.length > 0 ? thousandths(marks) : 0)));

export const isBlank = ({ saq }: Answer) => !saq?.length;

export function findFault({ parts }: SaqQuestion, { saq }: Answer): Fault | undefined {
  const ticks = saq ?? [];
  const faults = ticks.map(({ label, points }): Fault | undefined => {
    const part = parts.find((one) => one.label === label);
    if (!part) return { problem: 'noPart', label };
    const point = points.find((one) => one > part.points.length);
    return findTwice(points) ?? (point === undefined ? undefined : { problem: 'noPoint', label, point });
  });
  return findTwice(ticks.map(({ label }) => label)) ?? faults.find((fault) => fault !== undefined);
}
