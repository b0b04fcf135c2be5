export type MarkedPart = {
  marks: number;
  points: readonly string[];
  /** Undefined in questions that a device keeps from before there were any. */
  weights?: readonly number[] | null | undefined;
};

/**
 * What the model points that a reader had (from 1) earn, in thousandths of a mark, so that parts add up. A part's marks
 * are divided among its points by weight.
 */
export function pointsEarned({ marks, points, weights }: MarkedPart, had: readonly number[]): number {
  if (points.length === 0) return 0;
  const shares = weights ? weights.map(thousandths) : points.map(() => 1);
  const sum = total(had.map((number) => shares[number - 1] ?? 0));
  return Math.round((thousandths(marks) * sum) / total(shares));
}

const thousandths = (value: number) => Math.round(value * 1000);
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
