import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import classes from './Import.module.css';
import type { ImportState } from './import-state.ts';

type Props = { state: ImportState; onStop: () => void };

/** Of a check or an import: what is sent, then what is read. */
export function RunProgress({ state: { phase, sent, running }, onStop }: Props) {
  const { counts, isWaiting } = running;
  const isSent = sent >= 1;
  const label = t(phase === 'checking' ? 'exchange.checking' : 'exchange.importing');
  return (
    <section className={classes.progress} aria-label={label}>
      <p>
        <strong>{label}</strong>{' '}
        {isSent
          ? t('exchange.rowsRead', { count: counts?.rows ?? 0 })
          : t('exchange.sentShare', { percent: Math.floor(sent * 100) })}
      </p>
      {/* How many rows there are is known at the end. */}
      {isSent ? <progress aria-label={label} /> : <progress max={1} value={sent} aria-label={label} />}
      {isWaiting && <p role="status">{t('exchange.importWaits')}</p>}
      <Button variant="default" onClick={onStop}>
        {t(phase === 'checking' ? 'exchange.stopCheck' : 'exchange.stopImport')}
      </Button>
    </section>
  );
}
