import { Button } from '@mantine/core';
import type { FormEvent, MouseEvent } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import { AfterAnswer } from './AfterAnswer.tsx';
import { UNANSWERED, type AnswerProps } from './answer.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import { RevealedOptions } from './RevealedOptions.tsx';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { Verdict } from './Verdict.tsx';

type Props = AnswerProps & { question: QuestionCardFragment; place: number };

/** Single best answer: choose, then check; or see the answer without choosing. */
export function SbaQuestion({
  question,
  place,
  answer: { choice },
  onAnswer,
  reveal,
  onReveal,
  onNext,
  shares,
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
        <fieldset
          className={classes.options}
          aria-label={t('questions.options', { place })}
          tabIndex={-1}
          ref={options}
        >
          {question.options.map((option) => (
            // The radio is the control; the handler only cancels clicks that end a text selection.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <label key={option.key} className={classes.option} onClick={keepSelection}>
              <input
                type="radio"
                name={question.id}
                value={option.key}
                checked={choice === option.key}
                onChange={() => onAnswer({ choice: option.key })}
              />
              <span className={classes.bubble}>{option.key}</span>
              <RichText inline html={option.text} />
            </label>
          ))}
        </fieldset>
      )}
      <div className={classes.actions}>
        {isRevealed ? (
          <AfterAnswer onNext={onNext} onAgain={() => onAnswer(UNANSWERED)} />
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

/** Selecting an option's text does not choose it. */
function keepSelection(event: MouseEvent<HTMLLabelElement>) {
  const selection = getSelection();
  if (selection?.type === 'Range' && event.currentTarget.contains(selection.anchorNode)) event.preventDefault();
}

function verdict(key: string, choice: string | undefined) {
  if (!choice) return t('questions.theAnswer', { key });
  return choice === key ? t('questions.correct', { key }) : t('questions.incorrect', { choice, key });
}
