import { Input } from '@mantine/core';
import { IconChevronRight, IconSearch } from '../icons.ts';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './FindList.module.css';
import { matches } from './matches.ts';
import { t } from '../../i18n/index.tsx';

// Shorter lists fit a phone's screen.
const SEARCHABLE_FROM = 9;

export type FindItem = {
  name: string;
  to: string;
  state?: unknown;
  note?: string;
  /** The reader's progress. With `data-record` on the document its space is reserved before it has loaded. */
  progress?: string;
};

type Props = {
  title: string;
  find: string;
  items: readonly FindItem[];
  /** Shows the search box for short lists too. */
  alwaysFind?: boolean;
  empty?: ReactNode;
};

export function FindList({ title, find, items, alwaysFind = false, empty }: Props) {
  const [query, setQuery] = useState('');
  const heading = useId();
  const found = items.filter(({ name }) => matches(name, query));
  return (
    <section aria-labelledby={heading}>
      <div className={classes.heading}>
        <h2 id={heading}>{title}</h2>
        <span className={classes.count}>{items.length}</span>
      </div>
      {(alwaysFind || items.length >= SEARCHABLE_FROM) && (
        <Input
          type="search"
          aria-label={find}
          placeholder={find}
          className={classes.search}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {found.length > 0 && (
        <ul className={classes.rows}>
          {found.map(({ name, to, state, note, progress }) => (
            <li key={to}>
              <Link to={to} state={state}>
                <span>{name}</span>
                {progress !== undefined && <small className={classes.progress}>{progress}</small>}
                {note && <small>{note}</small>}
                <IconChevronRight size={18} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={classes.none}>
        {items.length === 0 ? empty : found.length === 0 && t('shared.noData')}
      </p>
    </section>
  );
}
