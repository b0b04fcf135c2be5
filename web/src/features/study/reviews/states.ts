import { mark, maxMarks } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { ReviewAnswer } from 'review/answers.ts';
import { type MemoryState, replay } from 'review/memory.ts';
import { type ReaderWeights, weightsFor } from 'review/weights.ts';
import { dayOf, isAnswer, outcomeNow } from '../device/derive.ts';
import type { LoggedAttempt, StoredRecord } from '../device/rows.ts';
import type { StudyQuestion } from '../types.ts';

type States = ReadonlyMap<string, MemoryState>;

/** An answer of the log as the memory model takes it. */
const toReviewAnswer = (attempt: LoggedAttempt, question: StudyQuestion): ReviewAnswer => ({
  id: attempt.id,
  kind: question.type,
  outcome: outcomeNow(attempt) as ReviewAnswer['outcome'],
  points: attempt.points ?? mark(question, attempt.answer, PROF_MARKS).points,
  outOf: maxMarks(question, PROF_MARKS),
  confidence: attempt.confidence ?? null,
  tookMs: attempt.tookMs ?? null,
  answeredAt: Date.parse(attempt.answeredAt),
  day: dayOf(attempt),
});

/**
 * What the memory model knows of each question: the account's states, and what was answered on this device after them. By
 * question id; answers to questions whose text is not here are left out.
 */
export function deriveStates(
  records: readonly StoredRecord[],
  attempts: readonly LoggedAttempt[],
  accounts: States,
  weights: ReaderWeights,
): Map<string, MemoryState> {
  const states = new Map(accounts);
  const answers = Map.groupBy(attempts.filter(isAnswer), ({ questionId }) => questionId);
  for (const { questionId, question } of records) {
    const own = answers.get(questionId);
    if (!question || !own) continue;
    const log = own.map((attempt) => toReviewAnswer(attempt, question));
    const state = replay(log, weightsFor(weights, question.type), states.get(questionId));
    if (state) states.set(questionId, state);
  }
  return states;
}
