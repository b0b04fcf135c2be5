import { editDistance } from '../../search/index.ts';

const MAX_PROPOSALS = 3;
// Below it names share a word or an ending alone: "Lower limb" and "Upper limb" have 0.5.
const MIN_SHARED = 0.6;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const numbers = (name: string) => (name.match(/\d+/g) ?? []).join(' ');

/** True for one or two typos, or other case or punctuation. Unit 1 and Unit 2 do not resemble each other. */
export function resembles(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  const slips = Math.min(a.length, b.length) >= 8 ? 2 : Math.min(a.length, b.length) >= 5 ? 1 : 0;
  if (Math.abs(a.length - b.length) > slips || numbers(one) !== numbers(other)) return false;
  return slips > 0 && editDistance(a, b) <= slips;
}

/** The names most like this one, slips of it first. */
export function similarNames(name: string, others: Iterable<string>): string[] {
  const own = trigrams(name);
  const scored = [...others]
    .filter((other) => other !== name && numbers(other) === numbers(name))
    .map((other) => ({ other, score: resembles(other, name) ? 2 : shared(own, trigrams(other)) }))
    .filter(({ score }) => score >= MIN_SHARED);
  return scored
    .sort((one, two) => two.score - one.score)
    .slice(0, MAX_PROPOSALS)
    .map(({ other }) => other);
}

function trigrams(name: string): Set<string> {
  const text = `  ${plain(name)} `;
  return new Set(Array.from({ length: text.length - 2 }, (_, index) => text.slice(index, index + 3)));
}

/** From 0 to 1: twice what both have, of all that they have (Dice). */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((trigram) => other.has(trigram)).length;
  return (2 * both) / (one.size + other.size);
}
