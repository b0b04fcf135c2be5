import { Button } from '@mantine/core';
import { t } from '../messages/index.ts';
import { clockTime } from '../when.ts';
import type { DraftState } from './draft/state.ts';
import classes from './Editor.module.css';

type Props = { state: DraftState; onRetry: () => void };

/** Whether the question is saved, and where: on the device or in the account. */
export function SaveStatus({ state, onRetry }: Props) {
  const { save, failure } = state;
  return (
    <p className={classes.status} data-save={save}>
      <span role="status">{wordsOf(state)}</span>
      {save === 'FAILED' && (
        <>
          {failure && <span className={classes.failure}>{failure}</span>}
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('shared.retry')}
          </Button>
        </>
      )}
    </p>
  );
}

/** While a save is on its way the words stay: a screen reader would read each change. */
function wordsOf({ save, savedAt, question }: DraftState): string {
  if (save === 'OFFLINE') return t('studio.offlineKept');
  if (save === 'FAILED') return t('studio.saveFailed');
  if (save === 'INCOMPLETE') return t('studio.needsSubject');
  if (save === 'SAVED') return savedAt && question ? t('studio.savedAt', { time: clockTime(savedAt) }) : '';
  return t('studio.keptHere');
}
