// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';
/** By then an offline page would have left for the browser's error page. */
const RELOAD_MS = 500;

const site = sharedSite();

async function openList() {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  await page.goto(LIST);
  await waitForHydration(page);
  await note(page).waitFor();
  return { page, context, faults };
}

/** As in Chrome 150, only a reload fetches the code of the notes again. */
async function failOffline(page: Page) {
  let isReloaded = false;
  page.on('domcontentloaded', () => (isReloaded = true));
  await page.route(/NoteDialog.*\.js/, (route) => (isReloaded ? route.continue() : route.abort()));
  await page.context().setOffline(true);
  for (let presses = 0; presses < 2; presses += 1) {
    await note(page).click();
    await page.waitForTimeout(RELOAD_MS);
  }
  await page.context().setOffline(false);
}

const note = (page: Page) => page.getByRole('button', { name: /^Add a note on/ }).first();

test('a tool that failed offline causes a reload once the server can be reached, and then opens', async () => {
  const { page, context, faults } = await openList();
  await failOffline(page);
  await Promise.all([page.waitForEvent('domcontentloaded'), note(page).click()]);
  await waitForHydration(page);
  await note(page).click();
  await page.getByRole('dialog', { name: /^Note on/ }).waitFor();
  await context.close();
  expect(faults).toEqual([]);
});

test('a tool that failed causes no reload while a form has text that is not saved', async () => {
  const { page, context, faults } = await openList();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const from = page.getByRole('textbox', { name: 'From question' });
  await from.fill('2');
  await failOffline(page);
  for (let presses = 0; presses < 2; presses += 1)
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'HEAD'), note(page).click()]);
  expect(await from.inputValue({ timeout: 1000 })).toBe('2');
  await context.close();
  expect(faults).toEqual([]);
});
