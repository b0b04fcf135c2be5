const STORE = 'scroll-places';

type Places = Record<string, number>;

let places: Places | undefined;

/** Scroll offsets by history entry; they survive a reload. */
export function loadPlaces(): Places {
  return (places ??= readStored());
}

export function savePlaces() {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places));
  } catch {
    // Without storage a reload starts at the top.
  }
}

function readStored(): Places {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
