import type { Message } from '../../../http/messages.ts';
import { type ExportFormat, findFormat } from '../formats/index.ts';
import { lossMessages } from './messages.ts';
import type { Summary } from '../formats/format.ts';

/** `questions` says how many have it; undefined where it concerns the format as such. */
export type Loss = { id: string; questions?: number; message: Message };

type LossId = keyof typeof lossMessages;
type Counted = Extract<keyof Summary, 'saq' | 'allFalse' | 'withPictures' | 'withPapers' | 'hidden'>;

const COUNTS: Partial<Record<LossId, Counted>> = {
  hidden: 'hidden',
  pictureFiles: 'withPictures',
  pictureRights: 'withPictures',
  pictures: 'withPictures',
  allFalse: 'allFalse',
  papers: 'withPapers',
  papersLost: 'withPapers',
  points: 'saq',
  pointsAsText: 'saq',
};

/** What the file of a format leaves out of a selection, or has in another form: docs/question-import.md has a table. */
export const lossesOf = (format: ExportFormat, summary: Summary): Loss[] =>
  (findFormat(format).losses ?? []).flatMap((id) => {
    const of = COUNTS[id];
    if (of === undefined) return [{ id, message: lossMessages[id]({ count: 0 }) }];
    const count = summary[of];
    return count === 0 ? [] : [{ id, questions: count, message: lossMessages[id]({ count }) }];
  });
