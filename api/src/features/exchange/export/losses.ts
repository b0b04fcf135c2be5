import type { Message } from '../../../http/messages.ts';
import type { ExportFormat } from '../formats/export-names.ts';
import { lossMessages } from './messages.ts';
import type { Summary } from './summary.ts';

/** `questions` says how many have it; undefined where it concerns the format as such. */
export type Loss = { id: string; questions?: number; message: Message };

type LossId = keyof typeof lossMessages;
type Counted = Extract<keyof Summary, 'saq' | 'allFalse' | 'withPictures' | 'withPapers' | 'hidden'>;

const COUNTS: Partial<Record<LossId, Counted>> = {
  hidden: 'hidden',
  pictureFiles: 'withPictures',
  pictures: 'withPictures',
  allFalse: 'allFalse',
  papers: 'withPapers',
  papersLost: 'withPapers',
  points: 'saq',
  pointsAsText: 'saq',
};

/** docs/question-import.md has this as a table. */
const LOSSES: Record<ExportFormat, LossId[]> = {
  csv: ['pictureFiles', 'hidden'],
  xlsx: ['pictureFiles', 'hidden'],
  jsonl: ['pictureFiles', 'hidden'],
  'moodle-xml': ['lists', 'papers', 'feedback', 'points', 'hidden'],
  gift: ['pictures', 'allFalse', 'mtfAsChoices', 'lists', 'papers', 'feedback', 'pointsAsText', 'hidden'],
  anki: ['pictureFiles', 'ankiLists', 'oneField', 'pointsAsText', 'hidden'],
  qti: ['listsLost', 'papersLost', 'feedback', 'points', 'markup', 'hidden'],
};

/** What the file of a format leaves out of a selection, or has in another form. */
export const lossesOf = (format: ExportFormat, summary: Summary): Loss[] =>
  LOSSES[format].flatMap((id) => {
    const of = COUNTS[id];
    if (of === undefined) return [{ id, message: lossMessages[id]({ count: 0 }) }];
    const count = summary[of];
    return count === 0 ? [] : [{ id, questions: count, message: lossMessages[id]({ count }) }];
  });
