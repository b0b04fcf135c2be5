import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../messages/index.ts';
import type { FileColumn } from '../transfer.ts';
import { templateColumns } from './columns.ts';
import classes from './Import.module.css';
import mapClasses from './MapColumns.module.css';
import { distinct, faultOf, keepMapping, lastMapping, mapLines, OUT, startMapping } from './mapping.ts';
import type { UseImport } from './useImport.ts';

const FAULTS = {
  unchosen: 'exchange.mapUnchosen',
  twice: 'exchange.mapTwice',
  noStem: 'exchange.mapNoStem',
} as const;

type Props = { session: UseImport; columns: readonly FileColumn[] };

/** What each column of the file is: its name, its first texts and a choice. The choices are remembered by the header. */
export function MapColumns({ session, columns }: Props) {
  const [last] = useState(() => lastMapping(columns));
  const [mapping, setMapping] = useState(() => startMapping(columns, last));
  const hint = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that started the check is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const fault = faultOf(columns, mapping);
  const check = () => {
    keepMapping(columns, mapping);
    session.check({ map: mapLines(columns, mapping, session.state.settings.map) });
  };
  return (
    <section aria-labelledby="map-columns" className={classes.file}>
      <h2 id="map-columns" ref={title} tabIndex={-1} className={mapClasses.title}>
        {t('exchange.mapColumns')}
      </h2>
      {last && <p role="status">{t('exchange.mapLast')}</p>}
      <table className={mapClasses.table}>
        <thead>
          <tr>
            <th scope="col">{t('exchange.mapName')}</th>
            <th scope="col">{t('exchange.mapSamples')}</th>
            <th scope="col">{t('exchange.mapChoice')}</th>
          </tr>
        </thead>
        <tbody>
          {distinct(columns).map((column) => (
            <ColumnRow
              key={column.key}
              column={column}
              choice={mapping[column.key]}
              onChoose={(choice) => setMapping({ ...mapping, [column.key]: choice })}
            />
          ))}
        </tbody>
      </table>
      <div className={classes.actions}>
        <Button disabled={fault !== undefined} aria-describedby={hint} onClick={check}>
          {t('exchange.mapCheck')}
        </Button>
        <p id={hint} role="status" className={classes.hint}>
          {fault && t(FAULTS[fault])}
        </p>
      </div>
    </section>
  );
}

type RowProps = { column: FileColumn; choice: string | undefined; onChoose: (choice: string) => void };

function ColumnRow({ column: { name, column, samples }, choice, onChoose }: RowProps) {
  const shown = name.trim() || t('exchange.mapNameless');
  const choose = { value: '', label: t('studio.choose') };
  return (
    <tr data-unknown={column === null || undefined}>
      <th scope="row">
        <bdi>{shown}</bdi>
      </th>
      <td>
        {samples.length > 0 ? (
          <ul className={mapClasses.samples}>
            {samples.map((sample) => (
              <li key={sample}>
                <bdi>{sample}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.hint}>{t('exchange.mapEmpty')}</p>
        )}
      </td>
      <td>
        <NativeSelect
          aria-label={t('exchange.mapAs', { name: shown })}
          value={choice ?? ''}
          data={[
            ...(choice === undefined ? [choose] : []),
            { value: OUT, label: t('exchange.mapLeaveOut') },
            ...templateColumns(),
          ]}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      </td>
    </tr>
  );
}
