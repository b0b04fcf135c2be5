type Area = 'localStorage' | 'sessionStorage';

// Fallback where the browser refuses storage, as in a private window.
const unstored = new Map<string, string>();

const placeOf = (area: Area, key: string) => `${area} ${key}`;

/** A stored value, or null; always null on a server. */
export function stored(area: Area, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? unstored.get(placeOf(area, key)) ?? null;
  } catch {
    return unstored.get(placeOf(area, key)) ?? null;
  }
}

/** Stores a value; null removes it. */
export function store(area: Area, key: string, value: string | null) {
  unstored.delete(placeOf(area, key));
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    if (value !== null) unstored.set(placeOf(area, key), value);
  }
}
