import type { MemoryState } from 'review/memory.ts';
import { currentOwner } from '../owner.ts';
import { today } from '../days/weeks.ts';
import { listAttempts } from '../device/attempts.ts';
import { database } from '../device/database.ts';
import { listRecords, writePostponed } from '../device/records.ts';
import type { ReviewItem, StoredReview } from '../device/rows.ts';
import { type Downloaded, NOTHING_DOWNLOADED, withTexts } from '../packed/index.ts';
import { type DeviceKnowledge, nextDay, nextOfTarget, planDay, planDays, summariseTargets } from './plan-day.ts';

export type { ReviewItem, StoredReview, StoredTarget } from '../device/rows.ts';
export type { DayLoad, PlannedItem } from './plan-day.ts';

// Everything below is about the current reader. It loads the memory model: import it where it is needed only.

/** What is due today by what is on this device, and tomorrow. For `useStored`. */
export const readDeviceDay = async (downloaded: Downloaded = NOTHING_DOWNLOADED) =>
  planDay(await readKnowledge(downloaded), today());

/** The plan and its next days, if all its subjects are downloaded. */
export const readDevicePlan = async (downloaded: Downloaded, days: number) =>
  planDays(await readKnowledge(downloaded), today(), days);

/** What the account's targets come to by what is on this device. */
export const readDeviceTargets = async (downloaded: Downloaded = NOTHING_DOWNLOADED) =>
  summariseTargets(await readKnowledge(downloaded), today());

async function readKnowledge({ packed, texts }: Downloaded): Promise<DeviceKnowledge> {
  const owner = currentOwner();
  const [records, attempts, states, review] = await Promise.all([
    listRecords(owner),
    listAttempts(owner),
    database.memoryStates.where({ owner }).toArray(),
    database.reviews.get(owner),
  ]);
  return { records: withTexts(records, texts), attempts, states, review, packed };
}

export const readReview = (): Promise<StoredReview | undefined> => database.reviews.get(currentOwner());

/** Stores today's queue, with the plan and the weights of the account. */
export const storeReview = (review: StoredReview) => database.reviews.put(review);

/** Replaces the stored states by the account's. */
export const storeStates = (
  owner: string,
  states: readonly (MemoryState & { questionId: string; postponedTo?: string | null })[],
  weights: StoredReview['weights'],
) =>
  database.transaction('rw', database.memoryStates, database.reviews, async () => {
    await database.memoryStates.where({ owner }).delete();
    await database.memoryStates.bulkPut(states.map((state) => ({ postponedTo: null, ...state, owner })));
    await database.reviews.update(owner, { statesOn: today(), weights });
  });

/**
 * Not today. Resolves to the day on which it comes again; null if that is not before the examination, or its target's day.
 * `downloaded` is asked for what a target has.
 */
export async function postpone(
  { question, shelf, target }: ReviewItem,
  downloaded: () => Promise<Downloaded> = () => Promise.resolve(NOTHING_DOWNLOADED),
): Promise<string | null> {
  const plan = (await readReview())?.plan ?? null;
  const day = nextDay(plan, today());
  await writePostponed(currentOwner(), question, shelf, day ?? plan!.examOn);
  return day && target ? nextOfTarget(await readKnowledge(await downloaded()), today(), question.id, day) : day;
}
