import { useSyncExternalStore } from 'react';
import { prepareRecord, recordAnswer, type Shelf } from '../../study/index.ts';
import type { Answer, Reveal } from '../card/answer.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { isRestored, readAttempt, START, subscribeToAnswers, writeAttempt } from './answers.ts';

// Since the check before.
let readingSince = Date.now();

/** The state of a question card, which outlives its screen. The server, and so hydration, knows of no answers. */
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
      // A new answer hides the key again; ticks of an SAQ are about it.
      onAnswer(answer: Answer) {
        prepareRecord();
        const changes = attempt.reveal === true ? 0 : attempt.changes + Number(replaces(attempt.answer, answer));
        writeAttempt(id, { answer, reveal: answer.points ? readAttempt(id).reveal : false, changes });
      },
      onReveal(reveal: Reveal) {
        const { answer, changes } = readAttempt(id);
        writeAttempt(id, { answer, changes, reveal });
        if (reveal !== true || attempt.reveal === true) return;
        const answeredAt = Date.now();
        void recordAnswer({ question, shelf, answer, changes, readingSince, answeredAt });
        readingSince = answeredAt;
      },
    },
  };
}

const replaces = (before: Answer, after: Answer) =>
  before.choice !== undefined ||
  Object.entries(before.judgements ?? {}).some(([key, value]) => after.judgements?.[key] !== value);
