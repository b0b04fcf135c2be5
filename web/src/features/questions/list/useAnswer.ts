import { useState } from 'react';
import { UNANSWERED, type Answer, type Reveal } from '../card/answer.ts';

type Attempt = { answer: Answer; reveal: Reveal };

const START: Attempt = { answer: UNANSWERED, reveal: false };

// By question id, so that answers survive a change of page. Only event handlers write it, so never the server.
const attempts = new Map<string, Attempt>();

export const forgetAnswers = () => attempts.clear();

/** The state of a question card, which outlives its screen. */
export function useAnswer(questionId: string) {
  const [attempt, setAttempt] = useState(() => attempts.get(questionId) ?? START);
  const update = (next: Attempt) => {
    attempts.set(questionId, next);
    setAttempt(next);
  };
  return {
    ...attempt,
    // A new answer hides the key again.
    onAnswer: (answer: Answer) => update({ answer, reveal: false }),
    onReveal: (reveal: Reveal) => update({ ...attempt, reveal }),
  };
}
