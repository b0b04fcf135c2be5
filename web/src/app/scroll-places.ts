const STORE = 'scroll-places';

type Places = Record<string, number>;

let places: Places | undefined;

/** How far down each entry of the tab's history was read; it outlives a reload. */
export function loadPlaces(): Places {
  return (places ??= stored());
}

export function savePlaces() {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places));
  } catch {
    // A reader who forbids storage starts at the top after a reload.
  }
}

function stored(): Places {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
