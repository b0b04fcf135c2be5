import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from '../import/Import.module.css';
import { t } from '../messages/index.ts';
import { ConfirmContent } from './ConfirmContent.tsx';
import { CountTable } from './CountTable.tsx';
import { EntryTable } from './EntryTable.tsx';
import { ProblemTable } from './ProblemTable.tsx';
import { changesAnything } from './report.ts';
import type { Result } from './send.ts';
import type { UseContentImport } from './useContentImport.ts';

type Props = { session: UseContentImport; result: Result };

/** What the import would do, or what is wrong with the folder. */
export function ContentChecked({ session, result }: Props) {
  const { isFresh } = session.state;
  const [isAsking, setIsAsking] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  // The button that started the check is gone.
  useEffect(() => {
    if (document.activeElement === document.body) top.current?.focus();
  }, []);
  const report = 'report' in result ? result.report : undefined;
  const isNothing = report !== undefined && !changesAnything(report);
  return (
    <>
      <section aria-labelledby="checked">
        <h2 id="checked" ref={top} tabIndex={-1} className={classes.heading}>
          {'problems' in result
            ? t('exchange.folderProblems', { count: result.problems.length })
            : t('exchange.folderWould')}
        </h2>
        {'problems' in result ? (
          <>
            <p>{t('exchange.folderProblemsHint')}</p>
            <ProblemTable problems={result.problems} />
          </>
        ) : (
          <CountTable entries={result.report.entries} />
        )}
        <div className={classes.actions}>
          {report && (
            <Button disabled={!isFresh || isNothing} onClick={() => setIsAsking(true)}>
              {t('exchange.importFile')}
            </Button>
          )}
          {!isFresh && (
            <Button variant="default" onClick={session.check}>
              {t('exchange.checkAgain')}
            </Button>
          )}
          <p role="status" className={classes.hint}>
            {isFresh ? isNothing && t('exchange.folderNothingNew') : t('exchange.folderCheckFirst')}
          </p>
        </div>
      </section>
      {report && <EntryTable entries={report.entries} />}
      {isAsking && report && (
        <ConfirmContent report={report} onConfirm={session.store} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
