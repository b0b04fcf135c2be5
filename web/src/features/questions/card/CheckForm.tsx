import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { AfterAnswer } from './AfterAnswer.tsx';
import type { AnswerProps } from './answer.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { Verdict } from './Verdict.tsx';

export type CardProps = AnswerProps & { question: QuestionCardFragment; place: number };

type Props = CardProps & {
  isBlank: boolean;
  outcome: 'right' | 'wrong' | 'neutral';
  /** Announced once the key shows. */
  verdict: string;
  /** The names of the buttons. */
  check: string;
  show: string;
  /** The options with their key. */
  revealed: ReactNode;
  children: ReactNode;
};

/** Answer, then check; or see the key without answering. */
export function CheckForm({ question, place, reveal, onReveal, isBlank, revealed, children, ...props }: Props) {
  const isRevealed = reveal === true;
  const solution = useFocusWhen<HTMLDivElement>(isRevealed);
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) onReveal(true);
  };
  return (
    <form onSubmit={check}>
      <Verdict outcome={props.outcome} text={isRevealed ? props.verdict : undefined} />
      {isRevealed ? (
        <Solution question={question} place={place} ref={solution}>
          {revealed}
        </Solution>
      ) : (
        children
      )}
      <div className={classes.actions}>
        {isRevealed ? (
          <AfterAnswer {...props} />
        ) : (
          <>
            <Button key="check" data-check type="submit" disabled={isBlank}>
              {props.check}
            </Button>
            <Button key="show" variant="subtle" onClick={() => onReveal(true)}>
              {props.show}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
