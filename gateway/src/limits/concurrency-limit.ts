type Keys<Kind extends string> = Record<Kind, string | undefined>;

/** Bounds how much may be under way at once, for each key of each kind. What has no key of a kind is not counted there. */
export function concurrencyLimit<Kind extends string>(most: Record<Kind, number>) {
  const counts = new Map<string, number>();
  const kinds = Object.keys(most) as Kind[];
  const change = (id: string, by: number) => {
    const count = (counts.get(id) ?? 0) + by;
    if (count === 0) counts.delete(id);
    else counts.set(id, count);
  };

  /** Takes a place and returns how to leave it; undefined where one of the keys has no place left. */
  return (keys: Keys<Kind>): (() => void) | undefined => {
    const counted = kinds.filter((kind) => keys[kind] !== undefined);
    const ids = counted.map((kind) => `${kind} ${keys[kind]}`);
    if (counted.some((kind, index) => (counts.get(ids[index]!) ?? 0) >= most[kind])) return undefined;
    for (const id of ids) change(id, 1);
    return () => ids.forEach((id) => change(id, -1));
  };
}
