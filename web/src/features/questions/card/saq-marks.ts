type Part = { label: string; marks: number; points: readonly string[] };

/** In thousandths, so that parts add up: a part's marks are divided equally among its model points. */
const thousandths = ({ marks, points }: Part, had: readonly number[]) =>
  points.length === 0 ? 0 : Math.round((marks * 1000 * had.length) / points.length);

const toMarks = (sum: number) => Math.round(sum / 10) / 100;

/** The marks of a part, to two places. */
export const marksFor = (part: Part, had: readonly number[]) => toMarks(thousandths(part, had));

/** The marks of all parts, to two places; those of parts without model points nobody can have. */
export const sumOfMarks = (parts: readonly Part[], had: Readonly<Record<string, readonly number[]>>) => ({
  had: toMarks(parts.reduce((sum, part) => sum + thousandths(part, had[part.label] ?? []), 0)),
  of: toMarks(parts.reduce((sum, { marks, points }) => sum + (points.length > 0 ? marks * 1000 : 0), 0)),
});
