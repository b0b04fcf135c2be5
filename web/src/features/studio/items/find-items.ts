import { findItem, ITEM_VERSIONS, itemsOf, type Card, type Item } from 'schema/items.ts';
import { suggestItems } from 'text/item-suggestions.ts';
import contract from 'schema/curriculum.json' with { type: 'json' };
import type { ItemsOf } from './ItemsField.tsx';

export const MAX_ITEMS = 10;
const MAX_FOUND = 60;

export type CardItems = { card: Card; items: Item[] };
type Place = { item: Item; card: Card };

/** The newest version that has cards of the subject. */
const versionOf = (subject: string) => ITEM_VERSIONS.find(({ id }) => itemsOf(id, subject).length > 0)?.id;

const placesOf = (subject: string): readonly Place[] => {
  const version = versionOf(subject);
  return version === undefined ? [] : itemsOf(version, subject);
};

/** Items by card whose code or name, or whose card's, has all words of the text. Without a subject a text is needed. */
export function findItems(text: string, subject: string | undefined): CardItems[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (subject === undefined && words.length === 0) return [];
  const places = subject === undefined ? contract.subjects.flatMap(({ code }) => placesOf(code)) : placesOf(subject);
  const found = places
    .filter(({ item, card }) => {
      const all = `${item.code} ${item.name} ${card.name}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .slice(0, MAX_FOUND);
  return [...Map.groupBy(found, ({ card }) => card)].map(([card, items]) => ({
    card,
    items: items.map(({ item }) => item),
  }));
}

/** Its name with its card's; of a code that nothing has, the code. */
export function itemName(code: string): string {
  const place = findItem(code);
  return place ? `${place.card.name}: ${place.item.name}` : code;
}

/** Codes of at most three items whose words the question has, best first. */
export function suggestedFor({ subject, chapter, topic, stem, options }: ItemsOf): string[] {
  const version = versionOf(subject);
  if (version === undefined) return [];
  const words = { chapter, topic, stem, options: options.map(({ text }) => text) };
  return suggestItems(subject, words, version).map(({ code }) => code);
}
