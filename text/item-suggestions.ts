import { itemsOf, wordsOfItem } from 'schema/items.ts';
import { textOf, wordsOf } from './words.ts';

/** What a question says of itself. Texts may be HTML. `options` are the texts of its options or parts, where they are at hand. */
export type QuestionWords = {
  chapter: string | null;
  topic: string | null;
  stem: string;
  options?: readonly string[];
};
export type ItemSuggestion = { code: string; score: number };

const MOST = 3;
// A card's name says which part of the subject; an item's says more.
const CARD_WEIGHT = 0.5;
const PLACE_WEIGHT = 1.5;
const STOP_WORDS = new Set(wordsOf('a an and at by for from in is its of on or other the their to under which with'));

const ofText = (text: string) => new Set(wordsOf(textOf(text)).filter((word) => !STOP_WORDS.has(word)));

type Entry = { code: string; own: Set<string>; card: Set<string> };
type Index = { entries: Entry[]; rarity: Map<string, number> };

function indexItems(subject: string, version: string): Index {
  const entries = itemsOf(version, subject).map(({ item, card }) => ({
    code: item.code,
    own: ofText(`${item.name} ${wordsOfItem(item.code)}`),
    card: ofText(card.name),
  }));
  const counts = new Map<string, number>();
  for (const { own, card } of entries)
    for (const word of new Set([...own, ...card])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]));
  return { entries, rarity };
}

const indexes = new Map<string, Index>();

function indexOf(subject: string, version: string): Index {
  const key = `${version} ${subject}`;
  const index = indexes.get(key) ?? indexItems(subject, version);
  indexes.set(key, index);
  return index;
}

/**
 * The items that share the most and the rarest words with a question, best first, at most three. `score` compares the
 * items of one question only. A person confirms them: nothing is filed by a suggestion alone.
 */
export function suggestItems(
  subject: string,
  { chapter, topic, stem, options = [] }: QuestionWords,
  version: string,
): readonly ItemSuggestion[] {
  const { entries, rarity } = indexOf(subject, version);
  const place = ofText(`${chapter ?? ''} ${topic ?? ''}`);
  const said = ofText([stem, ...options].join(' '));
  const weigh = (words: Set<string>) =>
    [...words].reduce((sum, word) => {
      const times = (place.has(word) ? PLACE_WEIGHT : 0) + (said.has(word) ? 1 : 0);
      return sum + times * (rarity.get(word) ?? 0);
    }, 0);
  return entries
    .map(({ code, own, card }) => ({ code, score: weigh(own) + CARD_WEIGHT * weigh(card) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST);
}
