import { Button } from '@mantine/core';
import type { QuestionCardFragment } from './question.generated.ts';
import actionClasses from './Options.module.css';
import { SaqPart } from './SaqPart.tsx';
import classes from './SaqQuestion.module.css';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { useRemembered } from './useRemembered.ts';

type Answer = { shown: readonly string[] };
type Props = { question: QuestionCardFragment; name: string };

const BLANK: Answer = { shown: [] };

/** Short answer: the model points come part by part; when all are out, the explanation. */
export function SaqQuestion({ question, name }: Props) {
  const { parts } = question;
  const [{ shown }, remember] = useRemembered(question.id, BLANK);
  const marks = parts.reduce((sum, part) => sum + part.marks, 0);
  const list = useFocusWhen<HTMLOListElement>(shown.length === 0);
  const allShown = parts.every((part) => shown.includes(part.label));
  return (
    <div>
      <ol className={classes.parts} aria-label={`Parts of ${name}`} tabIndex={-1} ref={list}>
        {parts.map((part) => (
          <SaqPart
            key={part.label}
            part={part}
            shown={shown.includes(part.label)}
            onShow={() => remember({ shown: [...shown, part.label] })}
          />
        ))}
      </ol>
      <p className={classes.total}>Total {marks} marks</p>
      {allShown && <Solution question={question} name={name} />}
      <div className={actionClasses.actions}>
        {!allShown && (
          <Button variant="subtle" onClick={() => remember({ shown: parts.map((part) => part.label) })}>
            Show all
          </Button>
        )}
        {shown.length > 0 && (
          <Button variant="subtle" onClick={() => remember(BLANK)}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
