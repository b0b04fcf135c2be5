import type { Ref } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Solution.module.css';

type Props = { question: QuestionCardFragment; name: string; ref?: Ref<HTMLDivElement> };

/** What teaches once the key is out: reasoning, the line to remember, where to read on. */
export function Solution({ question, name, ref }: Props) {
  const { explanation, takeAway, references } = question;
  return (
    <div role="group" className={classes.solution} aria-label={`Answer to ${name}`} tabIndex={-1} ref={ref}>
      {explanation && (
        <>
          <h4 className={classes.heading}>Explanation</h4>
          <RichText html={explanation} />
        </>
      )}
      {takeAway && (
        <div className={classes.takeAway}>
          <h4 className={classes.heading}>Take-away</h4>
          <p>{takeAway}</p>
        </div>
      )}
      {references.length > 0 && (
        <div className={classes.references}>
          <h4 className={classes.heading}>{references.length > 1 ? 'References' : 'Reference'}</h4>
          <ul>
            {references.map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
