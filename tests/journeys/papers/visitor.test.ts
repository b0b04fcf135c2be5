// @module-tag long
import { expect, test } from 'vitest';
import { faultsInBothSchemes, openPage } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { handIn, sitting, startMix } from './papers.ts';

const site = sharedSite();

test('a visitor practises what was wrong from the result, and finds it and the blank in the lists of the device', async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  await startMix(page, { mtf: 1, sba: 1 });
  // One of five statements is never full marks.
  await sitting(page).getByRole('button', { name: 'True' }).first().click();
  await sitting(page).getByText('1 of 2 answered').waitFor();
  await sitting(page).getByRole('button', { name: 'Sheet' }).click();
  await handIn(page);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('button', { name: 'Practise wrong ones (1)' }).click();
  await page.getByText('1 of 1').first().waitFor();
  await page.keyboard.press('Escape');
  await result.waitFor();

  await page.goto('/record/due');
  await page.getByText(/^Left blank/).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.goto('/record/wrong');
  await page
    .getByRole('listitem')
    .getByText(/^(Wrong|Partly right) last time$/)
    .waitFor();
  await context.close();
  expect(faults).toEqual([]);
});
