import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../components/icons.ts';
import { releaseAttempt } from '../study/device/index.ts';
import type { StudyQuestion } from '../study/index.ts';
import { Confidence } from './Confidence.tsx';
import { t } from './messages/index.ts';
import classes from './Actions.module.css';
import type { PracticeAttempt, PracticeProps } from './types.ts';
import type { Moves } from './useMoves.ts';

type Props = Pick<PracticeProps, 'logged'> &
  Moves & {
    question: StudyQuestion;
    attempt: PracticeAttempt;
    isLast: boolean;
  };

/** Whether there is nothing to check. Always false for short answers, which are written elsewhere. */
export const isBlank = ({ type }: StudyQuestion, { answer: { choice, judgements = {} } }: PracticeAttempt) =>
  type !== 'SAQ' && !choice && Object.keys(judgements).length === 0;

/** The buttons at the bottom of the window. */
export function Actions({ question, attempt, logged, isLast, onPrevious, onNext, onCheck }: Props) {
  const attemptId = logged?.questionId === question.id ? logged.attemptId : undefined;
  useRelease(attemptId);
  const blank = isBlank(question, attempt);
  const written = question.type === 'SAQ';
  return (
    <div className={classes.actions}>
      {!written && (
        <div className={classes.aside}>
          {onCheck && (
            <Button variant="subtle" className={classes.show} onClick={onCheck}>
              {t('practice.showAnswer')}
            </Button>
          )}
          {attemptId && !blank && <Confidence attemptId={attemptId} />}
        </div>
      )}
      <div className={classes.row}>
        <Button variant="default" className={classes.arrow} disabled={!onPrevious} onClick={onPrevious}>
          <IconChevronLeft size={22} stroke={1.75} aria-label={t('practice.previous')} role="img" />
        </Button>
        {onCheck ? (
          <>
            <Button key="main" className={classes.main} disabled={blank} onClick={onCheck}>
              {t(attempt.isTicking ? 'practice.saveMarks' : written ? 'practice.showPoints' : 'practice.check')}
            </Button>
            <Button variant="default" className={classes.arrow} onClick={onNext}>
              <IconChevronRight size={22} stroke={1.75} aria-label={t('practice.skip')} role="img" />
            </Button>
          </>
        ) : (
          <Button key="main" className={classes.main} onClick={onNext}>
            {t(isLast ? 'practice.seeResult' : 'practice.next')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The reader has moved on, so the attempt can be sent without waiting for their confidence. */
function useRelease(attemptId: string | undefined) {
  const latest = useRef(attemptId);
  useEffect(() => {
    latest.current = attemptId;
  }, [attemptId]);
  useEffect(
    () => () => {
      if (latest.current) void releaseAttempt(latest.current).catch(() => {});
    },
    [],
  );
}
