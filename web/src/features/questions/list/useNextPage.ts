import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { savesData } from '../../../components/saves-data.ts';
import type { ListResult } from './list-result.ts';
import { placeSearch, type Place } from './useListPlace.ts';

// In window heights: about the last three questions.
const NEAR = '100% 0px';

export type NextPage = {
  /** Undefined at the list's end or if the next page is locked. */
  page: number | undefined;
  fetch: () => void;
  open: () => void;
  /** A ref for an element that triggers the fetch when it comes near the window. */
  watch: (element: Element | null) => (() => void) | undefined;
};

/** Fetches the next page, once, when the reader comes near the end of this one. */
export function useNextPage({ list, fetchPage }: ListResult, place: Place, isSettled: boolean): NextPage {
  const next = isSettled && list?.pagination.tabs.find((tab) => tab.page === place.page + 1 && !tab.locked);
  const page = next ? next.page : undefined;
  const key = page === undefined ? undefined : placeSearch({ ...place, page });
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();

  const fetch = useCallback(() => setWanted(key), [key]);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && fetch(), {
        rootMargin: NEAR,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [fetch],
  );

  const open = () => page !== undefined && void navigate({ search: placeSearch({ ...place, page }) });

  const isWanted = page !== undefined && wanted === key;
  useEffect(() => {
    if (isWanted && !savesData()) fetchPage(page);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the list's query returns since
  }, [isWanted, key]);

  return { page, fetch, open, watch };
}
