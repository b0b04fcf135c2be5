import contract from './curriculum.json' with { type: 'json' };
import { ITEM_FILES } from './items/files.ts';

/** One topic that students are examined in, such as "Pericardium and heart". Codes are unique over all versions and never reused. */
export type Item = { code: string; name: string };

/** The items that a department examines together. `term` is null where the source names none; `prof` is the version's own. */
export type Card = {
  code: string;
  name: string;
  term: string | null;
  items: readonly Item[];
  /** Whether the file was compared with the council's own document. */
  checked: boolean;
  source: string;
  subject: string;
  prof: string;
  version: string;
};

type Place = { item: Item; card: Card };

const CARDS: readonly Card[] = ITEM_FILES.flatMap(({ version, subject, prof, source, checked, cards }) =>
  cards.map(({ code, name, term, items }) => ({
    code,
    name,
    term: term ?? null,
    items: items.map((item) => ({ code: item.code, name: item.name })),
    checked,
    source,
    subject,
    prof,
    version,
  })),
);
const CARD_BY_CODE = new Map(CARDS.map((card) => [card.code, card]));
const PLACE_BY_CODE = new Map(
  CARDS.flatMap((card) => card.items.map((item): [string, Place] => [item.code, { item, card }])),
);

const CARDS_BY_PLACE = Map.groupBy(CARDS, ({ version, prof, subject }) => `${version} ${prof} ${subject}`);
const PLACES_BY_SUBJECT = Map.groupBy(PLACE_BY_CODE.values(), ({ card }) => `${card.version} ${card.subject}`);

/** Joins items that a file calls the same, also over a third version. */
function groupSameItems(): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  const items = ITEM_FILES.flatMap(({ cards }) => cards).flatMap((card) => card.items);
  for (const { code, same = [] } of items.filter((item) => item.same)) {
    const group = [...new Set([code, ...same].flatMap((one) => groups.get(one) ?? [one]))];
    for (const one of group) groups.set(one, group);
  }
  return groups;
}
const SAME = groupSameItems();

const WORDS = new Map(
  ITEM_FILES.flatMap(({ cards }) => cards).flatMap((card) => card.items.map(({ code, words = '' }) => [code, words])),
);

/** Words that questions on an item use beside its name, for suggestions; empty where there are none. */
export const wordsOfItem = (code: string): string => WORDS.get(code) ?? '';

/** The versions of the curriculum that have cards, newest first. */
export const ITEM_VERSIONS: readonly { id: string; name: string }[] = contract.curricula
  .filter(({ version }) => CARDS.some((card) => card.version === version))
  .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))
  .map(({ version, name }) => ({ id: version, name }));

/** The cards of a subject in the professional year that the version gives it; none where they are not known. */
export const cardsOf = (version: string, prof: string, subject: string): readonly Card[] =>
  CARDS_BY_PLACE.get(`${version} ${prof} ${subject}`) ?? [];

/** An item with its card, by the item's code. */
export const findItem = (code: string): Place | undefined => PLACE_BY_CODE.get(code);

/** A card by its code. */
export const findCard = (code: string): Card | undefined => CARD_BY_CODE.get(code);

/** The codes of the items of a card, or the item's own; none if nothing has the code. */
export const codesUnder = (code: string): readonly string[] =>
  findCard(code)?.items.map((item) => item.code) ?? (findItem(code) ? [code] : []);

/** All items of a subject with their cards, in the order of the file. */
export const itemsOf = (version: string, subject: string): readonly Place[] =>
  PLACES_BY_SUBJECT.get(`${version} ${subject}`) ?? [];

/** The codes of this item in all versions, with its own. */
export const sameItems = (code: string): readonly string[] => SAME.get(code) ?? [code];
