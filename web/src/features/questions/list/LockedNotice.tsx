import { Button } from '@mantine/core';
import { IconLock } from '../../../components/icons.ts';
import { Link } from 'react-router-dom';
import { messages } from '../../../components/messages.ts';
import { Notice } from '../../../components/Notice.tsx';
import { LockedWays } from './LockedWays.tsx';

/** Stands in for a page that is not open to this reader. */
export const LockedNotice = () => (
  <Notice
    icon={<IconLock size={22} stroke={1.75} aria-hidden />}
    title={messages.lockedPage}
    actions={
      <>
        <LockedWays />
        <Button component={Link} to={{ search: '' }} variant="default">
          Go to page 1
        </Button>
      </>
    }
  >
    {messages.firstPageIsOpen}
  </Notice>
);
