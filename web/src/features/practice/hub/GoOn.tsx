import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconChevronRight } from '../../../components/icons.ts';
import { placeTitle, readPlaces, useStored } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import classes from './PracticePage.module.css';

// Fixed by the contract.
const PAGE_SIZE = 20;
const MAX_PLACES = 3;

/** A link to the reader's last place, or `children` if there is none. */
export function GoOn({ children }: { children: ReactNode }) {
  const places = useStored(readPlaces);
  if (places === undefined) return null;
  if (places === null) return <p className={classes.howTo}>{t('practice.storageBlocked')}</p>;
  if (places.length === 0) return children;
  return (
    <ul className={classes.places} aria-label={t('practice.goOn')}>
      {places.slice(0, MAX_PLACES).map(({ path, title, place, total }) => (
        <li key={path}>
          <Link to={`${path}?view=one&page=${Math.ceil(place / PAGE_SIZE)}&q=${place}`} className={classes.place}>
            <span>
              <small>{t('practice.goOn')}</small>
              <strong>{placeTitle({ path, title })}</strong>
              <small>{t('practice.placeOf', { place, total })}</small>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
