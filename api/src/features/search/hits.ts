import type { Schemas } from 'schema/rest/bodies.ts';

export type SearchResult = Schemas['SearchResult'];
export type SearchLink = SearchResult['link'][number];
export type ExcerptPart = { text: string; marked: boolean };

export const RANKS = {
  ref: 0,
  name: 1,
  /** Some words in the name, the others in its surroundings. */
  mostlyName: 2,
  /** A symptom, with every other word, in how an emergency is recognised. */
  emergency: 3,
  stem: 4,
  /** Every word in options, parts, model points or the take-away. */
  answers: 5,
  article: 6,
  /** Every word in some text. */
  texts: 7,
  /** Every word in a question often asked or beside a page's name. */
  help: 8,
  partial: 9,
} as const;

export type Hit = {
  group: string;
  link: SearchLink;
  rank: number;
  score: number;
  /** More text to take an excerpt from. */
  source?: { question: number; stem: string } | { article: string };
};

const MAX_IN_GROUP = 8;

export const sortHits = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => a.rank - b.rank || (a.rank === RANKS.partial ? b.score - a.score : 0));

/** Removes duplicates and limits each group. */
export function limitHits(hits: readonly Hit[], limit: number): Hit[] {
  const linksByGroup = new Map<string, Set<string>>();
  return hits
    .filter(({ group, link: { link } }) => {
      const links = linksByGroup.get(group) ?? new Set();
      if (links.size >= MAX_IN_GROUP || links.has(link)) return false;
      linksByGroup.set(group, links.add(link));
      return true;
    })
    .slice(0, limit);
}

export function groupHits(hits: readonly Hit[]): SearchResult[] {
  const groups = new Map<string, SearchLink[]>();
  for (const { group, link } of hits) groups.set(group, [...(groups.get(group) ?? []), link]);
  return [...groups].map(([topic_name, link]) => ({ topic_name, link }));
}
