import { type Changes, type KnownQuestion, listKey, type QuestionContent, type StoredQuestion } from '../bank/index.ts';

/** Questions from before this batch of rows that get papers, a topic or lists. */
export function mergedOf({ inserts, updates, places }: Changes): (KnownQuestion & { id: number })[] {
  const added = new Set(inserts);
  const changed = new Set([...updates, ...places.map(({ known }) => known)]);
  return [...changed].filter(
    (known): known is KnownQuestion & { id: number } => known.id !== null && !added.has(known),
  );
}

export function mergedContent({ content }: StoredQuestion, known: KnownQuestion): QuestionContent {
  const { topic, appearances, origin, lists, items } = known;
  const chapters = lists.map(listKey).flatMap(([kind, , , , name]) => (kind === 'chapter' ? [name] : []));
  return {
    ...content,
    appearances,
    items,
    ...(topic !== null && { topic }),
    ...(origin && { origin }),
    chapters: [...new Set([...content.chapters, ...chapters])],
  };
}
