import { Button } from '@mantine/core';
import { isSelfMarked } from 'question/kinds/names.ts';
import { isBlank } from 'question/mark.ts';
import { IconChevronLeft, IconChevronRight } from '../../components/icons.ts';
import type { Confidence as Level, StudyQuestion } from '../study/index.ts';
import { Confidence } from './Confidence.tsx';
import { t } from './messages/index.ts';
import classes from './Actions.module.css';
import type { PracticeAttempt } from './types.ts';
import { useHold } from './useHold.ts';
import type { Moves } from './useMoves.ts';

type Props = Moves & {
  question: StudyQuestion;
  attempt: PracticeAttempt;
  isLast: boolean;
  confidence: Level | undefined;
  onConfidence: (level: Level | undefined) => void;
  /** Takes back the answer. */
  onUndo: (() => void) | undefined;
};

/** Whether there is nothing to check. Always false for short answers, which are written elsewhere. */
export const hasNothing = ({ type }: StudyQuestion, { answer }: PracticeAttempt) =>
  !isSelfMarked(type) && isBlank(answer);

/** The buttons at the bottom of the window. */
export function Actions(props: Props) {
  const { question, attempt, isLast, confidence, onConfidence, onUndo, onPrevious, onNext, onCheck } = props;
  const blank = hasNothing(question, attempt);
  const written = isSelfMarked(question.type);
  const hold = useHold(blank || written ? undefined : onCheck && (() => onCheck('SURE')));
  return (
    <div className={classes.actions}>
      {(written ? onUndo && !onCheck : onCheck || confidence || onUndo) && (
        <div className={classes.aside}>
          {!onCheck ? (
            <>
              {confidence && <p role="status">{t('practice.confidenceNoted', { level: confidence })}</p>}
              {onUndo && (
                <Button variant="subtle" className={classes.undo} onClick={onUndo}>
                  {t('practice.undo')}
                </Button>
              )}
            </>
          ) : blank ? (
            <Button variant="subtle" className={classes.show} onClick={() => onCheck()}>
              {t('practice.showAnswer')}
            </Button>
          ) : (
            <Confidence chosen={confidence} onChoose={onConfidence} />
          )}
        </div>
      )}
      <div className={classes.row}>
        <Button variant="default" className={classes.arrow} disabled={!onPrevious} onClick={onPrevious}>
          <IconChevronLeft size={22} stroke={1.75} aria-label={t('practice.previous')} role="img" />
        </Button>
        {onCheck ? (
          <>
            <Button
              key="check"
              className={classes.main}
              disabled={blank}
              data-holds={!written || undefined}
              onClick={() => onCheck(confidence)}
              {...hold}
            >
              {t(attempt.isTicking ? 'practice.saveMarks' : written ? 'practice.showPoints' : 'practice.check')}
            </Button>
            <Button variant="default" className={classes.arrow} onClick={onNext}>
              <IconChevronRight size={22} stroke={1.75} aria-label={t('practice.skip')} role="img" />
            </Button>
          </>
        ) : (
          <Button key="next" className={classes.main} onClick={onNext}>
            {t(isLast ? 'practice.seeResult' : 'practice.next')}
          </Button>
        )}
      </div>
    </div>
  );
}
