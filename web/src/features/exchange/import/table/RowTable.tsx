import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { t } from '../../messages/index.ts';
import type { Edits } from '../edits.ts';
import { rowsWith, type Row } from '../report.ts';
import { RowItem } from './RowItem.tsx';
import classes from './RowTable.module.css';

const PAGE = 25;
const FILTERS = ['error', 'warning', 'all'] as const;
type Filter = (typeof FILTERS)[number];

const LABELS = { error: 'exchange.withErrors', warning: 'exchange.withWarnings', all: 'exchange.allRows' } as const;

type Props = {
  rows: readonly Row[];
  /** Of the file; the report names some of them. */
  total: number;
  edits: Edits;
  onEdit: (edits: Edits) => void;
};

/** The rows of the file, those with problems first, a page at a time. */
export function RowTable({ rows, total, edits, onEdit }: Props) {
  const lists = { error: rowsWith(rows, 'error'), warning: rowsWith(rows, 'warning'), all: rows };
  const worst = FILTERS.find((filter) => lists[filter].length > 0) ?? 'all';
  const [chosen, setChosen] = useState<Filter>();
  const [page, setPage] = useState(0);
  const table = useRef<HTMLDivElement>(null);
  const filter = chosen && lists[chosen].length > 0 ? chosen : worst;
  const list = lists[filter];
  const pages = Math.max(1, Math.ceil(list.length / PAGE));
  const at = Math.min(page, pages - 1);
  const turn = (to: number) => {
    setPage(to);
    table.current?.focus();
    table.current?.scrollIntoView({ block: 'start' });
  };
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="rows-title">
      <h2 id="rows-title" className={classes.title}>
        {t('exchange.rowsTitle')}
      </h2>
      <Filters
        lists={lists}
        chosen={filter}
        onChoose={(one) => {
          setChosen(one);
          setPage(0);
        }}
      />
      {rows.length < total && <p className={classes.note}>{t('exchange.someRows', { shown: rows.length, total })}</p>}
      <div ref={table} tabIndex={-1} className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('exchange.row')}</th>
              <th scope="col">{t('exchange.outcome')}</th>
              <th scope="col">{t('studio.question')}</th>
              <th scope="col">
                <VisuallyHidden>{t('exchange.rowActions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {list.slice(at * PAGE, (at + 1) * PAGE).map((row) => (
            <RowItem key={row.line} row={row} edits={edits} onEdit={onEdit} />
          ))}
        </table>
      </div>
      {pages > 1 && <Pages at={at} pages={pages} onTurn={turn} />}
    </section>
  );
}

type FiltersProps = {
  lists: Record<Filter, readonly Row[]>;
  chosen: Filter;
  onChoose: (filter: Filter) => void;
};

const Filters = ({ lists, chosen, onChoose }: FiltersProps) => (
  <div role="group" aria-label={t('exchange.whichRows')} className={classes.filters}>
    {FILTERS.map((one) => (
      <Button
        key={one}
        variant="default"
        aria-pressed={one === chosen}
        disabled={lists[one].length === 0}
        onClick={() => onChoose(one)}
      >
        {t(LABELS[one], { count: lists[one].length })}
      </Button>
    ))}
  </div>
);

type PagesProps = { at: number; pages: number; onTurn: (to: number) => void };

const Pages = ({ at, pages, onTurn }: PagesProps) => (
  <nav aria-label={t('exchange.rowPages')} className={classes.pages}>
    <Button variant="default" disabled={at === 0} onClick={() => onTurn(at - 1)}>
      {t('exchange.previousRows')}
    </Button>
    <span>{t('exchange.pageOf', { page: at + 1, pages })}</span>
    <Button variant="default" disabled={at === pages - 1} onClick={() => onTurn(at + 1)}>
      {t('exchange.nextRows')}
    </Button>
  </nav>
);
