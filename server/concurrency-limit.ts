type Keys<Kind extends string> = Record<Kind, string | undefined>;

/** Limits concurrent work for each key of each kind. An undefined key has no limit. */
export function concurrencyLimit<Kind extends string>(limits: Record<Kind, number>) {
  const counts = new Map<string, number>();
  const kinds = Object.keys(limits) as Kind[];
  const change = (id: string, by: number) => {
    const count = (counts.get(id) ?? 0) + by;
    if (count === 0) counts.delete(id);
    else counts.set(id, count);
  };

  /** Returns a function that releases the slot, or undefined if a key is at its limit. */
  return (keys: Keys<Kind>): (() => void) | undefined => {
    const slots = kinds
      .filter((kind) => keys[kind] !== undefined)
      .map((kind) => ({ id: `${kind} ${keys[kind]}`, limit: limits[kind] }));
    if (slots.some(({ id, limit }) => (counts.get(id) ?? 0) >= limit)) return undefined;
    for (const { id } of slots) change(id, 1);
    return () => slots.forEach(({ id }) => change(id, -1));
  };
}
