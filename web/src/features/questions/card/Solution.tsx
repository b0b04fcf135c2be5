import type { ReactNode, Ref } from 'react';
import { LatePart } from '../../../components/LatePart.tsx';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Solution.module.css';

const loadExplanationBn = async () => (await import('../../../components/bangla/ExplanationBn.tsx')).default;

type Props = {
  question: QuestionCardFragment;
  place: number;
  /** The key, with the reader's answer. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** What an answered question teaches: the line to remember first, then the key, the reasoning and where to read on. */
export function Solution({ question, place, children, ref }: Props) {
  const { explanation, explanationBn, takeAway, references } = question;
  return (
    <div
      role="group"
      className={classes.solution}
      aria-label={t('questions.solution', { place })}
      tabIndex={-1}
      ref={ref}
    >
      {takeAway && (
        <div className={classes.takeAway}>
          <h4 className={classes.heading}>{t('questions.takeAway')}</h4>
          <p>{takeAway}</p>
        </div>
      )}
      {children}
      {explanation && (
        <>
          <h4 className={classes.heading}>{t('questions.explanation')}</h4>
          <RichText html={explanation} />
        </>
      )}
      {explanationBn && <LatePart load={loadExplanationBn} props={{ html: explanationBn }} />}
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
