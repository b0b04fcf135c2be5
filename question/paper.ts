import type { Answer } from './answer.ts';
import { type Option, sum } from './kinds/kind.ts';
import type { KindName } from './kinds/names.ts';
import { maxOfTicked } from './kinds/ticked-off.ts';
import { mark, type Marks, type Outcome, type Question } from './mark.ts';
import type { RuleMarks } from './prof-marks.ts';
import { findRule, type RuleComponent } from './rules.ts';

/** A part of a paper, of which `answerAny` questions count; all if null. */
export type PaperSection = { kind: KindName; answerAny: number | null };
type PaperItem = {
  number: number;
  content: Question & { prof: string; subject: string; topic: string | null };
  answer: Answer | null;
  /** The options with the key that it was first marked by, if that was another one. */
  former: Option[] | null;
};

// All marks are thousandths.

/** `former` is by the key that it was first marked by. */
export type MarkedItem<Item extends PaperItem> = Marks & { item: Item; markedOutOf: number; former: Marks | null };
/** Of a component of the rule. `unmarked` counts questions that the reader has yet to mark. */
export type ComponentMarks = { id: string; points: number; outOf: number; markedOutOf: number; unmarked: number };
type SectionMarks = { kind: KindName; points: number; outOf: number; outcomes: Record<Outcome, number> };
type TopicMarks = { prof: string; subject: string; topic: string; points: number; outOf: number };
export type PaperMarks = {
  points: number;
  outOf: number;
  /** The number of items whose marks a corrected key has changed. */
  remarked: number;
  /** By the components of the rule, those that the paper has. */
  components: ComponentMarks[];
  sections: SectionMarks[];
  topics: TopicMarks[];
};
type Paper = { rule: string; sections: readonly PaperSection[] };
type AnyMarked = MarkedItem<PaperItem>;

/** Marks a paper by its rule. A question's marks may be negative, the paper's total not. */
export function markPaper<Item extends PaperItem>({ rule: id, sections }: Paper, items: readonly Item[]) {
  const rule = findRule(id)!;
  const marked = items.map((item): MarkedItem<Item> => {
    const { content, former } = item;
    const { markedOutOf, ...marks } = markItem(content, item, rule);
    return {
      ...marks,
      item,
      markedOutOf,
      former: former && markItem({ ...content, options: former } as Question, item, rule),
    };
  });
  return { marked, marks: addUp(sections, marked, rule.components) };
}

/** Whether the reader has yet to mark some of it. */
export const isUnmarked = ({ markedOutOf, outOf }: Pick<AnyMarked, 'markedOutOf' | 'outOf'>) => markedOutOf < outOf;

/** What the reader has yet to mark is not wrong. */
function markItem(question: Question, { answer }: PaperItem, rule: RuleMarks) {
  const marks = mark(question, answer ?? {}, rule);
  const markedOutOf = question.type === 'SAQ' ? maxOfTicked(question, answer) : marks.outOf;
  const { outOf } = marks;
  return { ...marks, ...(isUnmarked({ markedOutOf, outOf }) && { outcome: 'SKIPPED' as const }), markedOutOf };
}

function addUp(
  sections: readonly PaperSection[],
  items: readonly AnyMarked[],
  components: readonly RuleComponent[],
): PaperMarks {
  const counted = sections.map(({ kind, answerAny }) => ({
    kind,
    items: chooseCounted(
      items.filter(({ item }) => item.content.type === kind),
      answerAny,
    ),
  }));
  const all = counted.flatMap((section) => section.items);
  return {
    points: Math.max(0, total(all, 'points')),
    outOf: total(all, 'outOf'),
    components: components.flatMap((component) => addUpComponent(component, all)),
    remarked: items.filter(({ points, former }) => former && former.points !== points).length,
    sections: counted.map(({ kind, items: own }) => ({
      kind,
      points: total(own, 'points'),
      outOf: total(own, 'outOf'),
      outcomes: {
        RIGHT: countOutcome(own, 'RIGHT'),
        PARTLY: countOutcome(own, 'PARTLY'),
        WRONG: countOutcome(own, 'WRONG'),
        SKIPPED: countOutcome(own, 'SKIPPED'),
      },
    })),
    topics: addUpTopics(all),
  };
}

function addUpComponent({ id, kinds }: RuleComponent, items: readonly AnyMarked[]): ComponentMarks[] {
  const own = items.filter(({ item }) => kinds.includes(item.content.type));
  if (own.length === 0) return [];
  return [
    {
      id,
      points: Math.max(0, total(own, 'points')),
      outOf: total(own, 'outOf'),
      markedOutOf: total(own, 'markedOutOf'),
      unmarked: own.filter(isUnmarked).length,
    },
  ];
}

/**
 * "Answer any": the answers with the highest share of their marks, then those without marks in the paper's order. So
 * an answer that is not marked yet counts as missing only until enough others are marked.
 */
function chooseCounted(items: AnyMarked[], answerAny: number | null): AnyMarked[] {
  if (answerAny === null) return items;
  const share = ({ points, outOf }: AnyMarked) => (outOf === 0 ? 0 : points / outOf);
  const rank = (one: AnyMarked) => (one.outOf === 0 ? 2 : Number(one.outcome === 'SKIPPED'));
  return items
    .toSorted(
      (one, other) => rank(one) - rank(other) || share(other) - share(one) || one.item.number - other.item.number,
    )
    .slice(0, answerAny);
}

function addUpTopics(items: readonly AnyMarked[]): TopicMarks[] {
  const groups = Map.groupBy(items, ({ item: { content } }) => `${content.subject}\n${content.topic ?? ''}`);
  return [...groups.values()].map((group) => {
    const { prof, subject, topic } = group[0]!.item.content;
    return { prof, subject, topic: topic ?? '', points: total(group, 'points'), outOf: total(group, 'outOf') };
  });
}

const total = (items: readonly AnyMarked[], field: 'points' | 'outOf' | 'markedOutOf') =>
  sum(items.map((item) => item[field]));
const countOutcome = (items: readonly AnyMarked[], outcome: Outcome) =>
  items.filter((item) => item.outcome === outcome).length;
