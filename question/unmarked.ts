type Section<Item> = { answerAny: number | null; items: readonly Item[] };
type Marking<Item> = { isMarkable: (item: Item) => boolean; isMarked: (item: Item) => boolean };

/**
 * The items of a section that the verdict waits for, because the reader has yet to mark them: the first that are not
 * marked. "Answer any" needs only so many.
 */
export function findUnmarked<Item>({ answerAny, items }: Section<Item>, { isMarkable, isMarked }: Marking<Item>) {
  const markable = items.filter(isMarkable);
  const open = markable.filter((item) => !isMarked(item));
  const needed = Math.min(answerAny ?? markable.length, markable.length) - (markable.length - open.length);
  return open.slice(0, Math.max(0, needed));
}
