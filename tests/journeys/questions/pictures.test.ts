// @module-tag long
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';
import { admin } from '../../testkit/admin.ts';
import {
  DESK,
  faultsByAxe,
  PHONE,
  layoutShift,
  openPage,
  waitForHydration,
  watchLayoutShift,
} from '../../testkit/browser.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { editedSite } from '../../testkit/site.ts';

const site = editedSite();
const LIST = '/board-question/SYL/_3/PATH/1990';
const ALT = 'Rhythm strip with P waves and QRS complexes';
const CREDIT = 'Drawn for this test';
const HEADER =
  'type,subject,prof,topic,board,years,stem,option_a,option_b,correct,part_a,part_a_marks,part_a_points,part_a_weights,picture_1,picture_1_alt,picture_1_credit,picture_1_source,picture_1_licence';
const ROWS = [
  `SBA,PATH,_3,Strips,SYL,1990 May,What does the strip show?,Block,Flutter,A,,,,,strip.webp,${ALT},${CREDIT},Atlas https://example.org/strip,CC BY 4.0`,
  'SAQ,PATH,_3,Strips,SYL,1990 May,Regarding heart block:,,,,Name its degrees.,2,"First\nSecond\nThird",1;1;2,,,,,',
];

async function importStrips() {
  const folder = join(site.stack.dataDir, 'strips');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, 'api/src/content/questions/pictures/complete-block.webp'), join(folder, 'strip.webp'));
  const file = join(site.stack.dataDir, 'strips.csv');
  writeFileSync(file, [HEADER, ...ROWS].join('\n'));
  return admin(site.stack, 'import-questions', '--publish', file, '--pictures', folder);
}

/** How large the picture is drawn, and where. */
const boxOf = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Picture' })
    .getByRole('img')
    .evaluate((picture) => {
      const { x, width } = picture.getBoundingClientRect();
      return { x: Math.round(x), width: Math.round(width) };
    });

/** Two fingers, 80 px apart, are drawn to 240 px. */
async function pinch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const middle = PHONE.height / 2;
  const fingers = (apart: number) => [-apart, apart].map((side) => ({ x: PHONE.width / 2 + side / 2, y: middle }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(80) });
  for (const apart of [120, 160, 200, 240])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('an imported picture stands in its card, is enlarged by keyboard, and comes on the printed paper', async () => {
  expect(await importStrips()).toMatch(/2 (imported|unchanged)/);
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, reducedMotion: 'reduce' });
  await watchLayoutShift(page);
  await page.goto(LIST);
  const card = page.getByRole('article').first();
  const picture = card.getByRole('img', { name: ALT });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.getAttribute('srcset')).toMatch(
    /\?w=400 400w, .*\?w=668 668w, .*\?w=1024 1024w, .*\?w=2048 1200w$/,
  );
  const caption = card.locator('figcaption');
  expect(await caption.innerText()).toBe(`Picture: ${CREDIT}, Atlas, CC BY 4.0`);
  const links = caption.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://example.org/strip',
    'https://creativecommons.org/licenses/by/4.0/',
  ]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(3, 1);
  await waitForHydration(page);
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(requests.filter((name) => name.includes('PictureZoom'))).toEqual([]);

  await page.getByRole('heading', { level: 1 }).click();
  await tabTo(page, /^Enlarge picture 1$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('img', { name: ALT }).waitFor();
  expect(await faultsByAxe(page)).toEqual([]);
  const whole = await boxOf(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await dialog.getByText(/^2\d\d %$/).waitFor();
  // The text may change a moment before the picture.
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(whole.width * 1.5);
  const larger = await boxOf(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(page)).x).toBeGreaterThan(larger.x);
  await page.keyboard.press('0');
  await expect.poll(() => boxOf(page)).toEqual(whole);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Enlarge picture 1');
  // The keys went to the picture alone: nothing is answered.
  expect(await card.getByRole('radio', { checked: true }).count()).toBe(0);

  await page.goto('/papers/new?prof=_3&subject=PATH&topic=Strips');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Paper: / });
  await sheet.getByRole('img', { name: ALT }).waitFor();
  const path = new URL(page.url()).pathname;
  await page.goto(`${path}/print`);
  const printed = page.getByRole('img', { name: ALT });
  await printed.waitFor();
  expect(await page.getByRole('button', { name: 'Enlarge picture 1' }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => printed.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await page.locator('figure').evaluate((figure) => getComputedStyle(figure).breakInside)).toBe('avoid');
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1')).toContain('/Subtype /Image');
  expect(faults).toEqual([]);
  await context.close();
});

test('a picture is enlarged by two fingers, and by the wheel', async () => {
  await importStrips();
  const options = { baseURL: site.url, reducedMotion: 'reduce', hasTouch: true } as const;
  const { page, context, faults } = await openPage(site.browser, options);
  await page.goto(LIST);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Enlarge picture 1' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('img', { name: ALT }).waitFor();
  const whole = await boxOf(page);
  await pinch(page);
  await expect.poll(async () => (await boxOf(page)).width / whole.width).toBeGreaterThan(2);
  await dialog.getByRole('button', { name: 'Whole picture' }).tap();
  await expect.poll(() => boxOf(page)).toEqual(whole);
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(whole.width);
  expect(faults).toEqual([]);
  await context.close();
});

test('model points show what each earns, and ticks count by their weight', async () => {
  await importStrips();
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, viewport: DESK });
  await page.goto(LIST);
  await waitForHydration(page);
  const card = page.getByRole('article').filter({ hasText: 'Regarding heart block' });
  await card.getByRole('button', { name: 'Show points of part a' }).click();
  const points = card.getByRole('group');
  // A quarter, a quarter and half of two marks.
  expect(await points.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^First\s+0.5 marks$/),
    expect.stringMatching(/^Second\s+0.5 marks$/),
    expect.stringMatching(/^Third\s+1 mark$/),
  ]);
  await points.getByRole('checkbox').nth(2).check();
  await points.getByRole('checkbox').nth(0).check();
  await points.getByText(/1\.5 of 2/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
