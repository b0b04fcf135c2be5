import { today } from './days/weeks.ts';
import type { RecordView, Shelf, StudyQuestion } from './types.ts';

export const LISTS = ['wrong', 'due', 'flagged', 'noted'] as const;
export type ListName = (typeof LISTS)[number];

const belongs = (list: ListName, { last, dueOn, flagged, note }: RecordView) =>
  ({
    wrong: last?.outcome === 'WRONG' || last?.outcome === 'PARTLY',
    due: Boolean(dueOn) && dueOn! <= today(),
    flagged,
    noted: note !== '',
  })[list];

type Listable = RecordView & { question?: StudyQuestion; shelf?: Shelf };

/**
 * Whether a record belongs to one of the reader's own lists, by the account's rules. Lists of this device have the
 * questions alone that it can show.
 */
export const inList = (list: ListName, record: Listable) =>
  record.question !== undefined && record.shelf !== undefined && belongs(list, record);

export const countOf = (list: ListName, records: readonly Listable[]): number =>
  records.filter((record) => inList(list, record)).length;
