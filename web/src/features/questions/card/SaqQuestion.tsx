import { Button } from '@mantine/core';
import { findTicks, withAllTicks, withTicks } from 'question/answer.ts';
import { toMarks } from 'question/kinds/kind.ts';
import { mark, maxMarks } from 'question/kinds/saq.ts';
import { t } from '../messages/index.ts';
import { AfterAnswer } from './AfterAnswer.tsx';
import type { CardProps } from './CheckForm.tsx';
import actionClasses from './Options.module.css';
import { SaqPart } from './SaqPart.tsx';
import classes from './SaqQuestion.module.css';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { Verdict } from './Verdict.tsx';

/**
 * Short answer: the model points come part by part, and the reader ticks those that they had. When all are out, the
 * explanation shows and the marks can be saved.
 */
export function SaqQuestion({ question, place, answer, written, onAnswer, reveal, onReveal, ...after }: CardProps) {
  const { parts } = question;
  const labels = parts.map((part) => part.label);
  const isMarked = reveal === true;
  const revealedLabels = isMarked ? labels : reveal || [];
  const list = useFocusWhen<HTMLOListElement>(revealedLabels.length === 0);
  const isComplete = labels.every((label) => revealedLabels.includes(label));
  const marks = { had: toMarks(mark(question, answer)), of: toMarks(maxMarks(question)) };
  const save = () => {
    onAnswer(withAllTicks(answer, labels));
    onReveal(true);
  };
  return (
    <div>
      <ol className={classes.parts} aria-label={t('questions.parts', { place })} tabIndex={-1} ref={list}>
        {parts.map((part) => (
          <SaqPart
            key={part.label}
            questionId={question.id}
            written={written?.[part.label]}
            part={part}
            isRevealed={revealedLabels.includes(part.label)}
            had={findTicks(answer, part.label)}
            isMarked={isMarked}
            onShow={() => onReveal([...revealedLabels, part.label])}
            onTick={(had) => onAnswer(withTicks(answer, part.label, had))}
          />
        ))}
      </ol>
      <p className={classes.total}>
        {isComplete
          ? t('questions.hadOfTotal', { had: marks.had, marks: marks.of })
          : t('questions.totalMarks', { marks: parts.reduce((sum, part) => sum + part.marks, 0) })}
      </p>
      <Verdict
        outcome={marks.had >= marks.of ? 'right' : marks.had > 0 ? 'neutral' : 'wrong'}
        text={isMarked ? t('questions.marksSaved', { had: marks.had, marks: marks.of }) : undefined}
      />
      {isComplete && <Solution question={question} place={place} />}
      <div className={actionClasses.actions}>
        <Reveals
          onSave={isComplete && !isMarked && marks.of > 0 ? save : undefined}
          onShowAll={isComplete ? undefined : () => onReveal(labels)}
        />
        {revealedLabels.length > 0 && (
          <AfterAnswer {...after} onAnswer={onAnswer} onNext={isMarked ? after.onNext : undefined} />
        )}
      </div>
    </div>
  );
}

/** Each where it is possible. */
type RevealsProps = Record<'onSave' | 'onShowAll', (() => void) | undefined>;

const Reveals = ({ onSave, onShowAll }: RevealsProps) => (
  <>
    {onSave && (
      <Button data-check onClick={onSave}>
        {t('questions.saveMarks')}
      </Button>
    )}
    {onShowAll && (
      <Button variant="subtle" onClick={onShowAll}>
        {t('questions.showAll')}
      </Button>
    )}
  </>
);
