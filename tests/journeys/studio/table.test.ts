// @module-tag long
import { expect, test } from 'vitest';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { editedSite } from '../../testkit/site.ts';
import { box, keyboardOf, personWithRole, studioOf } from './studio.ts';

const site = editedSite();

test('Tab goes from cell to cell of a table, back with Shift, and out of it at both ends', async () => {
  const author = await personWithRole(site.stack, 'Table Author', 'AUTHOR');
  const { page, context, faults } = await studioOf(site.browser, site.url, author);
  const { press, type } = keyboardOf(page);
  await page.goto('/studio/questions/new');
  const question = box(page, 'Question');
  await question.focus();
  await page.getByRole('button', { name: 'Insert a table' }).click();
  await question.locator('table').waitFor();
  const hasFocus = () => question.evaluate((element) => element === document.activeElement);
  const cells = () => question.locator('th, td').allInnerTexts();

  await type('one');
  for (const text of ['two', 'three', 'four', 'five', 'six']) {
    await press('Tab');
    await type(text);
  }
  expect(await cells()).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  await press('Tab');
  expect(await hasFocus()).toBe(false);
  await press('Shift+Tab');
  await expect.poll(hasFocus).toBe(true);
  for (let back = 0; back < 5; back += 1) await press('Shift+Tab');
  await type('1');
  expect((await cells())[0]).toBe('1');
  await press('Shift+Tab');
  expect(await hasFocus()).toBe(false);
  expect(await question.locator('tr').count()).toBe(3);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await layoutFaults(page)).toEqual([]);
  }
  await context.close();
  expect(faults).toEqual([]);
});
