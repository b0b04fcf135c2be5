import { createHash } from 'node:crypto';
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';

const MAX_ITEMS = 64;
const HASH_BITS = 32;
/** Above it, one step would keep the event loop from requests. */
const LARGE = 2_000;

/** An item's place among the groups, which no other item changes. */
export type Hashed = { id: string; hash: number };
export type Group = { name: string; items: Hashed[] };

export const hashed = (id: string): Hashed => ({ id, hash: createHash('sha256').update(id).digest().readUInt32BE() });

/** Groups of at most 64 by the first bits of the hash: a new item splits one group at most. */
export async function* groupByHash(items: Hashed[], bits = ''): AsyncGenerator<Group> {
  if (items.length <= MAX_ITEMS || bits.length === HASH_BITS) {
    if (items.length > 0) yield { name: bits, items };
    return;
  }
  if (items.length > LARGE) await nextEventLoopTurn();
  for (const half of halves({ name: bits, items })) yield* groupByHash(half.items, half.name);
}

/** By the next bit. */
export function halves({ name, items }: Group): Group[] {
  const isSet = ({ hash }: Hashed) => ((hash >>> (HASH_BITS - 1 - name.length)) & 1) === 1;
  return [
    { name: `${name}0`, items: items.filter((item) => !isSet(item)) },
    { name: `${name}1`, items: items.filter(isSet) },
  ];
}
