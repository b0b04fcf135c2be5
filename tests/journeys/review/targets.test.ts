import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, faultsInBothSchemes, PHONE } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';

const NARROW = { width: 320, height: 640 };
const DAY_MS = 86_400_000;
const SET = `mutation ($on: Date!) { setItemTarget(items: ["21-ANAT-THX"], on: $on) { questions } }`;

const site = sharedSite();

const inDays = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);
const review = (page: Page) => page.getByRole('dialog', { name: 'Review', exact: true });
const weekday = '(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day';

async function expectNoFaults(page: Page) {
  await page.setViewportSize(NARROW);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize(DESK);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

test('a card to be ready for stands on the plan’s page, comes first in the review, and goes when it is removed', async () => {
  const reader = await signedUp(site.url, 'Target Reader');
  type Stored = { setItemTarget: { questions: number } };
  const { setItemTarget } = await queryData<Stored>(site.url, SET, {
    token: reader.token,
    variables: { on: inDays(3) },
  });
  expect(setItemTarget.questions).toBeGreaterThan(0);
  const { page, faults } = await browserOf(site.browser, site.url, reader);
  await page.goto('/review/plan');
  const target = page.getByText(new RegExp(`^Thorax: ready by ${weekday}$`));
  await target.waitFor();
  await page.getByText(/^\d+ questions?, \d+ a day, about \d+ minutes? a day, ends \w+day$/).waitFor();
  await expectNoFaults(page);

  await page.getByRole('button', { name: 'Remove: Thorax' }).click();
  await page.getByText('Removed: Thorax').waitFor();
  expect(await target.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await target.waitFor();

  await page.goto('/');
  await page.getByText(new RegExp(`^ready by ${weekday} · \\d+ left · \\d+ a day$`)).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Answer today’s' }).click();
  await review(page)
    .getByText(new RegExp(`^For ${weekday}: Thorax$`))
    .waitFor();
  await expectNoFaults(page);
  await review(page).getByRole('button', { name: 'Not today', exact: true }).click();
  await review(page)
    .getByText(/^The last one comes again on \w+day\.$/)
    .waitFor();

  await page.goto('/review/plan');
  await page.getByRole('button', { name: 'Remove: Thorax' }).click();
  await page.getByText('Removed: Thorax').waitFor();
  await page.goto('/review');
  await page.getByText(/^Nothing is due/).waitFor();
  expect(faults).toEqual([]);
});
