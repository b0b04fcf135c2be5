import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../studio/shell/index.ts';
import classes from '../import/Import.module.css';
import { t } from '../messages/index.ts';
import { CountTable } from './CountTable.tsx';
import { EntryTable } from './EntryTable.tsx';
import type { Report } from './report.ts';

type Props = { report: Report; onAgain: () => void };

/** What the import has done. */
export function ContentDone({ report: { entries }, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.page}>
      <section aria-labelledby="published">
        <h2 id="published" ref={heading} tabIndex={-1} className={classes.heading}>
          {t('exchange.folderDone')}
        </h2>
        <CountTable entries={entries} />
        <div className={classes.actions}>
          <Button onClick={onAgain}>{t('exchange.folderOtherFolder')}</Button>
          <Button component={Link} to={paths.desk} variant="default">
            {t('exchange.folderToDesk')}
          </Button>
        </div>
      </section>
      <EntryTable entries={entries} />
    </div>
  );
}
