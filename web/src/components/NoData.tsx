import { Button } from '@mantine/core';
import { IconFileOff } from './icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from './Notice.tsx';
import { t } from '../i18n/index.tsx';

type Props = { children?: ReactNode; action?: ReactNode };

export function NoData({ children, action }: Props) {
  const home = (
    <Button component={Link} to="/" variant={action ? 'default' : 'filled'}>
      {t('shared.returnHome')}
    </Button>
  );
  return (
    <Notice
      icon={<IconFileOff size={22} stroke={1.75} aria-hidden />}
      title={t('shared.noData')}
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
