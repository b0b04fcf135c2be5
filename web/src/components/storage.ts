type Area = 'localStorage' | 'sessionStorage';

// For browsers without storage, as in a private window.
const memory = new Map<string, string>();

const placeOf = (area: Area, key: string) => `${area} ${key}`;

export function readStored(area: Area, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? memory.get(placeOf(area, key)) ?? null;
  } catch {
    return memory.get(placeOf(area, key)) ?? null;
  }
}

/** Stores a value; null removes it. */
export function store(area: Area, key: string, value: string | null) {
  memory.delete(placeOf(area, key));
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    if (value !== null) memory.set(placeOf(area, key), value);
  }
}
