import type { BrowserContext, Page } from 'playwright-core';
import { admin, FREE } from '../../testkit/admin.ts';
import { PHONE } from '../../testkit/browser.ts';
import type { killableBrowser } from '../../testkit/killable-browser.ts';
import type { Stack } from '../../testkit/stack.ts';
import { type Person, sessionItems, signedUp } from '../notifications/people.ts';
import { whenKept } from './front.ts';

type Phone = ReturnType<typeof killableBrowser>;
type Site = { url: string };

/** Somebody with a plan that opens all questions. */
export async function withPlan({ stack }: { stack: Stack }, url: string, name: string): Promise<Person> {
  const reader = await signedUp(url, name);
  const plan = ['--plan', 'full-year', '--duration', '24 months'];
  await admin(stack, 'grant-plan', '--user', reader.user.userId, ...plan, ...FREE);
  return reader;
}

/** Their browser, as on a later visit. */
export async function openPhone(phone: Phone, front: Site, reader: Person): Promise<BrowserContext> {
  const context = await phone.start({ viewport: PHONE, baseURL: front.url });
  const items = [...sessionItems(reader), { name: 'first-visit', value: '1' }];
  // Once, so that a log-out lasts.
  await context.addInitScript((all: typeof items) => {
    if (sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', '1');
    all.forEach(({ name, value }) => localStorage.setItem(name, value));
  }, items);
  return context;
}

/** Downloads packs by their titles. Resolves once the worker has kept the client too. */
export async function download(page: Page, ...titles: string[]): Promise<void> {
  await page.goto('/downloads');
  for (const title of titles) {
    await page.getByRole('button', { name: `Download ${title}` }).click();
    await page.getByRole('button', { name: `Remove ${title}` }).waitFor();
  }
  await whenKept(page);
}

/** Closes the browser and starts it again without a network. */
export async function startOffline(phone: Phone, front: Site, reader: Person): Promise<BrowserContext> {
  await phone.close();
  const context = await openPhone(phone, front, reader);
  await context.setOffline(true);
  return context;
}

/** The number of rows in a store of the device. */
export const storedIn = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open('study');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction(name).objectStore(name).count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  }, store);
