import { useState } from 'react';
import { UNANSWERED, type Answer, type Reveal } from '../card/answer.ts';

type Attempt = { answer: Answer; reveal: Reveal };

const START: Attempt = { answer: UNANSWERED, reveal: false };

// By question, for as long as the tab lives: a reader who pages back finds the answers given. Only ever
// written by a reader's own hand, so never on a server.
const attempts = new Map<string, Attempt>();

export const forgetAnswers = () => attempts.clear();

/** Holds the reader's answer to a question, longer than the screen lives: what a controlled card takes. */
export function useAnswer(questionId: string) {
  const [attempt, setAttempt] = useState(() => attempts.get(questionId) ?? START);
  const update = (next: Attempt) => {
    attempts.set(questionId, next);
    setAttempt(next);
  };
  return {
    ...attempt,
    // Another answer is another try: the key hides again.
    onAnswer: (answer: Answer) => update({ answer, reveal: false }),
    onReveal: (reveal: Reveal) => update({ ...attempt, reveal }),
  };
}
