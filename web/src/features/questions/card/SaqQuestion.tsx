import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import type { AnswerProps } from './answer.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import actionClasses from './Options.module.css';
import { SaqPart } from './SaqPart.tsx';
import classes from './SaqQuestion.module.css';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';

type Props = Pick<AnswerProps, 'reveal' | 'onReveal'> & { question: QuestionCardFragment; place: number };

/** Short answer: the model points come part by part; when all are out, the explanation. */
export function SaqQuestion({ question, place, reveal, onReveal }: Props) {
  const { parts } = question;
  const labels = parts.map((part) => part.label);
  const revealedLabels = reveal === true ? labels : reveal || [];
  const marks = parts.reduce((sum, part) => sum + part.marks, 0);
  const list = useFocusWhen<HTMLOListElement>(revealedLabels.length === 0);
  const isComplete = labels.every((label) => revealedLabels.includes(label));
  return (
    <div>
      <ol className={classes.parts} aria-label={t('questions.parts', { place })} tabIndex={-1} ref={list}>
        {parts.map((part) => (
          <SaqPart
            key={part.label}
            part={part}
            isRevealed={revealedLabels.includes(part.label)}
            onShow={() => onReveal([...revealedLabels, part.label])}
          />
        ))}
      </ol>
      <p className={classes.total}>{t('questions.totalMarks', { marks })}</p>
      {isComplete && <Solution question={question} place={place} />}
      <div className={actionClasses.actions}>
        {!isComplete && (
          <Button variant="subtle" onClick={() => onReveal(true)}>
            {t('questions.showAll')}
          </Button>
        )}
        {revealedLabels.length > 0 && (
          <Button variant="subtle" onClick={() => onReveal(false)}>
            {t('questions.tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
