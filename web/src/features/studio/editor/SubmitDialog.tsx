import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { t } from '../messages/index.ts';
import classes from './Editor.module.css';

type Props = {
  /** How many are left. */
  warnings: number;
  failure: string | undefined;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** Says what will happen. Its first button has the focus: Enter goes on with what was asked for. */
export function SubmitDialog({ warnings, failure, busy, onSubmit, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Dialog title={t('studio.submitTitle')} onClose={onClose}>
      <p className={classes.asks}>{t('studio.submitText')}</p>
      {warnings > 0 && <p className={classes.asks}>{t('studio.submitWarnings', { count: warnings })}</p>}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <div className={classes.answers}>
        <Button ref={button} loading={busy} onClick={onSubmit}>
          {t('studio.submit')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('studio.notYet')}
        </Button>
      </div>
    </Dialog>
  );
}
