import { Button } from '@mantine/core';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import { RevealedStatement, Statement } from './Statement.tsx';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { useRemembered } from './useRemembered.ts';
import { Verdict } from './Verdict.tsx';

type Answer = { said: Readonly<Record<string, boolean>>; revealed: boolean };
type Props = { question: QuestionCardFragment; name: string };

const BLANK: Answer = { said: {}, revealed: false };

/** Multiple true/false: judge every statement on its own, then check; or see the answers without judging. */
export function MtfQuestion({ question, name }: Props) {
  const { options } = question;
  const [{ said, revealed }, remember] = useRemembered(question.id, BLANK);
  const solution = useFocusWhen<HTMLDivElement>(revealed);
  const statements = useFocusWhen<HTMLUListElement>(!revealed);
  const judge = (key: string, value: boolean) => remember({ said: { ...said, [key]: value }, revealed: false });
  const reveal = () => remember({ said, revealed: true });
  const right = options.filter((option) => said[option.key] === option.correct).length;
  const none = Object.keys(said).length === 0;
  return (
    <div>
      <ul className={classes.options} aria-label={`Statements of ${name}`} tabIndex={-1} ref={statements}>
        {options.map((option) =>
          revealed ? (
            <RevealedStatement key={option.key} option={option} said={said[option.key]} />
          ) : (
            <Statement
              key={option.key}
              option={option}
              said={said[option.key]}
              onJudge={(value) => judge(option.key, value)}
            />
          ),
        )}
      </ul>
      <Verdict
        outcome={right === options.length ? 'right' : none || right > 0 ? 'shown' : 'wrong'}
        text={revealed ? (none ? 'The answers are shown.' : `${right} of ${options.length} correct.`) : undefined}
      />
      {revealed && <Solution question={question} name={name} ref={solution} />}
      <div className={classes.actions}>
        {revealed ? (
          <Button key="again" variant="subtle" onClick={() => remember(BLANK)}>
            Try again
          </Button>
        ) : (
          <>
            <Button key="check" disabled={none} onClick={reveal}>
              Check answers
            </Button>
            <Button key="show" variant="subtle" onClick={reveal}>
              Show answers
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
