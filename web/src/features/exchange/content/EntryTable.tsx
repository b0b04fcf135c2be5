import { Button } from '@mantine/core';
import { useState } from 'react';
import rowClasses from '../import/table/RowTable.module.css';
import { t } from '../messages/index.ts';
import classes from './Content.module.css';
import type { Entry, Outcome } from './report.ts';
import { ShowMore, useMore } from './ShowMore.tsx';

const COLOURS: Record<Outcome, string> = {
  created: 'imported',
  changed: 'updated',
  removed: 'refused',
  kept: 'edited',
  unchanged: 'unchanged',
};

/** Each entry and what becomes of it; those that stay as they are on request. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const [isAll, setIsAll] = useState(false);
  const changes = entries.filter(({ outcome }) => outcome !== 'unchanged');
  const { shown, isMore, more } = useMore(isAll ? entries : changes);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="entries">
      <h2 id="entries" className={rowClasses.title}>
        {t('exchange.folderEntries')}
      </h2>
      <div role="group" aria-label={t('exchange.folderWhich')} className={rowClasses.filters}>
        <Button variant="default" aria-pressed={!isAll} onClick={() => setIsAll(false)}>
          {t('exchange.folderChanges', { count: changes.length })}
        </Button>
        <Button variant="default" aria-pressed={isAll} onClick={() => setIsAll(true)}>
          {t('exchange.folderAll', { count: entries.length })}
        </Button>
      </div>
      {shown.length > 0 && (
        <div className={classes.frame}>
          <table className={classes.list}>
            <thead>
              <tr>
                <th scope="col">{t('exchange.folderTitle')}</th>
                <th scope="col">{t('exchange.folderKind')}</th>
                <th scope="col">{t('exchange.outcome')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ kind, id, title, outcome }) => (
                <tr key={`${kind} ${id}`}>
                  <th scope="row">
                    <bdi>{title}</bdi> <span className={classes.id}>{id}</span>
                  </th>
                  <td>{t('exchange.folderKindName', { kind })}</td>
                  <td>
                    <span className={rowClasses.badge} data-state={COLOURS[outcome]}>
                      {t('exchange.folderOutcome', { outcome })}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isMore && <ShowMore onMore={more} />}
    </section>
  );
}
