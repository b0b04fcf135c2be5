// @module-tag long
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes, openPage } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { sitting, startMix } from './papers.ts';

const site = sharedSite();
const HOLD_MS = 700;

test('letters of the answer sheet show their text to the mouse, the keyboard and a held finger, without answering', async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, hasTouch: true });
  await startMix(page, { mtf: 1, sba: 1 });
  await sitting(page).getByRole('button', { name: 'Sheet' }).click();
  const sheet = sitting(page).getByRole('region', { name: 'Answer sheet' });
  const letter = sheet.getByRole('group', { name: 'Options of question 2' }).getByRole('button', { name: 'B' });
  const textOf = async (button: Locator) =>
    page.locator(`[id='${await button.getAttribute('aria-describedby')}']`).textContent();
  const text = await textOf(letter);
  const peek = sheet.locator('[role=tooltip]');
  await letter.hover();
  await expect.poll(() => peek.innerText()).toBe(text);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.mouse.move(5, 5);
  await peek.waitFor({ state: 'detached' });

  await page.keyboard.press('Tab');
  await letter.focus();
  await expect.poll(() => peek.innerText()).toBe(text);
  await page.keyboard.press('Escape');
  await peek.waitFor({ state: 'detached' });
  await letter.press('Enter');
  await sitting(page).getByText('1 of 2 answered').waitFor();
  await letter.press('Enter');
  await sitting(page).getByText('0 of 2 answered').waitFor();

  const touch = await context.newCDPSession(page);
  const statement = sheet.getByRole('group', { name: 'Question 1, statement A' }).getByRole('button', { name: 'True' });
  const { x, y } = (await statement.boundingBox())!;
  const finger = { type: 'touchStart' as const, touchPoints: [{ x: x + 20, y: y + 20 }] };
  await touch.send('Input.dispatchTouchEvent', finger);
  await page.waitForTimeout(HOLD_MS);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => peek.innerText()).toBe(await textOf(statement));
  expect(await statement.getAttribute('aria-pressed')).toBe('false');
  await statement.tap();
  await sitting(page).getByText('1 of 2 answered').waitFor();
  await context.close();
  expect(faults).toEqual([]);
});

test('on a phone on its side the question has most of the height', async () => {
  const viewport = { width: 740, height: 360 };
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport });
  await startMix(page, { mtf: 0, sba: 2 });
  const bars = await sitting(page)
    .locator(':scope > header, :scope > footer')
    .evaluateAll((parts) => parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
  expect(viewport.height - bars).toBeGreaterThan(viewport.height * 0.7);
  await context.close();
});
