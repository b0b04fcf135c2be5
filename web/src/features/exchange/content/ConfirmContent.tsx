import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import classes from '../import/Import.module.css';
import { t } from '../messages/index.ts';
import { entriesThatAre, OUTCOMES, type Report } from './report.ts';

type Props = { report: Report; onConfirm: () => void; onClose: () => void };

/** Says what the import will do. */
export function ConfirmContent({ report: { entries, pictures_needed: pictures }, onConfirm, onClose }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const counts = OUTCOMES.map((outcome) => ({ outcome, count: entriesThatAre(entries, outcome).length }));
  return (
    <Dialog title={t('exchange.folderConfirm')} onClose={onClose}>
      <div className={classes.confirm}>
        <ul>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ outcome, count }) => (
              <li key={outcome}>{t('exchange.folderWill', { outcome, count })}</li>
            ))}
          {pictures.length > 0 && <li>{t('exchange.folderWillSend', { count: pictures.length })}</li>}
        </ul>
        <p>{t('exchange.folderWhole')}</p>
        <div className={classes.actions}>
          <Button
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t('exchange.importNow')}
          </Button>
          <Button ref={cancel} variant="default" onClick={onClose}>
            {t('exchange.notYet')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
