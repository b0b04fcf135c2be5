import type { RecordView } from './types.ts';

export const LISTS = ['wrong', 'flagged', 'noted'] as const;
export type ListName = (typeof LISTS)[number];

/** Whether a record belongs to one of the reader's own lists, by the account's rules. */
export const inList = (list: ListName, { last, flagged, note }: RecordView) =>
  ({
    wrong: last?.outcome === 'WRONG' || last?.outcome === 'PARTLY',
    flagged,
    noted: note !== '',
  })[list];
