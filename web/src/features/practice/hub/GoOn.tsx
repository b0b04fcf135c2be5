import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconChevronRight } from '../../../components/icons.ts';
import { readPlaces, useStored } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import classes from './PracticePage.module.css';

// Fixed by the contract.
const PAGE_SIZE = 20;

/** Leads to where the reader was last; shows its children where there is no such place. */
export function GoOn({ children }: { children: ReactNode }) {
  const places = useStored(readPlaces);
  if (!places) return null;
  const [last] = places;
  if (!last) return children;
  const { path, title, place, total } = last;
  const page = Math.ceil(place / PAGE_SIZE);
  return (
    <Link to={`${path}?view=one&page=${page}&q=${place}`} className={classes.last}>
      <span>
        <small>{t('practice.goOn')}</small>
        <strong>{title}</strong>
      </span>
      <small>{t('practice.placeOf', { place, total })}</small>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}
