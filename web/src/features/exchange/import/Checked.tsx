import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t } from '../messages/index.ts';
import { Bijoy } from './Bijoy.tsx';
import { ConfirmImport } from './ConfirmImport.tsx';
import { CountTiles } from './CountTiles.tsx';
import { countEdits } from './edits.ts';
import classes from './Import.module.css';
import { LeftOut } from './LeftOut.tsx';
import { NameProposals } from './NameProposals.tsx';
import { PictureFaults } from './PictureFaults.tsx';
import type { RunResult } from './report.ts';
import { RowTable } from './table/RowTable.tsx';
import type { UseImport } from './useImport.ts';

type Props = { session: UseImport; checked: RunResult };

/** What the import would do, what to correct before, and the import itself. */
export function Checked({ session, checked }: Props) {
  const { state, edit } = session;
  const { edits, isFresh } = state;
  const [isAsking, setIsAsking] = useState(false);
  const { imported, merged, updated, refused, rows } = checked.report!;
  const isNothing = imported + merged + updated === 0;
  const top = useRef<HTMLHeadingElement>(null);
  // The button that started the check is gone.
  useEffect(() => {
    if (document.activeElement === document.body) top.current?.focus();
  }, []);
  return (
    <>
      <section aria-labelledby="checked">
        <h2 id="checked" ref={top} tabIndex={-1} className={classes.heading}>
          {t('exchange.checkedRows', { count: rows })}
        </h2>
        <CountTiles counts={checked.report!} />
        {checked.ofFile.length > 0 && (
          <ul className={classes.ofFile} aria-label={t('exchange.warningsOfFile')}>
            {checked.ofFile.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        <div className={classes.actions}>
          <Button disabled={!isFresh || isNothing} onClick={() => setIsAsking(true)}>
            {t('exchange.importFile')}
          </Button>
          {!isFresh && (
            <Button variant="default" onClick={() => session.check()}>
              {t('exchange.checkChanges', { count: countEdits(edits) })}
            </Button>
          )}
          <p role="status" className={classes.hint}>
            {isFresh
              ? isNothing && t(refused > 0 ? 'exchange.nothingToImport' : 'exchange.nothingNew')
              : t('exchange.checkFirst')}
          </p>
        </div>
      </section>
      <PictureFaults faults={checked.pictures} />
      <Bijoy session={session} rows={checked.rows} />
      <NameProposals rows={checked.rows} edits={edits} onEdit={edit} />
      <LeftOut edits={edits} onEdit={edit} />
      <RowTable rows={checked.rows} total={rows} edits={edits} onEdit={edit} />
      {isAsking && <ConfirmImport session={session} checked={checked} onClose={() => setIsAsking(false)} />}
    </>
  );
}
