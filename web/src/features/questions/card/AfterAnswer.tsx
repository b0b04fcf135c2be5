import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import classes from './Options.module.css';

type Props = { onNext: (() => void) | undefined; onAgain: (() => void) | undefined };

/** What a reader may do once the key is shown. */
export const AfterAnswer = ({ onNext, onAgain }: Props) => (
  <>
    {onNext && (
      <Button className={classes.next} onClick={onNext}>
        {t('questions.next')}
      </Button>
    )}
    {onAgain && (
      <Button variant="subtle" onClick={onAgain}>
        {t('questions.tryAgain')}
      </Button>
    )}
  </>
);
