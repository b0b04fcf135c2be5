import { expect, test } from 'vitest';
import { DESK, faultsInBothSchemes } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';

const site = sharedSite();

test('a reader reads how their memory is modelled, on a phone and a desk', async () => {
  const { page, faults } = await browserOf(site.browser, site.url, await signedUp(site.url, 'Memory Reader'));
  await page.goto('/review/memory');
  await page.getByText('1,000 more answers, and the model looks for weights of your own.').waitFor();
  await page.getByText('Show the weights').click();
  expect(await page.getByRole('listitem').filter({ hasText: '2.3065' }).count()).toBe(2);
  expect([await faultsInBothSchemes(page), await layoutFaults(page)]).toEqual([[], []]);
  await page.setViewportSize(DESK);
  expect(await layoutFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});
