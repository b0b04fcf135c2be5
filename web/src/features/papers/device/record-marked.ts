import { isSelfMarked } from 'question/kinds/names.ts';
import { paperPath } from '../../../paths/papers.ts';
import { writePaperAnswers, type PaperAnswer } from '../../study/papers/index.ts';
import { isTickedOff } from './self-marking.ts';
import { stripTypename } from './strip-typename.ts';
import type { SheetItem, StoredPaper } from './stored-paper.ts';

type Paper = StoredPaper['paper'];
type Marked = Pick<StoredPaper, 'owner' | 'input' | 'changes'>;

/** Puts what is marked of a paper that no account has into this device's record. An account does so itself. */
export const recordMarked = (paper: Paper, { owner, input, changes }: Marked): Promise<void> =>
  writePaperAnswers(
    owner,
    paper.id,
    paper.sections
      .flatMap(({ items }) => items)
      .filter((item) => isRecorded(paper, item))
      .map((item): PaperAnswer => {
        const { number, question, answer, outcome, tookMs } = item;
        const { topic, ...card } = question!;
        const prof = (input?.mix ?? input?.sitting)?.prof;
        // A ref starts with the code of its subject.
        const place = { subject: card.ref.split('-')[0]!, ...(prof && { prof }), ...(topic && { topic }) };
        return {
          question: card,
          shelf: { path: paperPath(paper.id), title: paper.title, place: number, ...place },
          answer: stripTypename(answer) ?? {},
          outcome: outcome!,
          answeredAt: changes[number]?.at ?? paper.finishedAt ?? paper.now,
          tookMs,
        };
      }),
  );

/** As the account does it: with a tutor, a blank question may never have been shown. */
function isRecorded({ mode, state }: Paper, item: SheetItem): boolean {
  if (!item.question || !item.outcome) return false;
  if (isSelfMarked(item.asked.type)) return isTickedOff(item);
  return item.outcome === 'SKIPPED' ? mode === 'EXAM' && state === 'FINISHED' : true;
}
