import { type MarkedPart, pointsEarned } from '../../study/index.ts';

type Part = MarkedPart & { label: string };

const toMarks = (thousandths: number) => Math.round(thousandths / 10) / 100;

/** The marks of a part, to two places. */
export const marksFor = (part: Part, had: readonly number[]) => toMarks(pointsEarned(part, had));

/** The marks of all parts, to two places; those of parts without model points nobody can have. */
export const sumOfMarks = (parts: readonly Part[], had: Readonly<Record<string, readonly number[]>>) => ({
  had: toMarks(parts.reduce((sum, part) => sum + pointsEarned(part, had[part.label] ?? []), 0)),
  of: toMarks(parts.reduce((sum, { marks, points }) => sum + (points.length > 0 ? marks * 1000 : 0), 0)),
});
