import type { HitKind } from './kinds.ts';

/** A piece of a text; what matched is marked. */
export type ExcerptPart = { text: string; marked: boolean };

/** A link of the REST API: what it leads to, and why it was found. */
export type SearchLink = {
  name: string;
  link: string;
  kind?: HitKind;
  topic?: string;
  place?: string;
  excerpt?: ExcerptPart[];
};

/** How well something matches, the best first. */
export const RANKS = {
  ref: 0,
  /** Its name has every word. */
  name: 1,
  /** Its name has some, and what belongs to it the others. */
  mostlyName: 2,
  stem: 3,
  /** Options, parts, model points or the take-away have every word. */
  answers: 4,
  article: 5,
  /** Some of its texts have every word. */
  texts: 6,
  partial: 7,
} as const;

/** One thing that was found: the group that it is shown in, and how well it matches. */
export type Found = {
  group: string;
  link: SearchLink;
  rank: number;
  score: number;
  /** Where more may be read of it, to show what matched. */
  source?: { question: number; stem: string } | { article: string };
};

/** What the search answers, by group; the best group and the best link first. */
export type SearchResult = { topic_name: string; link: SearchLink[] };

const MAX_IN_GROUP = 8;

/** The best first; what is equally good stays in its order. */
export const sortFound = (found: readonly Found[]): Found[] =>
  found.toSorted((a, b) => a.rank - b.rank || (a.rank === RANKS.partial ? b.score - a.score : 0));

/** The first of what was found, each once, as many as there is room for in its groups. */
export function firstOf(found: readonly Found[], limit: number): Found[] {
  const taken = new Map<string, Set<string>>();
  return found
    .filter(({ group, link: { link } }) => {
      const links = taken.get(group) ?? new Set();
      if (links.size >= MAX_IN_GROUP || links.has(link)) return false;
      taken.set(group, links.add(link));
      return true;
    })
    .slice(0, limit);
}

/** What was found in groups, which stand in the order of their best. */
export function grouped(found: readonly Found[]): SearchResult[] {
  const groups = new Map<string, SearchLink[]>();
  for (const { group, link } of found) groups.set(group, [...(groups.get(group) ?? []), link]);
  return [...groups].map(([topic_name, link]) => ({ topic_name, link }));
}
