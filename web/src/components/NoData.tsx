import { Button } from '@mantine/core';
import { IconFileOff } from './icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages.ts';
import { Notice } from './Notice.tsx';

type Props = { children?: ReactNode; action?: ReactNode };

/** The specification's card for an empty result or an unknown place. */
export function NoData({ children, action }: Props) {
  const home = (
    <Button component={Link} to="/" variant={action ? 'default' : 'filled'}>
      {messages.returnHome}
    </Button>
  );
  return (
    <Notice
      icon={<IconFileOff size={22} stroke={1.75} aria-hidden />}
      title={messages.noData}
      actions={
        <>
          {action}
          {home}
        </>
      }
    >
      {children}
    </Notice>
  );
}
