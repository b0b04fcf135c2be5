import type { Page } from 'playwright-core';

/** The log in a browser, as `QUESTION STATE`. */
export const deviceLog = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === 'study')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('study');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
    const rows = await new Promise<{ questionId: string; state: string }[]>((resolve) => {
      const request = database.transaction('attempts').objectStore('attempts').getAll();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return rows.map(({ questionId, state }) => `${questionId} ${state}`);
  });

/** Questions with options to choose: an answered one has no radio any more. */
export const openCards = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('radio') });

export async function answerFirst(page: Page) {
  const card = openCards(page).first();
  await card.getByRole('radio').first().check();
  await card.getByRole('button', { name: 'Check answer' }).click();
}
