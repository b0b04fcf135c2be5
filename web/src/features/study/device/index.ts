import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/index.ts';
import { currentOwner, forgetDeviceRecord, noteDeviceRecord } from '../owner.ts';
import type { Shelf, StudyQuestion } from '../types.ts';
import { listAttempts } from './attempts.ts';
import type { Place } from './database.ts';
import { isEmpty, removeAll } from './owners.ts';
import { listPlaces, writePlace } from './places.ts';
import { listRecords, writeFlag, writeNote } from './records.ts';

export { releaseAttempt, setConfidence, writeAttempt } from './attempts.ts';
export type { LoggedAttempt, Place, StoredRecord } from './database.ts';
export { markAnswer } from '../rules.ts';
export { inList, LISTS, type ListName } from '../own-lists.ts';
export { placeTitle } from '../place-title.ts';
export { removeSent } from './owners.ts';
export { watchRecords } from './records.ts';
export { sendLast, startSync, type SyncOthers } from './sync.ts';

// Everything below is about the current reader.

export async function setFlag(question: StudyQuestion, shelf: Shelf, flagged: boolean) {
  await writeFlag(currentOwner(), question, shelf, flagged);
  noteDeviceRecord();
}

export async function setNote(question: StudyQuestion, shelf: Shelf, note: string) {
  await writeNote(currentOwner(), question, shelf, note);
  noteDeviceRecord();
}

export async function leavePlace(place: Omit<Place, 'at'>) {
  await writePlace(currentOwner(), place);
  noteDeviceRecord();
}

export const readRecords = () => listRecords(currentOwner());
export const readAttempts = () => listAttempts(currentOwner());
export const readPlaces = () => listPlaces(currentOwner());

export async function forgetRecord() {
  await removeAll(currentOwner());
  if (await isEmpty()) forgetDeviceRecord();
}

/** The result of one of the reads above, updated after every change in any tab; undefined at first. */
export function useStored<T>(read: () => Promise<T>): T | undefined {
  const owner = useSession()?.user_id;
  const [found, setFound] = useState<{ owner: string | undefined; value: T }>();
  useEffect(() => {
    const subscription = liveQuery(read).subscribe({ next: (value) => setFound({ owner, value }), error: () => {} });
    return () => subscription.unsubscribe();
  }, [read, owner]);
  return found && found.owner === owner ? found.value : undefined;
}
