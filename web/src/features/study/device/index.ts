import { liveQuery } from 'dexie';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../../session/index.ts';
import { currentOwner, forgetDeviceRecord, noteDeviceRecord } from '../owner.ts';
import type { Shelf, StudyQuestion } from '../types.ts';
import { lastReview, listAttempts, undoAttempt } from './attempts.ts';
import { isEmpty, removeAll } from './owners.ts';
import { listPlaces, writePlace } from './places.ts';
import { listRecords, writeFlag, writeNote } from './records.ts';
import type { Place } from './rows.ts';

export { writeAttempt } from './attempts.ts';
export type { LoggedAttempt, Place, StoredRecord } from './rows.ts';
export { countDays } from './count-days.ts';
export { dayOf, isAnswer, outcomeNow } from './derive.ts';
export { learnKey } from './remark.ts';
export { countOf, inList, LISTS, type ListName } from '../own-lists.ts';
export { placeTitle } from '../place-title.ts';
export { removeSent } from './owners.ts';
export { useReturn } from './on-return.ts';
export { watchRecords } from './records.ts';
export { wantRecords } from './wake.ts';
export { StorageBlocked } from './StorageBlocked.tsx';
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

/** Takes back the last answer to a question. False if it is too old. */
export const undoAnswer = (questionId: string) => undoAttempt(currentOwner(), questionId);

export const readLastReview = () => lastReview(currentOwner());
export const readRecords = () => listRecords(currentOwner());
export const readAttempts = () => listAttempts(currentOwner());
export const readPlaces = () => listPlaces(currentOwner());

export async function forgetRecord() {
  await removeAll(currentOwner());
  if (await isEmpty()) forgetDeviceRecord();
}

/**
 * The result of one of the reads above, updated after every change in any tab. Undefined at first, null if the browser
 * refuses storage.
 */
export function useStored<T>(read: () => Promise<T>): T | null | undefined {
  const owner = useSession()?.user_id;
  const [found, setFound] = useState<{ owner: string | undefined; value: T | null }>();
  useEffect(() => {
    // A live query never reports that a database cannot be opened.
    const readOrNull = () => read().catch(() => null);
    const subscription = liveQuery(readOrNull).subscribe((value) => setFound({ owner, value }));
    return () => subscription.unsubscribe();
  }, [read, owner]);
  return found && found.owner === owner ? found.value : undefined;
}

const readWaiting = async () => (await readAttempts()).filter(({ state }) => state === 'WAITING').length;

/** The number of unsent answers on this device. Calls back when some have been sent. */
export function useWaiting(onSent: () => void): number {
  const waiting = useStored(readWaiting) ?? 0;
  const before = useRef(waiting);
  const callBack = useEffectEvent(onSent);
  useEffect(() => {
    if (waiting < before.current) callBack();
    before.current = waiting;
  }, [waiting]);
  return waiting;
}
