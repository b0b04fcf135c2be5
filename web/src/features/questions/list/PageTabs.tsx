import { IconLock } from '../../../components/icons.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../messages/index.ts';
import classes from './PageTabs.module.css';
import { placeSearch, type Place } from './useListPlace.ts';
import type { NextPage } from './useNextPage.ts';

type Tab = { page: number; label: string; locked: boolean };
type Props = {
  label: string;
  tabs: readonly Tab[];
  place: Place;
  next: NextPage;
  onLocked: (tab: Tab) => void;
};

export function PageTabs({ label, tabs, place, next, onLocked }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex((tab) => tab.page === place.page);
  useEffect(() => {
    const tab = row.current?.children[current];
    // scrollIntoView() would scroll the page too.
    if (row.current && tab instanceof HTMLElement) {
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
    }
  }, [current]);
  return (
    <nav aria-label={label} className={classes.pages}>
      <ul ref={row}>
        {tabs.map((tab, index) => (
          <li
            key={tab.page}
            data-gap={isAfterGap(tabs, index) || undefined}
            // Not on the link, whose router keeps no function to clean up after a ref.
            ref={tab.page === next.page ? next.watch : undefined}
          >
            {tab.locked ? (
              <button
                type="button"
                onClick={() => onLocked(tab)}
                aria-label={t('questions.tabIsLocked', { label: tab.label })}
              >
                <IconLock size={15} stroke={2} aria-hidden />
                {tab.label}
              </button>
            ) : (
              <Link
                to={{ search: placeSearch({ ...place, page: tab.page }) }}
                aria-current={tab.page === place.page ? 'page' : undefined}
                {...(tab.page === next.page && { onPointerEnter: next.fetch, onFocus: next.fetch })}
              >
                {tab.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The tabs of a very long list are the first page, the last and those around the current one.
const isAfterGap = (tabs: readonly Tab[], index: number) =>
  index > 0 && tabs[index]!.page !== tabs[index - 1]!.page + 1;
