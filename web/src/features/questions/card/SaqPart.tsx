import { Button } from '@mantine/core';
import { toMarks } from 'question/kinds/kind.ts';
import { markPart } from 'question/kinds/saq.ts';
import type { ReactNode } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './SaqQuestion.module.css';
import { useFocusWhen } from './useFocusWhen.ts';
import { WrittenAnswer } from './WrittenAnswer.tsx';

type Props = {
  questionId: string;
  /** Shown instead of the field to write in. */
  written: ReactNode;
  part: QuestionCardFragment['parts'][number];
  isRevealed: boolean;
  /** The model points that the reader had, from 1. */
  had: readonly number[];
  isMarked: boolean;
  onShow: () => void;
  onTick: (had: number[]) => void;
};

export function SaqPart({ questionId, written, part, isRevealed, had, isMarked, onShow, onTick }: Props) {
  const { label, text, marks, points, weights } = part;
  const modelAnswer = useFocusWhen<HTMLDivElement>(isRevealed);
  return (
    <li className={classes.part}>
      <span className={classes.label}>{label}</span>
      <div className={classes.prompt}>
        <RichText inline html={text} />
        <span className={classes.marks}>{t('questions.marks', { count: marks })}</span>
      </div>
      {written ?? <WrittenAnswer questionId={questionId} label={label} />}
      {isRevealed ? (
        <div
          role="group"
          className={classes.points}
          aria-label={t('questions.pointsOfPart', { part: label })}
          tabIndex={-1}
          ref={modelAnswer}
        >
          <ul>
            {points.map((point, index) => {
              const number = index + 1;
              const others = had.filter((one) => one !== number);
              return (
                <li key={point}>
                  <label className={classes.point}>
                    <input
                      type="checkbox"
                      checked={had.includes(number)}
                      disabled={isMarked}
                      onChange={({ currentTarget }) => onTick(currentTarget.checked ? [...others, number] : others)}
                    />
                    <span>{point}</span>
                    {weights && <small>{t('questions.marks', { count: toMarks(markPart(part, [number])) })}</small>}
                  </label>
                </li>
              );
            })}
          </ul>
          {points.length > 0 && (
            <p className={classes.had}>{t('questions.hadMarks', { had: toMarks(markPart(part, had)), marks })}</p>
          )}
        </div>
      ) : (
        <Button
          variant="default"
          className={classes.show}
          onClick={onShow}
          aria-label={t('questions.showPointsOfPart', { part: label })}
        >
          {t('questions.showPoints')}
        </Button>
      )}
    </li>
  );
}
