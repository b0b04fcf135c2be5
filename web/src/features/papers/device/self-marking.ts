import type { Answer } from 'question/answer.ts';
import { isSelfMarked } from 'question/kinds/names.ts';
import * as ticked from 'question/kinds/ticked-off.ts';
import { findUnmarked } from 'question/unmarked.ts';
import type { SheetItem } from './stored-paper.ts';

type Marked = Pick<SheetItem, 'asked' | 'question'> & { answer: Answer | null };
type Section<Item> = { answerAny: number | null; entries: readonly Item[] };

export const isTickedOff = ({ question, answer }: Marked) => ticked.isTickedOff(question?.parts ?? [], answer);

const isMarkable = ({ asked, question }: Marked) =>
  isSelfMarked(asked.type) && ticked.markableParts(question?.parts ?? []).length > 0;

/** The short answers that the verdict waits for, those with an answer first: readers want these to count. */
export const unmarkedOf = <Item extends Marked>(sections: readonly Section<Item>[]) =>
  sections.flatMap(({ answerAny, entries }) => {
    const items = entries.toSorted((one, other) => Number(other.answer !== null) - Number(one.answer !== null));
    return findUnmarked({ answerAny, items }, { isMarkable, isMarked: isTickedOff });
  });
