import { useState } from 'react';

// By question, for as long as the tab lives: a reader who pages back finds the answers given. Only ever
// written by a reader's own hand, so never on a server.
const answers = new Map<string, unknown>();

export const forgetAnswers = () => answers.clear();

/** State of a question's card that outlives the card. */
export function useRemembered<Answer>(questionId: string, blank: Answer) {
  const [answer, setAnswer] = useState(() => (answers.get(questionId) as Answer | undefined) ?? blank);
  const remember = (next: Answer) => {
    answers.set(questionId, next);
    setAnswer(next);
  };
  return [answer, remember] as const;
}
