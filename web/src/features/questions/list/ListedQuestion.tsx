import type { ComponentProps } from 'react';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { useAnswer } from './useAnswer.ts';

type Props = Pick<ComponentProps<typeof QuestionCard>, 'question' | 'place' | 'boardNames' | 'lastTime'>;

/** A component of its own, so that an answer renders one card only. */
export function ListedQuestion(props: Props) {
  const { restored, answerProps } = useAnswer(props.question);
  // Mounted anew, a result that is restored takes no focus and is not announced.
  return <QuestionCard key={String(restored)} {...props} {...answerProps} />;
}
