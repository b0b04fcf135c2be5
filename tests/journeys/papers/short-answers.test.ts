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
    await question(1).getByText('Write your answer').first().click();
    await expect.poll(() => question(1).getByRole('textbox').inputValue()).toBe('The axillary nerve.');
    await sitting(page).getByRole('button', { name: 'Sheet' }).click();
    await handIn(page);

    await page.getByText('2 short answers are not marked yet').waitFor();
    const ids = itemsOf((await newestPaper(site.url, reader.token))!).map(({ asked }) => asked.id);
    const [first, second] = await Promise.all(
      ids.map(async (id) => (await queryData<Parts>(site.url, PARTS, { variables: { id } })).question.parts),
    );
    const marksOf = (parts: Parts['question']['parts']) => parts.reduce((sum, { marks }) => sum + marks, 0);
    const card = (number: number) => page.getByRole('article', { name: `${number}` }).first();
    // All points of the first, and one point of the second.
    for (const box of await card(1).getByRole('checkbox').all()) await box.check();
    await card(1).getByRole('button', { name: 'Save marks' }).click();
    await page.getByText('1 short answer is not marked yet').waitFor();
    await card(2).getByRole('checkbox').first().check();
    await card(2).getByRole('button', { name: 'Save marks' }).click();
    await expect.poll(() => page.getByText('not marked yet').count()).toBe(0);

    const [part] = second!;
    const had = marksOf(first!) + Math.round((part!.marks * 1000) / part!.points.length) / 1000;
    const outOf = marksOf(first!) + marksOf(second!);
    await expect
      .poll(async () => (await newestPaper(site.url, reader.token))!.result)
      .toMatchObject({ marks: expect.closeTo(had, 10), outOf });
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText(`${Math.round(had * 100) / 100} of ${outOf} marks`, { exact: true }).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Sit it again' }).click();
    await sitting(page).getByText('0 of 3 answered').waitFor();
    await sitting(page).getByRole('button', { name: 'Sheet' }).click();
    await handIn(page);
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
