import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { importPath, paths } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { CountTiles } from './CountTiles.tsx';
import { leftOut } from './edits.ts';
import classes from './Import.module.css';
import type { ImportState } from './import-state.ts';

const MAX_SHOWN = 200;

type Props = { state: ImportState; onAgain: () => void };

/** What the import has done, with the refs of new questions. */
export function ImportResult({ state: { running, checked, edits, file }, onAgain }: Props) {
  const { report, stored } = running;
  const out = leftOut(edits).length + (checked?.report?.refused ?? 0) - report!.refused;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="imported" className={classes.page}>
      <h2 id="imported" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('exchange.importDone', { name: file?.name ?? '' })}
      </h2>
      <CountTiles counts={report!} />
      {out > 0 && <p>{t('exchange.resultLeftOut', { count: out })}</p>}
      {stored.length > 0 && (
        <>
          <h3>{t('exchange.newRefs')}</h3>
          <ul className={classes.refs}>
            {stored.slice(0, MAX_SHOWN).map((ref) => (
              <li key={ref}>
                <Link to={`${paths.questions}?q=${encodeURIComponent(ref)}`}>{ref}</Link>
              </li>
            ))}
          </ul>
          {report!.imported > MAX_SHOWN && <p>{t('exchange.moreRefs', { count: report!.imported - MAX_SHOWN })}</p>}
        </>
      )}
      <div className={classes.actions}>
        <Button onClick={onAgain}>{t('exchange.importAnother')}</Button>
        {report!.import && (
          <Button component={Link} to={importPath(report!.import)} variant="default">
            {t('exchange.seeImport')}
          </Button>
        )}
        <Button component={Link} to={paths.questions} variant="default">
          {t('exchange.seeQuestions')}
        </Button>
      </div>
    </section>
  );
}
