import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../testkit/admin.ts';
import { DESK, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';

const PHONE = { width: 360, height: 740 };
const DHAKA_MS = 6 * 3_600_000;

const site = openSite();
const openAt = openedPages(site);
let clerk: Person;
let reader: Person;
beforeAll(async () => {
  clerk = await newPerson(site.url, 'Clerk');
  await admin(site.stack, 'set-role', clerk.userId, 'CLERK');
  reader = await newPerson(site.url, 'Reader');
  const query = 'mutation ($year: String) { updateProfile(input: { year: $year }) { year } }';
  await queryData(site.url, query, { token: reader.token, variables: { year: '৩য় বর্ষ' } });
});

const list = (page: Page) => page.getByRole('region', { name: 'Scheduled and sent' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function expectNoFaults(page: Page) {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

const titles = async () => {
  const { viewer } = await queryData<{ viewer: { notifications: { title: string }[] } }>(
    site.url,
    '{ viewer { notifications { title } } }',
    { token: reader.token },
  );
  return viewer.notifications.map(({ title }) => title);
};

test('a message to a year is counted, scheduled, changed to go now, and another is cancelled', async () => {
  const storageState = await sessionOf(site.browser, site.url, clerk.email);
  const page = await openAt('/studio/desk/notifications', { storageState, viewport: PHONE });
  await page.getByRole('status').filter({ hasText: 'people get it' }).waitFor();
  await page.getByLabel('Who gets it').selectOption('Years of study');
  await page.getByText('Choose who gets it to see how many they are.').waitFor();
  await press(page, 'Preview');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('ফর্ম পূরণ');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('<p>শেষ তারিখ <b>সোমবার</b></p>');
  await press(page, 'Preview');
  await page.getByRole('alert').filter({ hasText: 'Choose at least one year.' }).waitFor();
  await page.getByLabel('৩য় বর্ষ (1)').check();
  await page.getByRole('status').filter({ hasText: '1 person gets it' }).waitFor();
  await page.getByText('Text in Bangla').click();
  await page.getByLabel('Title in Bangla').fill('ফর্ম');
  await page.getByLabel('Message in Bangla').fill('আগামীকাল শেষ দিন');
  await page.getByLabel('Later').check();
  const tomorrow = new Date(Date.now() + 86_400_000 + DHAKA_MS).toISOString().slice(0, 16);
  await page.getByLabel('Date and time in Dhaka').fill(tomorrow);
  await expectNoFaults(page);
  await press(page, 'Preview');
  await dialog(page).waitFor();
  await expectNoFaults(page);
  await dialog(page).getByRole('button', { name: 'Schedule for 1 person' }).dblclick();
  await list(page).getByText('Years: ৩য় বর্ষ').waitFor();
  expect(await list(page).getByRole('listitem').count()).toBe(1);
  await expectNoFaults(page);
  expect(await titles()).toEqual([]);

  await press(page, 'Change “ফর্ম পূরণ”');
  const form = list(page);
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Forms');
  await form.getByLabel('Now').check();
  await form.getByRole('button', { name: 'Preview the change' }).click();
  await dialog(page).getByRole('button', { name: 'Send to 1 person' }).click();
  await list(page).getByRole('listitem').getByText('Sent', { exact: true }).waitFor();
  await expect.poll(titles).toEqual(['Forms']);

  await page.getByLabel('Who gets it').selectOption('Plan ends soon');
  await page.getByLabel('Ends within so many days').fill('30');
  await page.getByRole('status').filter({ hasText: 'Nobody is in this group now.' }).waitFor();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Renew');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A word');
  await page.getByLabel('Later').check();
  await page.getByLabel('Date and time in Dhaka').fill(tomorrow);
  await press(page, 'Preview');
  await dialog(page).getByRole('button', { name: 'Schedule for 0 people' }).click();
  await press(page, 'Cancel it: “Renew”');
  await dialog(page).getByRole('button', { name: 'Cancel it' }).click();
  await press(page, 'Cancelled');
  await list(page).getByText('Plan ends within 30 days').waitFor();
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(1);
});
