import { Button } from '@mantine/core';
import { inDigits } from '../../../i18n/formats/digits.ts';
import { t } from '../messages/index.ts';
import classes from './Export.module.css';
import { useDownload } from './useDownload.ts';

const MB = 1_000_000;

export function Download({ address, isDisabled }: { address: string; isDisabled: boolean }) {
  const { state, start, stop } = useDownload();
  const { bytes, name, problem } = state;
  const isRunning = bytes !== undefined;
  return (
    <div className={classes.download}>
      {isRunning ? (
        <Button variant="default" onClick={stop}>
          {t('exchange.stopDownload')}
        </Button>
      ) : (
        <Button disabled={isDisabled} onClick={() => start(address)}>
          {t('exchange.download')}
        </Button>
      )}
      <p role="status">
        {isRunning && t('exchange.downloading', { size: inDigits((bytes / MB).toFixed(1)) })}
        {name !== undefined && t('exchange.downloaded', { name })}
      </p>
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
