import { useSyncExternalStore } from 'react';
import { prepareRecord, recordAnswer, type Shelf } from '../../study/index.ts';
import type { Answer, Reveal } from '../card/answer.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { isRestored, readAttempt, START, subscribeToAnswers, writeAttempt } from './answers.ts';

// Since the check before.
let readingSince = Date.now();

export const startReading = () => void (readingSince = Date.now());

/** `hold` keeps the record's attempt from being sent at once; `onRecord` gets its id. */
export type Recording = { hold?: boolean; onRecord?: (attemptId: string) => void };

/** The state of a question card, which outlives its screen. The server, and so hydration, knows of no answers. */
export function useAnswer(question: QuestionCardFragment, shelf: Shelf, recording?: Recording) {
  const { id } = question;
  const attempt = useSyncExternalStore(
    subscribeToAnswers,
    () => readAttempt(id),
    () => START,
  );
  const restored = useSyncExternalStore(
    subscribeToAnswers,
    () => isRestored(id),
    () => false,
  );
  return {
    restored,
    answerProps: {
      answer: attempt.answer,
      reveal: attempt.reveal,
      // A new answer hides the key again; ticks of an SAQ are about it.
      onAnswer(answer: Answer) {
        prepareRecord();
        const changes = attempt.reveal === true ? 0 : attempt.changes + Number(replaces(attempt.answer, answer));
        writeAttempt(id, { answer, reveal: answer.points ? readAttempt(id).reveal : false, changes });
      },
      onReveal: (reveal: Reveal) => revealKey(question, shelf, reveal, recording),
    },
  };
}

/** Shows as much of the key. With all of it, the answer goes to the reader's record. */
export function revealKey(question: QuestionCardFragment, shelf: Shelf, reveal: Reveal, recording: Recording = {}) {
  const attempt = readAttempt(question.id);
  const { answer, changes } = attempt;
  const answeredAt = Date.now();
  const isChecked = reveal === true && attempt.reveal !== true;
  writeAttempt(question.id, { ...attempt, reveal, ...(isChecked && { tookMs: answeredAt - readingSince }) });
  if (!isChecked) return;
  const { hold, onRecord } = recording;
  const checked = { question, shelf, answer, changes, readingSince, answeredAt, ...(hold && { hold }) };
  void recordAnswer(checked).then((attemptId) => attemptId && onRecord?.(attemptId));
  readingSince = answeredAt;
}

const replaces = (before: Answer, after: Answer) =>
  before.choice !== undefined ||
  Object.entries(before.judgements ?? {}).some(([key, value]) => after.judgements?.[key] !== value);
