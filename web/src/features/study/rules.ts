import type { GivenAnswer, Outcome } from './types.ts';

type Option = { key: string; correct: boolean };
type Part = { label: string; points: readonly string[] };
export type MarkedQuestion = { id: string; type: string; options: readonly Option[]; parts: readonly Part[] };

/** Marks an answer for immediate feedback. The server's marking is the one that counts. */
export function markAnswer({ type, options, parts }: MarkedQuestion, answer: GivenAnswer): Outcome {
  if (type === 'SAQ') return markParts(parts, answer.points);
  const key = options.filter(({ correct }) => correct).map((option) => option.key);
  if (type === 'SBA') return !answer.choice ? 'SKIPPED' : key.includes(answer.choice) ? 'RIGHT' : 'WRONG';
  const judgements = answer.judgements ?? {};
  const judged = options.filter((option) => judgements[option.key] !== undefined);
  if (judged.length === 0) return 'SKIPPED';
  return outcomeOf(judged.filter((option) => judgements[option.key] === option.correct).length, options.length);
}

function markParts(parts: readonly Part[], points: GivenAnswer['points']): Outcome {
  if (!points || Object.keys(points).length === 0) return 'SKIPPED';
  const had = parts.reduce((sum, { label }) => sum + (points[label]?.length ?? 0), 0);
  return outcomeOf(
    had,
    parts.reduce((sum, part) => sum + part.points.length, 0),
  );
}

function outcomeOf(right: number, all: number): Outcome {
  if (right === all) return 'RIGHT';
  return right > 0 ? 'PARTLY' : 'WRONG';
}
