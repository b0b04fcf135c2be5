// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { editedSite } from '../../testkit/site.ts';
import { box, idOf, personWithRole, status, storedQuestion, studioOf } from './studio.ts';

const site = editedSite();

const FROM_WORD =
  `<html><body><!--StartFragment--><p class=MsoNormal>Give 10<span style='position:relative;top:-3pt;mso-text-raise:3pt'>` +
  `9</span> <s>units</s> cells</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>·&nbsp; </span><![endif]>slowly</p><p><img src="file:///C:/clip.png"></p>` +
  `<p><a href="https://who.int/x">WHO</a></p><!--EndFragment--></body></html>`;
const STORED = '<p>Give 10<sup>9</sup> <s>units</s> cells</p><ul><li><p>slowly</p></li></ul><p></p><p>WHO</p>';

async function copy(page: Page, html: string) {
  await page.evaluate(async (text) => {
    const types = {
      'text/html': text,
      'text/plain': new DOMParser().parseFromString(text, 'text/html').body.innerText,
    };
    const blobs = Object.entries(types).map(([type, content]) => [type, new Blob([content], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, html);
}

test('what a paste leaves out is said under its field, and the picture is asked for', async () => {
  const author = await personWithRole(site.stack, 'Pasting Teacher', 'AUTHOR');
  const { page, context, faults } = await studioOf(site.browser, site.url, author, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/studio/questions/new');
  await page.getByLabel('Professional year').selectOption('_1');
  await page.getByLabel('Subject').selectOption('ANAT');
  await box(page, 'Question').click();
  await copy(page, FROM_WORD);
  await page.keyboard.press('Control+v');
  await page.getByText('Left out: 1 picture, the address of a link.').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add the picture' }).click();
  const pictures = page.getByText(/^Pictures \(/);
  await expect.poll(() => pictures.evaluate((one) => one === document.activeElement)).toBe(true);

  await copy(page, '<p>Above 10<sup>9</sup> a litre, <del>not 10</del></p>');
  const takeAway = page.getByLabel('One line to remember');
  await takeAway.click();
  await page.keyboard.press('Control+v');
  await page.getByText('Left out: 1 struck-out text.').waitFor();
  expect(await takeAway.inputValue()).toBe('Above 10⁹ a litre,');
  await page.keyboard.press('Control+z');
  expect(await takeAway.inputValue()).toBe('');
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: 'Dismiss what was left out' }).last().click();
  await expect.poll(() => page.getByText('Left out: 1 struck-out text.').count()).toBe(0);

  await status(page, /^Saved/).waitFor();
  const { draft } = await storedQuestion(site.url, author, idOf(page));
  expect(draft).toMatchObject({ stem: STORED, takeAway: 'Above 10⁹ a litre,' });
  expect(faults).toEqual([]);
  await context.close();
});

test('what is dropped goes the same way as what is pasted', async () => {
  const author = await personWithRole(site.stack, 'Dropping Teacher', 'AUTHOR');
  const { page, context, faults } = await studioOf(site.browser, site.url, author);
  await page.goto('/studio/questions/new');
  const drop = (name: string, html: string) =>
    box(page, name).evaluate((field, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/html', text);
      const { x, y } = field.getBoundingClientRect();
      const place = { clientX: x + 20, clientY: y + 15 };
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
    }, html);
  await drop('Question', '<p>10<span style="vertical-align:super">9</span> <math><mi>x</mi></math> mg</p>');
  await page.getByText('Left out: 1 equation.').waitFor();
  expect(await box(page, 'Question').innerHTML()).toContain('10<sup>9</sup> [equation] mg');
  await drop('One line to remember', 'Na<sup>+</sup><span style="display:none">!</span>');
  await page.getByText('Left out: 1 hidden text.').waitFor();
  expect(await box(page, 'One line to remember').inputValue()).toBe('Na⁺');
  expect(faults).toEqual([]);
  await context.close();
});
