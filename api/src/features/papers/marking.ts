import { mark, type Outcome, type ScoringRule } from '../study/index.ts';
import type { Item, ItemContent, Paper } from './store.ts';

/** `former` is by the key that it was first marked by, if that was another one. */
export type MarkedItem = Marks & { item: Item; outOf: number; former: Marks | null };
type Marks = { outcome: Outcome; points: number };
/** All marks are thousandths. */
export type SectionMarks = { kind: string; points: number; outOf: number; outcomes: Record<Outcome, number> };
export type TopicMarks = { prof: string; subject: string; topic: string; points: number; outOf: number };
/** `remarked` is the number of items whose marks a corrected key has changed. */
export type PaperMarks = {
  points: number;
  outOf: number;
  remarked: number;
  sections: SectionMarks[];
  topics: TopicMarks[];
};

/** Marks the version of the question that the paper was made with, by the key as it is now. */
export function markItem(item: Item, rule: ScoringRule): MarkedItem {
  const { content, former } = item;
  const marking = markContent(item, content, rule);
  return { item, ...marking, former: former && markContent(item, { ...content, options: former }, rule) };
}

function markContent({ number, answer }: Item, content: ItemContent, rule: ScoringRule) {
  const marking = mark(content, answer ?? {}, rule);
  if ('fault' in marking) throw new Error(`paper item ${number} has an answer that does not fit`);
  const { outcome, points, outOf } = marking;
  // Without ticks the reader has not marked it yet, so it is not wrong.
  const isUnmarked = content.type === 'SAQ' && !answer?.saq?.length;
  return { outcome: isUnmarked ? ('SKIPPED' as const) : outcome, points, outOf };
}

/** A question's marks may be negative, the paper's total not. */
export function marksOf({ sections }: Pick<Paper, 'sections'>, items: readonly MarkedItem[]): PaperMarks {
  const scored = sections.map(({ kind, answerAny }) => ({
    kind,
    items: countedItems(
      items.filter(({ item }) => item.content.type === kind),
      answerAny,
    ),
  }));
  const all = scored.flatMap((section) => section.items);
  return {
    points: Math.max(0, sum(all, 'points')),
    outOf: sum(all, 'outOf'),
    remarked: items.filter(({ points, former }) => former && former.points !== points).length,
    sections: scored.map(({ kind, items: own }) => ({
      kind,
      points: sum(own, 'points'),
      outOf: sum(own, 'outOf'),
      outcomes: {
        RIGHT: countOf(own, 'RIGHT'),
        PARTLY: countOf(own, 'PARTLY'),
        WRONG: countOf(own, 'WRONG'),
        SKIPPED: countOf(own, 'SKIPPED'),
      },
    })),
    topics: topicsOf(all),
  };
}

/** "Answer any": the answers with the highest share of their marks, then blank ones in the paper's order. */
function countedItems(items: MarkedItem[], answerAny: number | null): MarkedItem[] {
  if (answerAny === null) return items;
  const share = ({ points, outOf }: MarkedItem) => (outOf === 0 ? 0 : points / outOf);
  const isBlank = ({ outcome }: MarkedItem) => Number(outcome === 'SKIPPED');
  return items
    .toSorted(
      (one, other) => isBlank(one) - isBlank(other) || share(other) - share(one) || one.item.number - other.item.number,
    )
    .slice(0, answerAny);
}

function topicsOf(items: readonly MarkedItem[]): TopicMarks[] {
  const groups = Map.groupBy(items, ({ item: { content } }) => `${content.subject}\n${content.topic ?? ''}`);
  return [...groups.values()].map((group) => {
    const { prof, subject, topic } = group[0]!.item.content;
    return { prof, subject, topic: topic ?? '', points: sum(group, 'points'), outOf: sum(group, 'outOf') };
  });
}

const sum = (items: readonly MarkedItem[], field: 'points' | 'outOf') =>
  items.reduce((total, item) => total + item[field], 0);
const countOf = (items: readonly MarkedItem[], outcome: Outcome) =>
  items.filter((item) => item.outcome === outcome).length;
