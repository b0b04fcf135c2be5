/** Kinds of multiple choice, in the order of a printed paper. */
export const CHOICES = ['MTF', 'SBA'] as const;
export type Choice = (typeof CHOICES)[number];

/** A question, and how other readers did who answered it for the first time. */
export type Item = {
  id: number;
  kind: Choice;
  topic: string;
  answered: number;
  /** The sum of their shares of the marks, each 0 to 1. */
  right: number;
};

/** How hard a question is, on the scale of abilities, and how sure that is. */
export type RatedItem = Pick<Item, 'id' | 'kind' | 'topic'> & { difficulty: number; deviation: number };

/** Independent answers in one question: each statement is one. */
export const ANSWERS_OF: Record<Choice, number> = { MTF: 5, SBA: 1 };

/** Readers whose abilities differ make shares less extreme than the difficulty is. For deviations of 1 and 0.9. */
const STRETCH = 1.27;
const USUAL_SHARE = 0.6;
/** How many answers the usual share of the kind counts as. */
const PRIOR_ANSWERS = 5;
const PRIOR_ANSWERS_OF_KIND = 20;

/**
 * By the shares of right answers, in the order of `items`. The reader's own shares, by item, only say how hard a kind of
 * question is: where nobody else has answered, nothing else does.
 */
export function rateItems(items: readonly Item[], own: ReadonlyMap<number, number>): RatedItem[] {
  const usual = new Map(
    CHOICES.map((kind) => [
      kind,
      usualShare(
        items.filter((item) => item.kind === kind),
        own,
      ),
    ]),
  );
  return items.map(({ id, kind, topic, answered, right }) => {
    const count = answered + PRIOR_ANSWERS;
    const share = (right + usual.get(kind)! * PRIOR_ANSWERS) / count;
    return {
      id,
      kind,
      topic,
      difficulty: -STRETCH * Math.log(share / (1 - share)),
      deviation: STRETCH / Math.sqrt(count * share * (1 - share)),
    };
  });
}

function usualShare(items: readonly Item[], own: ReadonlyMap<number, number>): number {
  const answered = items.reduce((sum, { id, answered: others }) => sum + others + (own.has(id) ? 1 : 0), 0);
  const right = items.reduce((sum, { id, right: others }) => sum + others + (own.get(id) ?? 0), 0);
  return (right + USUAL_SHARE * PRIOR_ANSWERS_OF_KIND) / (answered + PRIOR_ANSWERS_OF_KIND);
}
