// @module-tag long
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DESK, faultsInBothSchemes, waitUntilLoaded } from '../../testkit/browser.ts';
import { grantPlan } from '../../testkit/desk.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson } from '../../testkit/people.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';
import { keyboardOf } from '../studio/studio.ts';

const NARROW = { width: 320, height: 640 };

const site = openSite();
let storageState: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  const { administrator } = await signUpWithRoles(site.url, site.stack);
  const buyer = await newPerson(site.url, 'Rahima');
  await grantPlan(site.url, administrator, buyer.userId);
  storageState = await sessionOf(site.browser, site.url, 'administrator@example.com');
});

const openAt = openedPages(site);

async function open(path: string): Promise<Page> {
  return openAt(path, { storageState, viewport: DESK });
}

async function expectNoFaults(page: Page) {
  for (const viewport of [NARROW, DESK]) {
    await page.setViewportSize(viewport);
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

const cells = async (page: Page, row: string) =>
  (await page.getByRole('row', { name: row }).getByRole('cell').allTextContents()).map((text) =>
    text.replace('\u00a0', ' '),
  );

test('by keyboard the desk leads from what was received today to the sales of the day, and on to a file', async () => {
  const page = await open('/studio/desk');
  await page.getByRole('region', { name: 'At a glance' }).getByText('2,499').first().waitFor();
  await expectNoFaults(page);
  const { tabTo, press } = keyboardOf(page);
  await tabTo(page.getByRole('link', { name: 'Received today' }), 60);
  await press('Enter');
  await page.getByRole('row', { name: 'Total' }).waitFor();
  expect(await cells(page, 'Total')).toEqual(['1', 'Tk 2,499', 'Tk 0', '0']);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Recorded by' }).press('Enter');
  await page.getByRole('rowheader', { name: 'Administrator' }).waitFor();
  expect(await cells(page, 'Administrator')).toEqual(['1', 'Tk 2,499', 'Tk 0', '0']);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(
    /^\uFEFF"Date","Plan","Method",.*\r\n"\d{4}-\d\d-\d\d","Full year","cash","Administrator",1,2499,0,0\r\n$/,
  );
});

test('each report is shown without a fault, and a year is a choice away', async () => {
  const page = await open('/studio/desk/figures');
  await page.getByRole('button', { name: 'A year' }).click();
  await page.getByRole('img', { name: /^Received by day, Tk: the highest is Tk.2,499, on / }).waitFor();
  const shown: [report: string, shows: string | RegExp][] = [
    ['Readers', 'Active readers by day'],
    ['Plans that end', 'No plan ends in these days'],
    ['Affiliates', 'Nobody has referred anybody yet.'],
    ['Bank and answers', 'Share of questions and of answers'],
    ['Questions', /^Left blank 0 times/],
    ['Authors', 'Nobody wrote anything in these days.'],
  ];
  for (const [report, text] of shown) {
    await page.getByRole('button', { name: report, exact: true }).click();
    await page.getByText(text).first().waitFor();
    await waitUntilLoaded(page, 'Figures');
    await expectNoFaults(page);
  }
});
