import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Range } from './range.ts';
import { wholeNumber } from './whole-number.ts';

/** Where in a list the reader is. */
export type Place = { page: number; from?: number; to?: number };

export type ListPlace = {
  /** As the address says. */
  place: Place;
  range: Range | undefined;
  /** As it is asked of the server: a changed range comes `filterMs` later. */
  asked: Place;
  setRange: (range: Range | undefined) => void;
};

/** The page and the range live in the address: `?page=2&from=1&to=50`. */
export function useListPlace(filterMs: number): ListPlace {
  const [params, setParams] = useSearchParams();
  const range = readRange(params);
  const place = { page: wholeNumber(params.get('page')) ?? 1, ...range };
  const setRange = (next: Range | undefined) => setParams(placeSearch({ page: 1, ...next }));
  return { place, range, asked: useDebouncedRange(place, filterMs), setRange };
}

function readRange(params: URLSearchParams): Range | undefined {
  const from = wholeNumber(params.get('from'));
  const to = wholeNumber(params.get('to'));
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

/** The query string of a place; page 1 needs no naming. */
export function placeSearch({ page, from, to }: Place): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (from !== undefined && to !== undefined) {
    params.set('from', String(from));
    params.set('to', String(to));
  }
  return params.size > 0 ? `?${params}` : '';
}

const sameRange = (one: Place, other: Place) => one.from === other.from && one.to === other.to;

// Not useDebouncedValue of Mantine: a new page of the same range is asked for at once.
function useDebouncedRange(place: Place, filterMs: number): Place {
  const [asked, setAsked] = useState(place);
  const rangeSettled = sameRange(asked, place);
  if (rangeSettled && asked.page !== place.page) setAsked(place);
  const { page, from, to } = place;
  useEffect(() => {
    if (rangeSettled) return;
    const timer = setTimeout(
      () => setAsked({ page, ...(from !== undefined && to !== undefined && { from, to }) }),
      filterMs,
    );
    return () => clearTimeout(timer);
  }, [rangeSettled, page, from, to, filterMs]);
  return rangeSettled ? place : asked;
}
