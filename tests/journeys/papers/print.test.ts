// @module-tag long
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';
import { handIn, itemsOf, keyOf, newestPaper, startMix } from './papers.ts';

const site = sharedSite();

/** Where lines end, a PDF has no spaces, and it has one sign for "fi". */
const squeeze = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00AD]/g, '');

async function printed(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return { source: pdf.toString('latin1'), pages: text.map(squeeze) };
}

const choose = (page: Page, name: string, isChosen: boolean) => page.getByLabel(name).setChecked(isChosen);

test('a paper prints on A4, black on white, with page numbers; no question is split, and the key only once it is over', async () => {
  const reader = await signedUp(site.url, 'Printing Reader');
  const { page, context } = await browserOf(site.browser, site.url, reader);
  await startMix(page, { mtf: 10, sba: 10, saq: 4, any: 3 });
  const path = new URL(page.url()).pathname;
  await page.goto(`${path}/print`);
  await page.getByRole('checkbox', { name: 'Answer sheet' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Answers and reasons' }).count()).toBe(0);
  expect(await faultsInBothSchemes(page)).toEqual([]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const { source, pages } = await printed(page);
  const sizes = [...source.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)].map(([, width, height]) => [width, height]);
  expect(sizes.length).toBeGreaterThan(3);
  // 210 by 297 mm in points.
  expect(new Set(sizes.map(String))).toEqual(new Set(['594,841']));
  for (const [index, text] of pages.entries()) expect(text).toContain(`${index + 1}/${pages.length}`);
  expect(pages.at(-1)).toContain('Rollnumber');
  expect(pages[0]).toMatch(/Time:\d+minutesFullmarks:[\d.]+Passmark:60%.*Multipletrue\/false10marks/);

  const questions = page.locator('li[value]');
  const texts = await questions.allInnerTexts();
  expect(texts).toHaveLength(24);
  for (const text of texts)
    expect(
      pages.filter((one) => one.includes(squeeze(text))),
      text,
    ).toHaveLength(1);
  expect(pages.join('')).toContain('Answerany3of4');
  const colours = await questions
    .locator('*')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));

  await page.emulateMedia({ media: 'screen' });
  // A phone has the button on the last question, and on the sheet.
  await page.goto(`${path}?q=24`);
  await handIn(page);
  await page.getByRole('link', { name: 'Print' }).click();
  await choose(page, 'Questions', false);
  await choose(page, 'Answer sheet', false);
  await choose(page, 'Answers and reasons', true);
  await page.emulateMedia({ media: 'print' });
  const key = await printed(page);
  const entries = await questions.allInnerTexts();
  expect(entries).toHaveLength(24);
  for (const text of entries)
    expect(
      key.pages.filter((one) => one.includes(squeeze(text))),
      text,
    ).toHaveLength(1);
  const paper = await newestPaper(site.url, reader.token);
  const items = itemsOf(paper!);
  for (const [index, text] of entries.entries()) {
    const { type, options } = await keyOf(site.url, items[index]!.asked.id);
    const letters = options.map(({ key: letter, correct }) =>
      type === 'SBA' ? correct && letter : `${letter}${correct ? 'T' : 'F'}`,
    );
    expect(squeeze(text)).toContain(letters.filter(Boolean).join(''));
    for (const { reason } of options) expect(reason).not.toBe('');
  }
  await context.close();
});

test('short answers alone print no page of bubbles, and a slow network never an empty page', async () => {
  const reader = await signedUp(site.url, 'Writing Printer');
  const { page, context } = await browserOf(site.browser, site.url, reader);
  await startMix(page, { mtf: 0, sba: 0, saq: 1 });
  await page.route('**/assets/Sheets-*.js', async (route) => {
    await page.getByRole('main').locator('[aria-busy=true]').waitFor();
    await setTimeout(500);
    await route.continue();
  });
  await page.goto(`${new URL(page.url()).pathname}/print`);
  await page.getByRole('checkbox', { name: 'Questions' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Answer sheet' }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  const { pages } = await printed(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/Fullmarks:([\d.]+).*Shortanswers\1marks.*\(\1\)/);
  await context.close();
});
