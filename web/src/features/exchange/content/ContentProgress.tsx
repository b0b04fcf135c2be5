import { Button } from '@mantine/core';
import classes from '../import/Import.module.css';
import { t } from '../messages/index.ts';
import type { UseContentImport } from './useContentImport.ts';

type Props = { state: UseContentImport['state']; onStop: () => void };

const LABELS = {
  reading: 'exchange.folderReading',
  checking: 'exchange.folderChecking',
  importing: 'exchange.folderImporting',
} as const;

/** Of a check or an import. */
export function ContentProgress({ state: { phase, progress }, onStop }: Props) {
  const { done, all } = progress;
  const label = t(phase === 'checking' || phase === 'importing' ? LABELS[phase] : LABELS.reading);
  return (
    <section className={classes.progress} aria-label={label}>
      <p>
        <strong>{label}</strong> {all > 0 && t('exchange.folderPicturesSent', { done, all })}
      </p>
      {all > 0 && done < all ? <progress max={all} value={done} aria-label={label} /> : <progress aria-label={label} />}
      {phase !== 'reading' && (
        <Button variant="default" onClick={onStop}>
          {t(phase === 'importing' ? 'exchange.stopImport' : 'exchange.stopCheck')}
        </Button>
      )}
    </section>
  );
}
