import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reload } from '../../components/ErrorNotices.tsx';
import { PAPERS_PATH } from '../../paths/papers.ts';
import { isFormField } from './edited.ts';
import { t } from './messages/index.ts';
import classes from './NewVersion.module.css';

type Props = { registration: ServiceWorkerRegistration; wasEdited: () => boolean };

/** Offers the version that waits, but not to who sits a paper or fills in a form: neither is worth a reload. */
export function NewVersion({ registration, wasEdited }: Props) {
  const { pathname } = useLocation();
  const [isEditing, setIsEditing] = useState(wasEdited);
  const [isPutOff, setIsPutOff] = useState(false);
  useWindowEvent('input', ({ target }) => {
    if (isFormField(target)) setIsEditing(true);
  });
  if (isPutOff || isEditing || pathname.startsWith(`${PAPERS_PATH}/`)) return null;
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
