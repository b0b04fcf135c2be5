// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes, openPage } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';
import { until } from '../../testkit/until.ts';

/** What readers get within the time that the desk states. */
const WITHIN_MS = 40_000;

const site = openSite();

async function expectSound(page: Page) {
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test('a legal text is written from the one of the site, and given up again', { timeout: 120_000 }, async () => {
  await signUpWithRoles(site.url, site.stack);
  const storageState = await sessionOf(site.browser, site.url, 'administrator@example.com');
  const viewport = { width: 768, height: 1024 };
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, storageState, viewport });
  await page.goto('/studio/desk');
  await page.getByRole('link', { name: /^Legal texts/ }).click();
  await page.getByRole('link', { name: 'Terms of use' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.getByText('Disputes that cannot be settled between us').waitFor();
  await expectSound(page);
  await text.getByText('Disputes that cannot be settled between us').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' No other court has a say.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(/^Your text, changed /).waitFor();
  await expectSound(page);

  const QUERY = '{ legalText(id: TERMS) { body } }';
  type Data = { legalText: { body: string } | null };
  await until(
    'readers see it',
    async () =>
      (await queryData<Data>(site.url, QUERY, {})).legalText?.body.includes('No other court has a say.') ?? false,
    WITHIN_MS,
  );
  await page.goto('/term');
  await page.getByText('No other court has a say.').waitFor();
  await page.getByRole('link', { name: 'Law and courts' }).waitFor();

  await page.goto('/studio/desk/legal/terms');
  await page.getByRole('button', { name: 'Use the text that comes with the site' }).click();
  await page.getByRole('dialog').getByText('Yours is deleted.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Use the text that comes with the site' }).click();
  await page.getByText('The text that comes with the site').first().waitFor();
  await until(
    'readers see ours',
    async () => (await queryData<Data>(site.url, QUERY, {})).legalText === null,
    WITHIN_MS,
  );
  expect(faults).toEqual([]);
  await context.close();
});
