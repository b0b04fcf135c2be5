import { markAnswer } from '../study/device/index.ts';
import type { GivenAnswer, Outcome, StudyQuestion } from '../study/index.ts';
import type { PracticeAttempt, PracticeItem } from './types.ts';

export type Score = {
  counts: Record<Outcome, number>;
  /** By the scoring rule of the professional examinations. */
  marks: number;
  maxMarks: number;
  tookMs: number;
};

/** Undefined before the key is shown. */
export const outcomeOf = (question: StudyQuestion, { isDone, answer }: PracticeAttempt): Outcome | undefined =>
  isDone ? markAnswer(question, answer) : undefined;

/** Questions without an answer count as skipped. */
export function scoreOf(items: readonly PracticeItem[], attemptOf: (question: StudyQuestion) => PracticeAttempt) {
  const score: Score = { counts: { RIGHT: 0, PARTLY: 0, WRONG: 0, SKIPPED: 0 }, marks: 0, maxMarks: 0, tookMs: 0 };
  for (const { question } of items) {
    const attempt = attemptOf(question);
    score.counts[outcomeOf(question, attempt) ?? 'SKIPPED'] += 1;
    score.marks += attempt.isDone ? marksOf(question, attempt.answer) : 0;
    score.maxMarks += maxMarksOf(question);
    score.tookMs += attempt.tookMs ?? 0;
  }
  return score;
}

// Fifths and thirds of marks add up to whole ones only after rounding.
export const roundMarks = (marks: number) => Math.round(marks * 100) / 100;

const STATEMENT_MARKS = 0.2;

function maxMarksOf({ type, options, parts }: StudyQuestion): number {
  if (type === 'SBA') return 1;
  if (type === 'MTF') return options.length * STATEMENT_MARKS;
  return parts.reduce((sum, { marks }) => sum + marks, 0);
}

function marksOf(question: StudyQuestion, { judgements, points, ...answer }: GivenAnswer): number {
  const { type, options, parts } = question;
  if (type === 'SBA') return markAnswer(question, answer) === 'RIGHT' ? 1 : 0;
  if (type === 'MTF')
    return options.filter(({ key, correct }) => judgements?.[key] === correct).length * STATEMENT_MARKS;
  return parts.reduce((sum, part) => {
    const had = points?.[part.label]?.length ?? 0;
    return sum + (part.points.length > 0 ? (part.marks * had) / part.points.length : 0);
  }, 0);
}
