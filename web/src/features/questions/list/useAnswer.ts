import { useSyncExternalStore } from 'react';
import { prepareRecord, recordAnswer } from '../../study/index.ts';
import type { Answer, Reveal } from '../card/answer.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { isRestored, readAttempt, readerId, START, subscribeToAnswers, writeAttempt, type Attempt } from './answers.ts';

/** Longer than that, and the reader was away. */
const MAX_TOOK_MS = 600_000;

let readingSince = Date.now();

/** The state of a question card, which outlives its screen. The server, and so hydration, knows of no answers. */
export function useAnswer(question: QuestionCardFragment) {
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
      // A new answer hides the key again.
      onAnswer(answer: Answer) {
        prepareRecord();
        const changes = attempt.reveal === true ? 0 : attempt.changes + Number(replaces(attempt.answer, answer));
        writeAttempt(id, { answer, reveal: false, changes });
      },
      onReveal(reveal: Reveal) {
        writeAttempt(id, { ...attempt, reveal });
        if (reveal === true && attempt.reveal !== true) recordChecked(question, attempt);
      },
    },
  };
}

const replaces = (before: Answer, after: Answer) =>
  before.choice !== undefined ||
  Object.entries(before.judgements ?? {}).some(([key, value]) => after.judgements?.[key] !== value);

// An SAQ has no answer to mark until its points can be ticked.
function recordChecked({ id, type, options }: QuestionCardFragment, { answer, changes }: Attempt) {
  const tookMs = Date.now() - readingSince;
  readingSince = Date.now();
  if (type === 'SAQ') return;
  void recordAnswer({
    question: { id, type, options },
    answer,
    changes,
    owner: readerId(),
    answeredAt: new Date(),
    ...(tookMs >= 0 && tookMs <= MAX_TOOK_MS && { tookMs }),
  });
}
