// @module-tag long
import { expect, test } from 'vitest';
import { waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { signedUp } from '../notifications/people.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { bn, button, dialog, link, named, says } from './page.ts';

const site = sharedSite();

test('a paper is made, sat, handed in and read in Bangla', { timeout: 120_000 }, async () => {
  const reader = await signedUp(site.url, 'রুমানা আক্তার');
  const { page, context, faults } = await openBangla(site, '/bn/papers', { person: reader });
  await waitForHydration(page);
  await link(page.getByRole('main'), 'papers.make', {}).first().click();
  await page.getByLabel(bn('papers.mtf')).fill('1');
  await page.getByLabel(bn('papers.sba')).fill('1');
  await page.getByLabel(bn('papers.saq')).fill('0');
  await says(page, 'papers.match');
  await expectBangla(page);
  await button(page, 'papers.startPaper', {}).click();
  const sitting = dialog(page, 'papers.sitting');
  await named(sitting, 'article', 'papers.question', { number: '১' })
    .or(named(sitting, 'article', 'papers.question'))
    .first()
    .waitFor();
  for (const one of await button(sitting, 'papers.true', {}).all()) await one.click();
  await says(sitting, 'papers.answered');
  await expectBangla(page);
  await button(sitting, 'papers.next', {}).click();
  await button(sitting, 'papers.handIn', {}).last().click();
  const question = dialog(page, 'papers.handInTitle', {});
  await says(question, 'papers.blanks');
  await expectBangla(page);
  await button(question, 'papers.handIn', {}).click();
  await named(page, 'region', 'papers.result', {}).waitFor();
  await says(page, 'papers.marksOf');
  await expectBangla(page);
  await page.goto('/bn/papers');
  await page.getByRole('main').getByRole('link').first().waitFor();
  await expectBangla(page);
  await context.close();
  expect(faults).toEqual([]);
});
