import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { t } from '../messages/index.ts';
import { AfterAnswer } from './AfterAnswer.tsx';
import { UNANSWERED, type AnswerProps } from './answer.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import { RevealedOptions } from './RevealedOptions.tsx';
import { SbaOptions } from './SbaOptions.tsx';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { Verdict } from './Verdict.tsx';

type Props = AnswerProps & { question: QuestionCardFragment; place: number };

/** Single best answer: choose, then check; or see the answer without choosing. */
export function SbaQuestion({
  question,
  place,
  answer: { sba: choice },
  onAnswer,
  reveal,
  onReveal,
  onNext,
  shares,
  isFinal,
}: Props) {
  const isRevealed = reveal === true;
  const solution = useFocusWhen<HTMLDivElement>(isRevealed);
  const options = useFocusWhen<HTMLFieldSetElement>(!isRevealed);
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (choice) onReveal(true);
  };
  const key = question.options.find((option) => option.correct)?.key ?? '';
  return (
    <form onSubmit={check}>
      <Verdict
        outcome={!choice ? 'neutral' : choice === key ? 'right' : 'wrong'}
        text={isRevealed ? verdict(key, choice) : undefined}
      />
      {isRevealed ? (
        <Solution question={question} place={place} ref={solution}>
          <RevealedOptions options={question.options} choice={choice} shares={shares} />
        </Solution>
      ) : (
        <SbaOptions
          name={question.id}
          label={t('questions.options', { place })}
          options={question.options}
          choice={choice}
          onChoose={(key) => onAnswer({ sba: key })}
          ref={options}
        />
      )}
      <div className={classes.actions}>
        {isRevealed ? (
          <AfterAnswer onNext={onNext} onAgain={isFinal ? undefined : () => onAnswer(UNANSWERED)} />
        ) : (
          <>
            <Button key="check" data-check type="submit" disabled={!choice}>
              {t('questions.checkAnswer')}
            </Button>
            <Button key="show" variant="subtle" onClick={() => onReveal(true)}>
              {t('questions.showAnswer')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function verdict(key: string, choice: string | null | undefined) {
  if (!choice) return t('questions.theAnswer', { key });
  return choice === key ? t('questions.correct', { key }) : t('questions.incorrect', { choice, key });
}
