export type Identified = { _id: string };

/** Newest first. Upstreams that support `since` leave out what came before that id. */
export type ReadList<Item> = (since: string | undefined) => Promise<Item[]>;

const MAX_LIST = 500;
const MAX_PAGES = 20;
/** More than one list, so that its rows are recognised the next time. */
const MAX_IDS = 2 * MAX_LIST;

export function recentIds() {
  const ids = new Set<string>();
  return {
    has: (id: string) => ids.has(id),
    add(id: string): boolean {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > MAX_IDS) ids.delete(ids.values().next().value!);
      return true;
    },
  };
}

export const newest = <Item>(list: readonly Item[]): Item[] => list.slice(0, MAX_LIST).toReversed();

/** Delivers what is new since an id, oldest first. An upstream that supports `since` may page; others repeat the list. */
export async function catchUp<Item extends Identified>(
  read: ReadList<Item>,
  since: string | undefined,
  isNew: (item: Item) => boolean,
  deliver: (items: Item[]) => void,
): Promise<void> {
  let last = since;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const fresh = newest(await read(last)).filter(isNew);
    if (fresh.length === 0) return;
    deliver(fresh);
    last = fresh.at(-1)!._id;
  }
}
