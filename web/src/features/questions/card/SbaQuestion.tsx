import { Button } from '@mantine/core';
import type { FormEvent, MouseEvent } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import { RevealedOptions } from './RevealedOptions.tsx';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { useRemembered } from './useRemembered.ts';
import { Verdict } from './Verdict.tsx';

type Answer = { chosen?: string; revealed: boolean };
type Props = { question: QuestionCardFragment; name: string };

const BLANK: Answer = { revealed: false };

/** Single best answer: choose, then check; or see the answer without choosing. */
export function SbaQuestion({ question, name }: Props) {
  const [{ chosen, revealed }, remember] = useRemembered(question.id, BLANK);
  const solution = useFocusWhen<HTMLDivElement>(revealed);
  const options = useFocusWhen<HTMLFieldSetElement>(!revealed);
  const reveal = () => remember({ ...(chosen && { chosen }), revealed: true });
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) reveal();
  };
  const key = question.options.find((option) => option.correct)?.key;
  return (
    <form onSubmit={check}>
      {revealed ? (
        <RevealedOptions options={question.options} chosen={chosen} />
      ) : (
        <fieldset className={classes.options} aria-label={`Options of ${name}`} tabIndex={-1} ref={options}>
          {question.options.map((option) => (
            // The radio is what is pressed; the handler only takes back what no press was meant to do.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <label key={option.key} className={classes.option} onClick={keepSelection}>
              <input
                type="radio"
                name={question.id}
                value={option.key}
                checked={chosen === option.key}
                onChange={() => remember({ chosen: option.key, revealed: false })}
              />
              <span className={classes.bubble}>{option.key}</span>
              <RichText inline html={option.text} />
            </label>
          ))}
        </fieldset>
      )}
      <Verdict
        outcome={!chosen ? 'shown' : chosen === key ? 'right' : 'wrong'}
        text={revealed ? verdict(key, chosen) : undefined}
      />
      {revealed && <Solution question={question} name={name} ref={solution} />}
      <div className={classes.actions}>
        {revealed ? (
          // Keyed, as the others: a button that turned into this one would keep the focus, and a second Enter undo all.
          <Button key="again" variant="subtle" onClick={() => remember(BLANK)}>
            Try again
          </Button>
        ) : (
          <>
            <Button key="check" type="submit" disabled={!chosen}>
              Check answer
            </Button>
            <Button key="show" variant="subtle" onClick={reveal}>
              Show answer
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

/** A drag or long press that selected some of the option's text does not choose it. */
function keepSelection(event: MouseEvent<HTMLLabelElement>) {
  const selection = getSelection();
  if (selection?.type === 'Range' && event.currentTarget.contains(selection.anchorNode)) event.preventDefault();
}

function verdict(key: string | undefined, chosen: string | undefined) {
  if (!chosen) return `The answer is ${key}.`;
  return chosen === key ? `Correct. The answer is ${key}.` : `Incorrect. You chose ${chosen}; the answer is ${key}.`;
}
