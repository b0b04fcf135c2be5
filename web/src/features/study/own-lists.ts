import type { RecordView } from './types.ts';

export const LISTS = ['wrong', 'flagged', 'noted'] as const;
export type ListName = (typeof LISTS)[number];

/** Whether a question is in a list of the reader's own, as the account has them. */
export const inList = (list: ListName, { last, flagged, note }: RecordView) =>
  ({
    wrong: last?.outcome === 'WRONG' || last?.outcome === 'PARTLY',
    flagged,
    noted: note !== '',
  })[list];
