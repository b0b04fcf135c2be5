import type { ComponentProps } from 'react';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { useAnswer } from './useAnswer.ts';

type Props = Pick<ComponentProps<typeof QuestionCard>, 'question' | 'place' | 'boardNames'>;

/** A component of its own, so that an answer renders one card only. */
export const ListedQuestion = (props: Props) => <QuestionCard {...props} {...useAnswer(props.question.id)} />;
