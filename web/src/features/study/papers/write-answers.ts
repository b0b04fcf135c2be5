import type { Answer } from 'question/answer.ts';
import { database } from '../device/database.ts';
import { addToRecord, dayOf } from '../device/derive.ts';
import { deviceId } from '../device/ids.ts';
import { readRecord } from '../device/records.ts';
import { learnKey } from '../device/remark.ts';
import type { LoggedAttempt, StoredRecord } from '../device/rows.ts';
import type { Outcome, Shelf, StudyQuestion } from '../types.ts';

/** An answer of a marked paper, or a blank. `answeredAt`: ISO 8601, UTC. */
export type PaperAnswer = {
  question: StudyQuestion;
  shelf: Shelf;
  answer: Answer;
  outcome: Outcome;
  answeredAt: string;
  tookMs: number | null;
};

/**
 * Adds the answers and blanks of a paper that no account has to this device's record, each once. A short answer that is
 * marked again gets its new outcome.
 */
export const writePaperAnswers = (owner: string, paper: string, answers: readonly PaperAnswer[]): Promise<void> =>
  database.transaction('rw', database.attempts, database.records, async () => {
    for (const { question, shelf, ...answered } of answers) {
      const before = await database.attempts.get(idOf(paper, question));
      if (before?.outcome === answered.outcome) continue;
      const attempt = toAttempt({ owner, paper }, question, {
        ...answered,
        answeredAt: before?.answeredAt ?? answered.answeredAt,
      });
      await learnKey(owner, question);
      await database.attempts.put(attempt);
      const record = await readRecord(owner, question.id);
      const next = before ? withNewOutcome(record, attempt) : addAnswerOrBlank(record, attempt);
      await database.records.put({ ...next, question, shelf });
    }
  });

const idOf = (paper: string, { id }: StudyQuestion) => `${paper} ${id}`;

function toAttempt(
  { owner, paper }: { owner: string; paper: string },
  question: StudyQuestion,
  { tookMs, ...answered }: Omit<PaperAnswer, 'question' | 'shelf'>,
): LoggedAttempt {
  return {
    ...answered,
    id: idOf(paper, question),
    owner,
    state: 'IN_PAPER',
    questionId: question.id,
    changes: 0,
    ...(tookMs !== null && { tookMs }),
    utcOffsetMinutes: -new Date(answered.answeredAt).getTimezoneOffset(),
    sessionId: paper,
    deviceId: deviceId(),
  };
}

function addAnswerOrBlank(record: StoredRecord, attempt: LoggedAttempt): StoredRecord {
  if (attempt.outcome !== 'SKIPPED') return addToRecord(record, attempt);
  const isAnsweredSince = record.last !== undefined && record.last.at >= attempt.answeredAt;
  return isAnsweredSince ? record : { ...record, dueOn: dayOf(attempt) };
}

const withNewOutcome = (record: StoredRecord, { outcome, answeredAt: at }: LoggedAttempt): StoredRecord =>
  record.last?.at === at ? { ...record, last: { outcome, at } } : record;
