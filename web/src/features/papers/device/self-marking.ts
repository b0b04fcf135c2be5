import type { SheetItem } from './stored-paper.ts';

type Marked = Pick<SheetItem, 'number' | 'asked' | 'answer' | 'outOf' | 'question'>;
type Section<Item> = { answerAny: number | null; entries: readonly Item[] };

/** Parts without model points cannot be marked. */
const markableLabels = ({ question }: Marked) =>
  (question?.parts ?? []).filter(({ points }) => points.length > 0).map(({ label }) => label);

/** Whether the ticks of a short answer name each part that has model points, with or without points. */
export function isTickedOff(item: Marked): boolean {
  const labels = markableLabels(item);
  const ticks = item.answer?.saq ?? [];
  return labels.length > 0 && labels.every((label) => ticks.some((one) => one.label === label));
}

/** The short answers that the reader has yet to mark. `missing`: as many of them as the verdict waits for. */
export function unmarkedOf<Item extends Marked>(sections: readonly Section<Item>[]) {
  const groups = sections.map(({ answerAny, entries }) => {
    const markable = entries.filter((entry) => entry.asked.type === 'SAQ' && markableLabels(entry).length > 0);
    const open = markable.filter((entry) => !isTickedOff(entry));
    const needed = Math.min(answerAny ?? markable.length, markable.length) - (markable.length - open.length);
    // What was written comes first: it is what the reader wants to count.
    const inOrder = open.toSorted((one, other) => Number(other.answer !== null) - Number(one.answer !== null));
    return { open, missing: inOrder.slice(0, Math.max(0, needed)) };
  });
  return { open: groups.flatMap(({ open }) => open), missing: groups.flatMap(({ missing }) => missing) };
}
