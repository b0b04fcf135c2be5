import type { Answer } from 'question/answer.ts';
import type { Question } from 'question/mark.ts';
import { Link, useLocation } from 'react-router-dom';
import type { Outcome } from '../types.ts';
import { NumberGrid } from './NumberGrid.tsx';

export type ListedAnswer = {
  question: Question & { id: string; ref: string };
  /** Undefined before the key is shown. */
  answer: Answer | undefined;
};

/** `first` is the place of the first question. */
export type ScoreProps = { answers: readonly ListedAnswer[]; first: number };

type Props = ScoreProps & { outcomes: readonly (Outcome | undefined)[]; onLeave?: () => void };

/** The question numbers of a page, each a link to its question. */
export function ScoreGrid({ answers, first, outcomes, onLeave }: Props) {
  const { search } = useLocation();
  const questions = answers.map(({ question: { id, ref } }, index) => ({
    id,
    place: first + index,
    outcome: outcomes[index],
    to: { search, hash: ref },
  }));
  return (
    <NumberGrid
      questions={questions}
      renderCell={({ to }, props) => <Link {...props} to={to} replace onClick={onLeave} />}
    />
  );
}
