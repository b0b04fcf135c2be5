type Area = 'localStorage' | 'sessionStorage';

// What a browser will not store, in a private window or by its reader's wish, lives as long as the page.
const unstored = new Map<string, string>();

const placeOf = (area: Area, key: string) => `${area} ${key}`;

/** What is kept under a key, or null. On a server there is nothing. */
export function stored(area: Area, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? unstored.get(placeOf(area, key)) ?? null;
  } catch {
    return unstored.get(placeOf(area, key)) ?? null;
  }
}

/** Keeps a value under a key, or forgets it where it is null. */
export function store(area: Area, key: string, value: string | null) {
  unstored.delete(placeOf(area, key));
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    if (value !== null) unstored.set(placeOf(area, key), value);
  }
}
