import type { RecordView } from '../../study/index.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';

const NAMES = ['type', 'sitting', 'mine'] as const;

/** Filters by their name in the address: `?type=SBA&sitting=May&mine=wrong`. */
export type Filters = Partial<Record<(typeof NAMES)[number], string>>;

export const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));

/** When the reader asked for what they have not seen. What they answer after that stays where it is. */
let unseenAsOf = 0;

export const showUnseen = () => void (unseenAsOf = Date.now());

const MINE: Record<string, (record: RecordView | undefined, asOf: number) => boolean> = {
  // What the reader gets right on this visit stays until the next one.
  wrong: (record) => [record?.before, record?.last].some((one) => one && one.outcome !== 'RIGHT'),
  // Without an answer there is no time, which no comparison is true of.
  unseen: (record, asOf) => !record?.before && !(Date.parse(record?.last?.at ?? '') <= asOf),
  flagged: (record) => record?.flagged ?? false,
};

/** Whether a question passes the filters, or would if they were set now. Unknown values in the address are ignored. */
export const fitsFilters = (
  { type, sitting, mine }: Filters,
  question: QuestionCardFragment,
  record: RecordView | undefined,
  asOf = unseenAsOf,
): boolean =>
  (!type || question.type === type) &&
  (!sitting || question.appearances.some((paper) => paper.sitting === sitting)) &&
  (!mine || !MINE[mine] || MINE[mine](record, asOf));
