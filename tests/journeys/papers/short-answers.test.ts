// @module-tag long
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';
import { handIn, itemsOf, newestPaper, sitting, startMix } from './papers.ts';

const site = sharedSite();

const PARTS = 'query ($id: ID!) { question(id: $id) { parts { marks points } } }';
type Parts = { question: { parts: { marks: number; points: string[] }[] } };

test(
  'short answers are written on paper or on screen, any two of three, and marked by ticking model points',
  { timeout: 120_000 },
  async () => {
    const reader = await signedUp(site.url, 'Short Answerer');
    const { page, context, faults } = await browserOf(site.browser, site.url, reader);
    await startMix(page, { mtf: 0, sba: 0, saq: 3, any: 2 });
    const question = (number: number) => sitting(page).getByRole('article', { name: `Question ${number}` });
    await question(1).getByText('Write your answer').first().click();
    await question(1).getByRole('textbox').fill('The axillary nerve.');
    await sitting(page).getByText('1 of 3 answered').waitFor();
    expect(await question(1).getByLabel('I have written my answer').isChecked()).toBe(true);
    await sitting(page).getByRole('button', { name: 'Next' }).click();
    await question(2).getByLabel('I have written my answer').check();
    await sitting(page).getByRole('button', { name: 'Sheet' }).click();
    await sitting(page).getByText('Answer any 2 of 3: your best count').waitFor();
    expect(await sitting(page).getByText('Written', { exact: true }).count()).toBe(2);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.reload();
    await sitting(page).getByRole('button', { name: 'Question', exact: true }).click();
    await sitting(page).getByRole('button', { name: 'Previous question' }).click();
    await expect.poll(() => question(1).getByRole('textbox').inputValue()).toBe('The axillary nerve.');
    await sitting(page).getByRole('button', { name: 'Sheet' }).click();
    await handIn(page);

    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('No result yet: 2 short answers are not marked').waitFor();
    await page.goto('/papers');
    const listed = page.getByRole('list', { name: 'Papers' });
    await listed.getByText('Not marked yet').waitFor();
    expect(await listed.getByText('Not passed').count()).toBe(0);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.goBack();
    const ids = itemsOf((await newestPaper(site.url, reader.token))!).map(({ asked }) => asked.id);
    const [first, second] = await Promise.all(
      ids.map(async (id) => (await queryData<Parts>(site.url, PARTS, { variables: { id } })).question.parts),
    );
    const marksOf = (parts: Parts['question']['parts']) => parts.reduce((sum, { marks }) => sum + marks, 0);
    const card = (number: number) => page.getByRole('article', { name: `${number}` }).first();
    await result.getByRole('button', { name: 'Mark your 2 short answers' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('place-1');
    await card(1)
      .getByRole('region', { name: /^Your answer/ })
      .getByText('The axillary nerve.')
      .waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    // Ticks survive offline, a reload, and leaving before the marks are saved.
    await context.setOffline(true);
    await card(1).getByRole('checkbox').first().check();
    await page.waitForTimeout(200);
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => card(1).getByRole('checkbox').first().isChecked()).toBe(true);
    // All points of the first, and one point of the second.
    for (const box of await card(1).getByRole('checkbox').all()) await box.check();
    await card(1).getByRole('button', { name: 'Save marks' }).click();
    await result.getByText('No result yet: 1 short answer is not marked').waitFor();
    await card(1).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('place-2');
    await card(2).getByRole('checkbox').first().check();
    await expect
      .poll(async () => itemsOf((await newestPaper(site.url, reader.token))!)[1]!.answer?.saq)
      .toEqual([{ points: [1] }]);
    expect(await result.getByText(/passed:/i).count()).toBe(0);
    await card(2).getByRole('button', { name: 'Save marks' }).click();
    await result
      .getByRole('status')
      .getByText(/passed: the pass mark is/i)
      .waitFor();

    const [part] = second!;
    const had = marksOf(first!) + Math.round((part!.marks * 1000) / part!.points.length) / 1000;
    const outOf = marksOf(first!) + marksOf(second!);
    await expect
      .poll(async () => (await newestPaper(site.url, reader.token))!.result)
      .toMatchObject({ marks: expect.closeTo(had, 10), outOf });
    await result.getByText(`${Math.round(had * 100) / 100} of ${outOf} marks`).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Sit it again' }).click();
    const again = page.getByRole('dialog', { name: 'Sit it again' });
    await again.getByText('3 short answers').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await again.getByRole('button', { name: 'Start' }).dblclick();
    await sitting(page).getByText('0 of 3 answered').waitFor();
    // What was written belongs to the sitting before.
    await question(1).getByText('Write your answer').first().click();
    expect(await question(1).getByRole('textbox').inputValue()).toBe('');
    await sitting(page).getByRole('button', { name: 'Sheet' }).click();
    await handIn(page);
    await result.getByRole('button', { name: 'Count 2 blank ones as 0' }).click();
    await result.getByText('Not passed: the pass mark is').waitFor();
    await page.goto('/papers');
    await page.getByText('Your last 2 results against the pass mark').waitFor();
    const passMark = await page.locator('figure b').evaluate((line) => {
      const box = line.parentElement!.getBoundingClientRect();
      return (box.bottom - line.getBoundingClientRect().top) / box.height;
    });
    expect(passMark).toBeCloseTo(0.6, 1);
    expect(await page.getByRole('list', { name: 'Papers' }).getByRole('link').count()).toBe(2);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await context.close();
    expect(faults).toEqual([]);
  },
);
