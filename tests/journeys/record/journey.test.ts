// @module-tag long
import { json } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, faultsInBothSchemes, openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { signedUp } from '../notifications/people.ts';

const LIST = '/board-question/DHK/_1/ANAT/topics/Upper%20limb';
const PASSWORD = 'secret1';
const ANSWERS = 2;

const site = sharedSite();

const questionsSeen = (page: Page) =>
  page.getByText('Questions seen', { exact: true }).locator('xpath=following-sibling::dd').innerText();

async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all (JSON)' }).click(),
  ]);
  return (await json(await download.createReadStream())) as {
    attempts: { id: string; marks: number | null }[];
    questions: { note: string }[];
  };
}

test('a visitor’s practice joins the record of the account at log-in, and can be exported and deleted', async () => {
  const { user } = await signedUp(site.url, 'Record Keeper');
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, viewport: DESK });
  try {
    await page.goto(LIST);
    await waitForHydration(page);
    const cards = page.getByRole('article').filter({ has: page.getByRole('radio') });
    for (let index = 0; index < ANSWERS; index += 1) {
      await cards.first().getByRole('radio').first().check();
      await cards.first().getByRole('button', { name: 'Check answer' }).click();
    }
    await page
      .getByRole('button', { name: /^Add a note/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Your note' }).fill('=Ask again');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto('/record');
    await expect.poll(() => questionsSeen(page)).toBe(String(ANSWERS));
    await page.getByRole('button', { name: /^Anatomy/ }).click();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    for (const width of [320, DESK.width]) {
      await page.setViewportSize({ ...DESK, width });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    await page.getByRole('link', { name: 'Log in to keep it.' }).click();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your record' }).waitFor();
    await expect.poll(() => questionsSeen(page)).toBe(String(ANSWERS));
    const record = await exported(page);
    expect(record.attempts).toHaveLength(ANSWERS);
    // Marked by the server, so it is in the account.
    expect(record.attempts.map(({ marks }) => typeof marks)).toEqual(['number', 'number']);
    expect(record.questions).toMatchObject([{ note: '=Ask again', ref: expect.stringMatching(/^ANAT-/) }]);

    await page.getByRole('button', { name: 'Delete the record' }).click();
    await page.getByLabel(/To confirm/).fill(user.email);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'Nothing is recorded yet' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Nothing is recorded yet' }).waitFor();
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
