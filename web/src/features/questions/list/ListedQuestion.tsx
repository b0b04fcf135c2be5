import type { ComponentProps } from 'react';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { useAnswer } from './useAnswer.ts';

type Props = Pick<ComponentProps<typeof QuestionCard>, 'question' | 'place' | 'boardNames'>;

/** A question of the list with the reader's answer to it: a component of its own, so that one answer renders one card. */
export const ListedQuestion = (props: Props) => <QuestionCard {...props} {...useAnswer(props.question.id)} />;
