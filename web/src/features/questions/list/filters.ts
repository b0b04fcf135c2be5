import type { RecordView } from '../../study/index.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';

const NAMES = ['type', 'sitting', 'mine'] as const;

/** Filters by their name in the address: `?type=SBA&sitting=May&mine=wrong`. */
export type Filters = Partial<Record<(typeof NAMES)[number], string>>;

export const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));

const MINE: Record<string, (record: RecordView | undefined) => boolean> = {
  wrong: (record) => ['WRONG', 'PARTLY'].includes((record?.before ?? record?.last)?.outcome ?? ''),
  // A question answered now must not leave the list at once.
  unseen: (record) => !record?.before,
  flagged: (record) => record?.flagged ?? false,
};

/** Whether a question passes the filters. Unknown values in the address are ignored. */
export const fitsFilters = (
  { type, sitting, mine }: Filters,
  question: QuestionCardFragment,
  record: RecordView | undefined,
): boolean =>
  (!type || question.type === type) &&
  (!sitting || question.appearances.some((paper) => paper.sitting === sitting)) &&
  (!mine || !MINE[mine] || MINE[mine](record));
