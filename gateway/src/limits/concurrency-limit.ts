type Keys<Kind extends string> = Record<Kind, string | undefined>;

/** Limits concurrent work for each key of each kind. An undefined key has no limit. */
export function concurrencyLimit<Kind extends string>(max: Record<Kind, number>) {
  const counts = new Map<string, number>();
  const kinds = Object.keys(max) as Kind[];
  const change = (id: string, by: number) => {
    const count = (counts.get(id) ?? 0) + by;
    if (count === 0) counts.delete(id);
    else counts.set(id, count);
  };

  /** Returns the function that releases the slot, or undefined if a key has reached its limit. */
  return (keys: Keys<Kind>): (() => void) | undefined => {
    const limitedKinds = kinds.filter((kind) => keys[kind] !== undefined);
    const ids = limitedKinds.map((kind) => `${kind} ${keys[kind]}`);
    if (limitedKinds.some((kind, index) => (counts.get(ids[index]!) ?? 0) >= max[kind])) return undefined;
    for (const id of ids) change(id, 1);
    return () => ids.forEach((id) => change(id, -1));
  };
}
