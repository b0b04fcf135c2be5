import { itemsOf, sameItems } from 'schema/items.ts';

type Group = { items: readonly string[] };
/** Of an item, or of a card: each group once. */
export type Totals<Row> = { items: Map<string, Row>; cards: Map<string, Row> };

/**
 * Sums groups of questions by item and by card of a subject in one version. A question filed under an item of another
 * version belongs to the same item of this one.
 */
export function totalsOf<Row extends Group, Total>(
  groups: readonly Row[],
  { version, subject }: { version: string; subject: string },
  add: (total: Total | undefined, group: Row) => Total,
): Totals<Total> {
  const cardOf = new Map(itemsOf(version, subject).map(({ item, card }) => [item.code, card.code]));
  const totals: Totals<Total> = { items: new Map(), cards: new Map() };
  for (const group of groups) {
    const codes = new Set(group.items.flatMap((code) => sameItems(code)).filter((code) => cardOf.has(code)));
    for (const code of codes) totals.items.set(code, add(totals.items.get(code), group));
    for (const card of new Set([...codes].map((code) => cardOf.get(code)!))) {
      totals.cards.set(card, add(totals.cards.get(card), group));
    }
  }
  return totals;
}
