import { Button } from '@mantine/core';
import { IconLock } from '../../../components/icons.ts';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/Notice.tsx';
import { t } from '../messages/index.ts';
import { LockedActions } from './LockedActions.tsx';

/** Replaces a page that is locked for this reader. */
export const LockedNotice = () => (
  <Notice
    icon={<IconLock size={22} stroke={1.75} aria-hidden />}
    title={t('questions.lockedPage')}
    actions={
      <>
        <LockedActions />
        <Button component={Link} to={{ search: '' }} variant="default">
          {t('questions.toFirstPage')}
        </Button>
      </>
    }
  >
    {t('questions.firstPageIsOpen')}
  </Notice>
);
