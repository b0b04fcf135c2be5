import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useReducer, useState } from 'react';
import { reload } from '../../components/ErrorNotices.tsx';
import { isBusy } from '../busy.ts';
import { t } from './messages/index.ts';
import classes from './NewVersion.module.css';

/** Offers the version that waits, but not to a reader who sits a paper or fills in a form. */
export function NewVersion({ registration }: { registration: ServiceWorkerRegistration }) {
  const [isPutOff, setIsPutOff] = useState(false);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useWindowEvent('input', renderAgain);
  if (isPutOff || isBusy()) return null;
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    registration.waiting?.postMessage('take-over');
  };
  return (
    <aside className={classes.notice} role="status">
      <p>{t('shared.newVersion')}</p>
      <Button onClick={takeOver}>{t('shared.takeNewVersion')}</Button>
      <Button variant="subtle" onClick={() => setIsPutOff(true)}>
        {t('shared.later')}
      </Button>
    </aside>
  );
}
