import { database } from './database.ts';
import type { Place, StoredPlace } from './rows.ts';
import { wakeSync } from './wake.ts';

const MAX_PLACES = 5;

const byTime = (a: Place, b: Place) => (a.at < b.at ? 1 : -1);

/** A reader's last places, newest first. */
export async function listPlaces(owner: string): Promise<StoredPlace[]> {
  return (await database.places.where({ owner }).toArray()).toSorted(byTime).slice(0, MAX_PLACES);
}

/** Stores the reader's place in a list, on the device first, then in the account. */
export async function writePlace(owner: string, place: Omit<Place, 'at'>): Promise<void> {
  await database.transaction('rw', database.places, async () => {
    // Of a range, the list has fewer questions than the place says.
    const total = Math.max(place.place, place.total);
    await database.places.put({ ...place, total, owner, at: new Date().toISOString(), isUnsent: 1 });
    await keepNewest(owner);
  });
  wakeSync();
}

/** Stores the account's places, except where this device has a newer one. */
export const storePlaces = (owner: string, places: readonly Place[]) =>
  database.transaction('rw', database.places, async () => {
    for (const { path, title, place, total, at } of places) {
      const here = await database.places.get([owner, path]);
      if (!here || here.at < at) await database.places.put({ owner, path, title, place, total, at });
    }
    await keepNewest(owner);
  });

async function keepNewest(owner: string) {
  const places = (await database.places.where({ owner }).toArray()).toSorted(byTime);
  await database.places.bulkDelete(places.slice(MAX_PLACES).map(({ path }) => [owner, path]));
}
