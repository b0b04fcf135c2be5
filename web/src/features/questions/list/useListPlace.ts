import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, type Filters } from './filters.ts';
import type { Range } from './range.ts';
import { wholeNumber } from './whole-number.ts';

export type Place = { page: number; from?: number; to?: number; filters?: Filters };

export type ListPlace = {
  place: Place & { filters: Filters };
  range: Range | undefined;
  /** For the query: a new range follows `filterMs` later. */
  requestPlace: Omit<Place, 'filters'>;
  setRange: (range: Range | undefined) => void;
  /** An empty value shows all. */
  setFilter: (name: keyof Filters, value: string) => void;
  clearFilters: () => void;
};

/** Reads and sets the place in the address: `?page=2&from=1&to=50`. */
export function useListPlace(filterMs: number): ListPlace {
  const [params, setParams] = useSearchParams();
  const range = readRange(params);
  const requested = { page: wholeNumber(params.get('page')) ?? 1, ...range };
  const filters = readFilters(params);
  const place = { ...requested, filters };
  const setRange = (next: Range | undefined) => setParams(placeSearch({ page: 1, ...next, filters }));
  const setFilter = (name: keyof Filters, value: string) =>
    setParams(placeSearch({ ...place, filters: { ...filters, [name]: value } }), { replace: true });
  const clearFilters = () => setParams(placeSearch(requested), { replace: true });
  return { place, range, requestPlace: useDebouncedRange(requested, filterMs), setRange, setFilter, clearFilters };
}

function readRange(params: URLSearchParams): Range | undefined {
  const from = wholeNumber(params.get('from'));
  const to = wholeNumber(params.get('to'));
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

/** The query string of a place; empty for page 1. */
export function placeSearch({ page, from, to, filters = {} }: Place): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (from !== undefined && to !== undefined) {
    params.set('from', String(from));
    params.set('to', String(to));
  }
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  return params.size > 0 ? `?${params}` : '';
}

const hasSameRange = (one: Place, other: Place) => one.from === other.from && one.to === other.to;

// Unlike Mantine's useDebouncedValue: a new page of the same range is requested at once.
function useDebouncedRange(place: Place, filterMs: number): Place {
  const [debounced, setDebounced] = useState(place);
  const isRangeSettled = hasSameRange(debounced, place);
  if (isRangeSettled && debounced.page !== place.page) setDebounced(place);
  const { page, from, to } = place;
  useEffect(() => {
    if (isRangeSettled) return;
    const timer = setTimeout(
      () => setDebounced({ page, ...(from !== undefined && to !== undefined && { from, to }) }),
      filterMs,
    );
    return () => clearTimeout(timer);
  }, [isRangeSettled, page, from, to, filterMs]);
  return isRangeSettled ? place : debounced;
}
