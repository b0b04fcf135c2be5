import type { ComponentMarksRow } from '../../db/schema.ts';
import { mark, type Outcome, type RuleComponent, SCORING_RULES, type ScoringRule } from '../study/index.ts';
import type { Item, ItemContent, Paper } from './store.ts';

/** `former` is by the key that it was first marked by, if that was another one. */
export type MarkedItem = Marks & { item: Item; outOf: number; markedOutOf: number; former: Marks | null };
type Marks = { outcome: Outcome; points: number };
/** All marks are thousandths. */
export type SectionMarks = { kind: string; points: number; outOf: number; outcomes: Record<Outcome, number> };
export type TopicMarks = { prof: string; subject: string; topic: string; points: number; outOf: number };
/** `remarked` is the number of items whose marks a corrected key has changed. */
export type PaperMarks = {
  points: number;
  outOf: number;
  remarked: number;
  /** By the components of the rule, those that the paper has. */
  components: ComponentMarksRow[];
  sections: SectionMarks[];
  topics: TopicMarks[];
};

export const ruleOf = (id: string): ScoringRule => SCORING_RULES.find((rule) => rule.id === id)!;

/** Marks the version of the question that the paper was made with, by the key as it is now. */
function markItem(item: Item, rule: ScoringRule): MarkedItem {
  const { content, former } = item;
  const marking = markContent(item, content, rule);
  return { item, ...marking, former: former && markContent(item, { ...content, options: former }, rule) };
}

function markContent(item: Item, content: ItemContent, rule: ScoringRule) {
  const marking = mark(content, item.answer ?? {}, rule);
  if ('fault' in marking) throw new Error(`paper item ${item.number} has an answer that does not fit`);
  const { outcome, points, outOf } = marking;
  const markedOutOf = content.type === 'SAQ' ? tickedOff(item) : outOf;
  // The reader has yet to mark it, so it is not wrong.
  const isUnmarked = content.type === 'SAQ' && (markedOutOf < outOf || !item.answer?.saq?.length);
  return { outcome: isUnmarked ? ('SKIPPED' as const) : outcome, points, outOf, markedOutOf };
}

/** The marks of the parts that the ticks name, with or without points. Without model points a part cannot be marked. */
function tickedOff({ content, answer }: Item): number {
  const labels = new Set(answer?.saq?.map(({ label }) => label));
  const parts = content.parts.filter(({ label, points }) => points.length > 0 && labels.has(label));
  return parts.reduce((total, { marks }) => total + Math.round(marks * 1000), 0);
}

export const isUnmarked = ({ markedOutOf, outOf }: MarkedItem) => markedOutOf < outOf;

/** Marks a paper by its rule. */
export function markPaper(paper: Pick<Paper, 'rule' | 'sections'>, items: readonly Item[]) {
  const rule = ruleOf(paper.rule);
  const marked = items.map((item) => markItem(item, rule));
  return { marked, marks: marksOf(paper, marked, rule) };
}

/** A question's marks may be negative, the paper's total not. */
function marksOf(
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
