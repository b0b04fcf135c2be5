// @module-tag long
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../testkit/admin.ts';
import { openPage } from '../../testkit/browser.ts';
import { editedSite } from '../../testkit/site.ts';

const site = editedSite();
const PLACE = { subject: 'PATH', prof: '_3', chapter: 'Markup', appearances: [{ board: 'SYL', year: 1991 }] };
const LIST = '/board-question/SYL/_3/PATH/1991';
// Times the machine's own.
const SLOW_PHONE = 8;

const HEADED =
  '<table><caption>Serum values</caption><thead><tr><th>Day</th><th>Urea (mmol/L)</th><th>Creatinine (µmol/L)</th><th>Potassium (mmol/L)</th></tr></thead>' +
  '<tbody><tr><td>1</td><td>5.1</td><td>88</td><td>4.0</td></tr><tr><td>2</td><td>19.4</td><td>312</td><td>6.1</td></tr></tbody></table>';
const SPANNED =
  '<table><tbody><tr><th rowspan="2">হৃৎপিণ্ড</th><td colspan="2">one cell above two of the same width</td></tr>' +
  '<tr><td>left ventricle</td><td>right ventricle</td></tr></tbody></table>';
const OPTIONS = [
  '<del>5 mg</del> 10 mg',
  '<table><tbody><tr><td>pH</td><td>7.1</td></tr><tr><td>Bicarbonate</td><td>10 mmol/L</td></tr></tbody></table>',
  '1 M',
  '1 m',
];

beforeAll(async () => {
  const question = {
    ...PLACE,
    type: 'SBA',
    ref: 'MARKUP-1',
    stem: `<p>Give <s>5 mg</s> 10 mg of CO<sub>2</sub>.</p>${HEADED}`,
    options: OPTIONS.map((text, index) => ({ text, correct: index === 1, reason: `<p>Not <s>5</s>.</p>${SPANNED}` })),
    explanation: `${SPANNED}${HEADED}<script>alert(1)</script>`,
  };
  const file = join(site.stack.dataDir, 'markup.jsonl');
  writeFileSync(file, JSON.stringify(question));
  const report = await admin(site.stack, 'import-questions', '--publish', file);
  if (!report.includes('1 imported')) throw new Error(report);
});

test('tables and struck-out text of an imported question are shown and announced correctly, also at 320 px', async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(LIST);
  const card = page.getByRole('article');
  const lines = () =>
    card.locator('s, del').evaluateAll((struck) => struck.map((one) => getComputedStyle(one).textDecorationLine));
  await expect.poll(lines).toEqual(['line-through', 'line-through']);
  const tree = await card.ariaSnapshot();
  expect(tree).toContain('Struck out: 5 mg End of struck-out text.');

  // A click on a table in an option chooses the option.
  await card.getByText('10 mmol/L', { exact: true }).click();
  expect(await card.getByRole('radio').nth(1).isChecked()).toBe(true);
  await card.getByRole('button', { name: 'Check answer' }).click();
  await card.getByText('Correct. The answer is B.').waitFor();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('article, article td')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.tagName),
    );
    expect({ width, wide }).toEqual({ width, wide: [] });
  }
  expect(await lines()).toEqual(Array.from({ length: 6 }, () => 'line-through'));
  expect(faults).toEqual([]);
  await context.close();
});

test('on a slow phone a tap on a table is not lost while the page comes to life', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
    await page.goto(LIST, { waitUntil: 'commit' });
    await page.getByText('10 mmol/L', { exact: true }).click();
    await page.locator('#page-state').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByText('Correct. The answer is B.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }
});
