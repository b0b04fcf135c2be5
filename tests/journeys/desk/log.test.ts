// @module-tag long
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../testkit/admin.ts';
import { DESK, faultsInBothSchemes, PHONE } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';

const NARROW = { width: 320, height: 640 };

const site = openSite();
const openAt = openedPages(site);
let owner: Person;
let editor: Person;
beforeAll(async () => {
  owner = await newPerson(site.url, 'Owner');
  await admin(site.stack, 'set-role', owner.userId, 'ADMIN');
  editor = await newPerson(site.url, 'Helper');
  await admin(site.stack, 'set-role', editor.userId, 'ADMIN');
});

const open = async (path: string, { email }: Person) =>
  openAt(path, { storageState: await sessionOf(site.browser, site.url, email), viewport: PHONE });

async function sendToAll(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A word to all');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('region', { name: 'Scheduled and sent' }).getByText(title).waitFor();
}

const rows = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') })
    .allInnerTexts();
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: 'Find' }).click();
};

test('the log is searched by text, kind, person and day, by links that can be kept, and downloaded so', async () => {
  await sendToAll(await open('/studio/desk/notifications', editor), 'Anatomy is ready');
  const page = await open('/studio/desk/log', owner);
  await page.getByText('Sent “Anatomy is ready” to everybody.').waitFor();

  await find(page, 'anatomy');
  await expect.poll(() => rows(page)).toHaveLength(1);
  await page.getByLabel('Kind').selectOption('Roles');
  await page.getByText('Nothing in the log is like that.').waitFor();
  await page.goBack();
  await expect.poll(() => rows(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'Helper' }).click();
  await page.getByText('Only what Helper did').waitFor();
  await page.reload();
  await expect.poll(() => rows(page)).toHaveLength(1);

  for (const viewport of [DESK, PHONE, NARROW]) {
    await page.setViewportSize(viewport);
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await faultsInBothSchemes(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain('Anatomy is ready');

  await page.getByRole('button', { name: 'Show everybody' }).click();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To').fill('2020-01-02');
  await page.getByText('Nothing in the log is like that.').waitFor();
  await page.goto('/studio/desk/log?action=log');
  await page.getByText('Exported this log.').waitFor();
});
