import { type Answer, findJudgement } from 'question/answer.ts';
import { useSyncExternalStore } from 'react';
import { prepareRecord, recordAnswer, type Confidence, type Shelf } from '../../study/index.ts';
import type { Reveal } from '../card/answer.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { isRestored, readAttempt, START, subscribeToAnswers, writeAttempt } from './answers.ts';

// Time since the previous check.
let readingSince = Date.now();

export const startReading = () => void (readingSince = Date.now());

/** The state of a question card, kept when the screen changes. Without answers on the server and during hydration. */
export function useAnswer(question: QuestionCardFragment, shelf: Shelf) {
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
      // A new answer hides the key again, except ticks, which are made while it is shown.
      onAnswer(answer: Answer) {
        prepareRecord();
        const changes =
          attempt.reveal === true ? 0 : attempt.changes + Number(replaces(attempt.answer, answer) ?? false);
        writeAttempt(id, { answer, reveal: answer.saq ? readAttempt(id).reveal : false, changes });
      },
      onReveal: (reveal: Reveal) => revealKey(question, shelf, reveal),
    },
  };
}

type How = { confidence?: Confidence | undefined; mode?: 'REVIEW' | undefined };

/** Shows part of the key. Once all of it is shown, the answer is recorded. */
export function revealKey(question: QuestionCardFragment, shelf: Shelf, reveal: Reveal, how?: How) {
  const attempt = readAttempt(question.id);
  const { answer, changes } = attempt;
  const answeredAt = Date.now();
  const isChecked = reveal === true && attempt.reveal !== true;
  writeAttempt(question.id, { ...attempt, reveal, ...(isChecked && { tookMs: answeredAt - readingSince }) });
  if (!isChecked) return;
  void recordAnswer({ question, shelf, answer, changes, readingSince, answeredAt, ...how });
  readingSince = answeredAt;
}

const replaces = (before: Answer, after: Answer) =>
  before.sba != null || before.mtf?.some(({ key, value }) => findJudgement(after, key) !== value);
