import { Button } from '@mantine/core';
import { IconLock } from '../../components/icons.ts';
import { Link } from 'react-router-dom';
import { messages } from '../../components/messages.ts';
import { Notice } from '../../components/Notice.tsx';

/** Stands in for a page that is not open to this reader. */
export const LockedNotice = () => (
  <Notice
    icon={<IconLock size={22} stroke={1.75} aria-hidden />}
    title={messages.lockedPage}
    actions={
      <>
        <Button component={Link} to="/subscription">
          See the plans
        </Button>
        <Button component={Link} to={{ search: '' }} variant="default">
          Go to page 1
        </Button>
      </>
    }
  >
    Page 1 is open to everybody.
  </Notice>
);
