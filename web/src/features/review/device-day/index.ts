import { useCallback } from 'react';
import { loadPackContent } from '../../packs/index.ts';
import { useStored } from '../../study/device/index.ts';
import { type PlannedItem, readDeviceDay, type ReviewItem } from '../../study/reviews/index.ts';
import { readDownloaded, useDownloaded } from '../downloaded/index.ts';

/** What is due today and tomorrow by what is on this device. Undefined at first, null if the browser refuses storage. */
export function useDeviceDay() {
  const downloaded = useDownloaded();
  // Not in the live query, which may only read: packs whose lease has ended are removed.
  const planned = useStored(useCallback(() => readDeviceDay(downloaded), [downloaded]));
  return downloaded ? planned : undefined;
}

/** What is due today, with texts. */
export async function readDeviceQueue() {
  const planned = await readDeviceDay(await readDownloaded());
  return { ...planned, items: await readTexts(planned.items) };
}

/** Without questions whose file is missing. */
async function readTexts(items: readonly PlannedItem[]): Promise<ReviewItem[]> {
  const missing = items.filter(({ question }) => !question).map(({ id }) => id);
  const found = missing.length > 0 ? await (await loadPackContent()).findQuestions(missing) : [];
  const texts = new Map(found.map((question) => [question.id, question]));
  return items.flatMap(({ id, question = texts.get(id), ...item }) => (question ? { ...item, question } : []));
}
