import type { Days } from './days.ts';

export type SaleSums = { sold: number; amount: number; refunded: number; complimentary: number };

const DAY_MS = 86_400_000;

export const sumOf = (lines: readonly SaleSums[]): SaleSums =>
  lines.reduce<SaleSums>(
    (sum, line) => ({
      sold: sum.sold + line.sold,
      amount: sum.amount + line.amount,
      refunded: sum.refunded + line.refunded,
      complimentary: sum.complimentary + line.complimentary,
    }),
    { sold: 0, amount: 0, refunded: 0, complimentary: 0 },
  );

/** In the order in which the keys come first. */
export function sumBy<Line extends SaleSums>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): Map<string, SaleSums> {
  const groups = Map.groupBy(lines, keyOf);
  return new Map(Array.from(groups, ([key, group]) => [key, sumOf(group)]));
}

export function eachDay({ from, to }: Days): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );
}
