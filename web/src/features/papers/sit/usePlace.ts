import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isBlank, type Entry } from '../device/sheets.ts';

const firstBlank = (entries: Entry[]) => entries.find((entry) => isBlank(entry) && !entry.draft);

/** The current question, and whether a narrow window shows the answer sheet instead; both also in the address. */
export function usePlace(entries: Entry[]) {
  const [params, setParams] = useSearchParams();
  // State, not the address alone: the router may update after the next key press.
  const [place, setPlace] = useState(() => ({
    number: Number(params.get('q') ?? firstBlank(entries)?.number),
    isSheet: params.get('view') === 'sheet',
  }));
  const entry = entries.find(({ number }) => number === place.number) ?? entries[0]!;
  const show = (number: number, isSheet = false) => {
    setPlace({ number, isSheet });
    setParams({ q: String(number), ...(isSheet && { view: 'sheet' }) }, { replace: true });
  };
  const moveBy = (places: number) => {
    const next = entries[entries.indexOf(entry) + places];
    return next && (() => show(next.number));
  };
  return {
    entry,
    isSheet: place.isSheet,
    show,
    toggleSheet: () => show(entry.number, !place.isSheet),
    moves: { onPrevious: moveBy(-1), onNext: moveBy(1) },
  };
}
