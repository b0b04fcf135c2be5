/** One thing that was found, and the group that it is shown in. */
export type Found = { group: string; name: string; link: string };

/** What the search answers, by group; the best group and the best link first. */
export type SearchResult = { topic_name: string; link: { name: string; link: string }[] };

const MAX_IN_GROUP = 8;

/** The first of what was found, in groups that stand in the order of their best. */
export function grouped(found: readonly Found[], limit: number): SearchResult[] {
  const groups = new Map<string, SearchResult['link']>();
  let taken = 0;
  for (const { group, name, link } of found) {
    const links = groups.get(group) ?? [];
    if (taken >= limit || links.length >= MAX_IN_GROUP) continue;
    groups.set(group, [...links, { name, link }]);
    taken += 1;
  }
  return [...groups].map(([topic_name, link]) => ({ topic_name, link }));
}
