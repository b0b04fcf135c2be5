import type { Ref } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Solution.module.css';

type Props = { question: QuestionCardFragment; place: number; ref?: Ref<HTMLDivElement> };

export function Solution({ question, place, ref }: Props) {
  const { explanation, takeAway, references } = question;
  return (
    <div
      role="group"
      className={classes.solution}
      aria-label={t('questions.solution', { place })}
      tabIndex={-1}
      ref={ref}
    >
      {explanation && (
        <>
          <h4 className={classes.heading}>{t('questions.explanation')}</h4>
          <RichText html={explanation} />
        </>
      )}
      {takeAway && (
        <div className={classes.takeAway}>
          <h4 className={classes.heading}>{t('questions.takeAway')}</h4>
          <p>{takeAway}</p>
        </div>
      )}
      {references.length > 0 && (
        <div className={classes.references}>
          <h4 className={classes.heading}>{t('questions.references', { count: references.length })}</h4>
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
