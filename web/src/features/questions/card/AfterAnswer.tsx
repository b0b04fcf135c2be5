import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import { UNANSWERED, type AnswerProps } from './answer.ts';
import classes from './Options.module.css';

/** What a reader may do once the key is shown. */
export const AfterAnswer = ({ onNext, isFinal, onAnswer }: Pick<AnswerProps, 'onNext' | 'isFinal' | 'onAnswer'>) => (
  <>
    {onNext && (
      <Button className={classes.next} onClick={onNext}>
        {t('questions.next')}
      </Button>
    )}
    {!isFinal && (
      <Button variant="subtle" onClick={() => onAnswer(UNANSWERED)}>
        {t('questions.tryAgain')}
      </Button>
    )}
  </>
);
