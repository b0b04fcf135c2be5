import type { ComponentMarksRow } from '../../db/schema.ts';
import { mark, type Outcome, type RuleComponent, type ScoringRule } from '../study/index.ts';
import type { Item, Paper } from './store.ts';

export type MarkedItem = { item: Item; outcome: Outcome; points: number; outOf: number; markedOutOf: number };
/** All marks are thousandths. */
export type SectionMarks = { kind: string; points: number; outOf: number; outcomes: Record<Outcome, number> };
export type TopicMarks = { prof: string; subject: string; topic: string; points: number; outOf: number };
export type PaperMarks = {
  points: number;
  outOf: number;
  /** By the components of the rule, those that the paper has. */
  components: ComponentMarksRow[];
  sections: SectionMarks[];
  topics: TopicMarks[];
};

/** Marks the version of the question that the paper was made with. */
export function markItem(item: Item, rule: ScoringRule): MarkedItem {
  const marking = mark(item.content, item.answer ?? {}, rule);
  if ('fault' in marking) throw new Error(`paper item ${item.number} has an answer that does not fit`);
  const { points, outOf } = marking;
  const markedOutOf = item.content.type === 'SAQ' ? tickedOff(item) : outOf;
  // The reader has yet to mark it, so it is not wrong.
  const isUnmarked = item.content.type === 'SAQ' && (markedOutOf < outOf || !item.answer?.saq?.length);
  return { item, outcome: isUnmarked ? 'SKIPPED' : marking.outcome, points, outOf, markedOutOf };
}

/** The marks of the parts that the ticks name, with or without points. Without model points a part cannot be marked. */
function tickedOff({ content, answer }: Item): number {
  const labels = new Set(answer?.saq?.map(({ label }) => label));
  const parts = content.parts.filter(({ label, points }) => points.length > 0 && labels.has(label));
  return parts.reduce((total, { marks }) => total + Math.round(marks * 1000), 0);
}

export const isUnmarked = ({ markedOutOf, outOf }: MarkedItem) => markedOutOf < outOf;

/** A question's marks may be negative, the paper's total not. */
export function marksOf(
  { sections }: Pick<Paper, 'sections'>,
  items: readonly MarkedItem[],
  { components }: Pick<ScoringRule, 'components'>,
): PaperMarks {
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
    components: components.flatMap((component) => componentMarks(component, all)),
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

function componentMarks({ id, kinds }: RuleComponent, items: readonly MarkedItem[]): ComponentMarksRow[] {
  const own = items.filter(({ item }) => kinds.includes(item.content.type));
  if (own.length === 0) return [];
  return [
    {
      id,
      points: Math.max(0, sum(own, 'points')),
      outOf: sum(own, 'outOf'),
      markedOutOf: sum(own, 'markedOutOf'),
      unmarked: own.filter(isUnmarked).length,
    },
  ];
}

/**
 * "Answer any": the answers with the highest share of their marks, then those without marks in the paper's order. So
 * an answer that is not marked yet counts as missing only until enough others are marked.
 */
function countedItems(items: MarkedItem[], answerAny: number | null): MarkedItem[] {
  if (answerAny === null) return items;
  const share = ({ points, outOf }: MarkedItem) => (outOf === 0 ? 0 : points / outOf);
  const rank = (one: MarkedItem) => (one.outOf === 0 ? 2 : Number(one.outcome === 'SKIPPED'));
  return items
    .toSorted(
      (one, other) => rank(one) - rank(other) || share(other) - share(one) || one.item.number - other.item.number,
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

const sum = (items: readonly MarkedItem[], field: 'points' | 'outOf' | 'markedOutOf') =>
  items.reduce((total, item) => total + item[field], 0);
const countOf = (items: readonly MarkedItem[], outcome: Outcome) =>
  items.filter((item) => item.outcome === outcome).length;
