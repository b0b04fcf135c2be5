import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  DESK,
  faultsInBothSchemes,
  layoutShift,
  PHONE,
  waitUntilLoaded,
  watchLayoutShift,
} from '../../testkit/browser.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';

const NARROW = { width: 320, height: 640 };
const DAY_MS = 86_400_000;

const site = sharedSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const inDays = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);

/** At the narrowest phone, and in both schemes. */
async function expectNoFaults(page: Page) {
  await page.setViewportSize(NARROW);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

test('a student makes a plan, changes it after a lost network and a reload, and ends it', async () => {
  const { page, context, faults } = await browserOf(site.browser, site.url, await signedUp(site.url, 'Plan Maker'));
  try {
    await watchLayoutShift(page);
    await page.goto('/');
    await page.getByRole('link', { name: /^Make a plan/ }).waitFor();
    expect((await layoutShift(page)).total).toBeLessThan(0.01);
    await page.getByRole('link', { name: /^Make a plan/ }).click();
    await page.getByLabel('Day of the examination').fill(inDays(60));
    await page.getByText(/new questions? a day, about \d+ minutes with reviews/).waitFor();
    await page.getByText(/^You will have seen all/).waitFor();
    await expectNoFaults(page);
    await button(page, 'Make this plan').dblclick();
    await heading(page, /^(59|60|61) days left$/).waitFor();
    await page.getByRole('table', { name: 'The next 30 days' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectNoFaults(page);

    await button(page, 'Change the plan').click();
    await page.getByRole('checkbox', { name: 'Fri' }).check();
    await context.setOffline(true);
    await button(page, 'Save the changes').click();
    await page.getByRole('alert').filter({ hasText: 'offline' }).waitFor();
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Fri' }).isChecked()).toBe(true);
    await button(page, 'Save the changes').click();
    const rest = page.getByText('Rest days', { exact: true }).locator('xpath=following-sibling::dd');
    await expect.poll(() => rest.innerText()).toBe('Fri');
    await page.getByRole('table', { name: 'The next 30 days' }).waitFor();
    await expect.poll(() => button(page, /^Friday .* A rest day/).count()).toBeGreaterThan(3);

    await page.goto('/');
    await page.getByRole('link', { name: /^Start: \d+ questions, about \d+ minutes/ }).waitFor();
    expect((await layoutShift(page)).total).toBeLessThan(0.01);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.getByRole('link', { name: /days left/ }).click();
    await button(page, 'End the plan').click();
    await page
      .getByRole('dialog')
      .getByText(/^Nothing is lost/)
      .waitFor();
    await button(page, 'End it').click();
    await button(page, 'Make this plan').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Fri' }).isChecked()).toBe(true);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a plan can be made with the keyboard alone', { tags: 'long' }, async () => {
  const reader = await signedUp(site.url, 'Plan Keys');
  const { page, context, faults } = await browserOf(site.browser, site.url, reader, { viewport: DESK });
  try {
    await page.goto('/review/plan');
    await waitUntilLoaded(page, 'Your plan');
    await tabTo(page, /^(May|November) 20\d\d$/);
    await page.keyboard.press('Enter');
    await page.getByText(/with reviews$/).waitFor();
    await tabTo(page, /^Make this plan$/);
    await page.keyboard.press('Enter');
    await heading(page, /days left$/).waitFor();
    const today = page.locator('[aria-current="date"]');
    await today.waitFor();
    await tabTo(page, /(to review and|Nothing is planned)/);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('td button[tabindex="0"]').count()).toBe(1);
    await tabTo(page, /^End the plan$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(':focus').innerText()).toBe('End the plan');
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
