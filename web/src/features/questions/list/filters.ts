import type { RecordView } from '../../study/index.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';

const NAMES = ['type', 'sitting', 'mine'] as const;

/** What a list shows, by its name in the address: `?type=SBA&sitting=May&mine=wrong`. */
export type Filters = Partial<Record<(typeof NAMES)[number], string>>;

export const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));

const MINE: Record<string, (record: RecordView | undefined) => boolean> = {
  wrong: (record) => ['WRONG', 'PARTLY'].includes((record?.before ?? record?.last)?.outcome ?? ''),
  // What is answered now stays where it is.
  unseen: (record) => !record?.before,
  flagged: (record) => record?.flagged ?? false,
};

/** Whether a question is shown. What is unknown in an address shows all. */
export const fitsFilters = (
  { type, sitting, mine }: Filters,
  question: QuestionCardFragment,
  record: RecordView | undefined,
): boolean =>
  (!type || question.type === type) &&
  (!sitting || question.appearances.some((paper) => paper.sitting === sitting)) &&
  (!mine || !MINE[mine] || MINE[mine](record));
