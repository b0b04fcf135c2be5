import { mark, maxMarks } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { Outcome, StudyQuestion } from '../study/index.ts';
import type { PracticeAttempt, PracticeItem } from './types.ts';

export type Score = {
  counts: Record<Outcome, number>;
  /** By the scoring rule of the professional examinations, in thousandths of a mark. */
  points: number;
  outOf: number;
  tookMs: number;
};

/** Undefined before the key is shown. */
const marksOf = (question: StudyQuestion, { isDone, answer }: PracticeAttempt) =>
  isDone ? mark(question, answer, PROF_MARKS) : undefined;

export const outcomeOf = (question: StudyQuestion, attempt: PracticeAttempt) => marksOf(question, attempt)?.outcome;

/** Questions without an answer count as skipped. */
export function scoreOf(items: readonly PracticeItem[], attemptOf: (question: StudyQuestion) => PracticeAttempt) {
  const score: Score = { counts: { RIGHT: 0, PARTLY: 0, WRONG: 0, SKIPPED: 0 }, points: 0, outOf: 0, tookMs: 0 };
  for (const { question } of items) {
    const attempt = attemptOf(question);
    const marks = marksOf(question, attempt);
    score.counts[marks?.outcome ?? 'SKIPPED'] += 1;
    score.points += marks?.points ?? 0;
    score.outOf += maxMarks(question, PROF_MARKS);
    score.tookMs += attempt.tookMs ?? 0;
  }
  return score;
}
