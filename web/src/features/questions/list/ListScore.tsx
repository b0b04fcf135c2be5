import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadScore, type ScoreProps } from '../../study/index.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { isAnswered, readAttempt, subscribeToAnswers } from './answers.ts';

type Props = { questions: readonly QuestionCardFragment[]; first: number };

/** The score of a list. Its code loads with the first answer. */
export function ListScore({ questions, first }: Props) {
  const answered = useSyncExternalStore(
    subscribeToAnswers,
    () => questions.filter(isAnswered).length,
    () => 0,
  );
  const [Score, setScore] = useState<ComponentType<ScoreProps>>();
  const isNeeded = answered > 0;
  useEffect(() => {
    if (isNeeded)
      loadScore()
        .then((file) => setScore(() => file.Score))
        .catch(() => {});
  }, [isNeeded]);
  if (!isNeeded || !Score) return null;
  const answers = questions.map((question) => ({
    question,
    answer: isAnswered(question) ? readAttempt(question.id).answer : undefined,
  }));
  return <Score answers={answers} first={first} />;
}
