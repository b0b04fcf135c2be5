/** What an event of the upstream's is known by. */
export type Known = { _id: string };

/** The list of all there is, newest first; `since` leaves out what came before that id, where the upstream knows it. */
export type ReadList<Item> = (since: string | undefined) => Promise<Item[]>;

/** How much of a list is looked at, and how many of its parts. */
const MAX_READ = 500;
const MAX_PARTS = 20;
/** More than one read looks at, so that what it finds again is remembered. */
const MAX_SEEN = 2 * MAX_READ;

/** The ids of what was delivered last. */
export function recentIds() {
  const seen = new Set<string>();
  return {
    has: (id: string) => seen.has(id),
    /** False where it was seen before. */
    add(id: string): boolean {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value!);
      return true;
    },
  };
}

/** The newest of a list, oldest first. */
export const newest = <Item>(list: readonly Item[]): Item[] => list.slice(0, MAX_READ).toReversed();

/**
 * Hands over what is new since an id, oldest first, part by part: an upstream that knows `since` may answer with only so
 * many at a time, one that does not answers with the same list again.
 */
export async function catchUp<Item extends Known>(
  read: ReadList<Item>,
  since: string | undefined,
  isNew: (item: Item) => boolean,
  take: (items: Item[]) => void,
): Promise<void> {
  let last = since;
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const fresh = newest(await read(last)).filter(isNew);
    if (fresh.length === 0) return;
    take(fresh);
    last = fresh.at(-1)!._id;
  }
}
