import { Button } from '@mantine/core';
import { IconLock } from '../../../components/icons.ts';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/Notice.tsx';
import { t } from '../messages/index.ts';
import { LockedWays } from './LockedWays.tsx';

/** Stands in for a page that is not open to this reader. */
export const LockedNotice = () => (
  <Notice
    icon={<IconLock size={22} stroke={1.75} aria-hidden />}
    title={t('questions.lockedPage')}
    actions={
      <>
        <LockedWays />
        <Button component={Link} to={{ search: '' }} variant="default">
          {t('questions.toFirstPage')}
        </Button>
      </>
    }
  >
    {t('questions.firstPageIsOpen')}
  </Notice>
);
