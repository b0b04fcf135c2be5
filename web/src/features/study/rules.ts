export type Outcome = 'RIGHT' | 'PARTLY' | 'WRONG' | 'SKIPPED';

type Option = { key: string; correct: boolean };
export type MarkedQuestion = { id: string; type: string; options: readonly Option[] };
export type ChoiceAnswer = { choice?: string; judgements?: Readonly<Record<string, boolean>> };

/** Marks an SBA or an MTF for feedback alone: what counts is the server's marking. */
export function markAnswer(type: string, options: readonly Option[], answer: ChoiceAnswer): Outcome {
  const key = options.filter(({ correct }) => correct).map((option) => option.key);
  if (type === 'SBA') return !answer.choice ? 'SKIPPED' : key.includes(answer.choice) ? 'RIGHT' : 'WRONG';
  const judgements = answer.judgements ?? {};
  const judged = options.filter((option) => judgements[option.key] !== undefined);
  if (judged.length === 0) return 'SKIPPED';
  const right = judged.filter((option) => judgements[option.key] === option.correct).length;
  if (right === options.length) return 'RIGHT';
  return right > 0 ? 'PARTLY' : 'WRONG';
}
