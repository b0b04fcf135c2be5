// @module-tag long
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DESK, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson, PASSWORD } from '../../testkit/people.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';
import { keyboardOf } from '../studio/studio.ts';

const TABLET = { width: 768, height: 1024 };

// In a folder of its own: the first backup of one that is copied may be due at once.
const site = openSite({ api: { SAMPLE_CONTENT: 'true' } });
let tokens: Awaited<ReturnType<typeof signUpWithRoles>>;
let storageState: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  tokens = await signUpWithRoles(site.url, site.stack);
  storageState = await sessionOf(site.browser, site.url, 'administrator@example.com');
});

const openAt = openedPages(site);

async function open(path: string): Promise<Page> {
  return openAt(path, { storageState, viewport: TABLET });
}

async function expectNoFaults(page: Page) {
  for (const viewport of [DESK, TABLET]) {
    await page.setViewportSize(viewport);
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

const status = (page: Page) => page.getByRole('main').getByRole('status');

test('by keyboard the study counters are rebuilt after a confirmation, and the page says what was corrected', async () => {
  const page = await open('/studio/desk');
  const link = page.getByRole('link', { name: /^Study counters/ });
  await link.waitFor();
  await expectNoFaults(page);
  const { tabTo, press } = keyboardOf(page);
  await tabTo(link, 60);
  await press('Enter');
  await status(page).getByText('It was not rebuilt yet.').waitFor();
  await page.getByText('ten million seven minutes').waitFor();
  await expectNoFaults(page);

  await tabTo(page.getByRole('button', { name: 'Rebuild' }), 60);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('it cannot be stopped').waitFor();
  await expectNoFaults(page);
  await tabTo(dialog.getByRole('button', { name: 'Rebuild' }));
  await press('Enter');
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await status(page)
    .getByText(/^Rebuilt .* Nothing was wrong\.$/)
    .waitFor();
  await expectNoFaults(page);
  await page.reload();
  await status(page).getByText('Nothing was wrong.').waitFor();

  await page.goto('/studio/desk/log');
  const entries = page.getByText('Rebuilt the counters of the study record.');
  await entries.first().waitFor();
  expect(await entries.count()).toBe(1);
});

test('background jobs say what waits and what failed, and one runs after a confirmation', async () => {
  const page = await open('/studio/desk/jobs');
  await status(page).getByText('No job has failed for good.').waitFor();
  await page.getByText('Waiting 1, running 0, failed 0').first().waitFor();
  await expectNoFaults(page);
  const { tabTo, press } = keyboardOf(page);
  await tabTo(page.getByRole('button', { name: 'Waiting' }), 60);
  await press('Enter');
  const run = page.getByRole('button', { name: /^Run now: Release commissions/ });
  await tabTo(run, 60);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The log says that you did it.').waitFor();
  await expectNoFaults(page);
  await tabTo(dialog.getByRole('button', { name: 'Run now' }));
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('“Release commissions whose hold is over” runs within a second.').waitFor();
  await page.goto('/studio/desk/log');
  await page.getByText(/^Ran background job \d+ at once\.$/).waitFor();
});

test('the desk warns while there is no backup, and shows the first one', async () => {
  const page = await open('/studio/desk');
  await status(page).getByText('There is no backup of the database yet.').waitFor();
  await expectNoFaults(page);
  const { tabTo, press } = keyboardOf(page);
  await tabTo(status(page).getByRole('link', { name: 'Backups' }), 60);
  await press('Enter');
  await status(page).getByText('There is no backup of the database yet.').waitFor();
  await expectNoFaults(page);

  await page.goto('/studio/desk/jobs?state=WAITING');
  await page.getByRole('button', { name: /^Run now: Back up the site/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
  await page.getByText('“Back up the site” runs within a second.').waitFor();
  const states = '{ desk { backups { state } } }';
  await expect
    .poll(async () => (await queryData<{ desk: object }>(site.url, states, { token: tokens.administrator })).desk)
    .toEqual({ backups: { state: 'OK' } });
  await page.goto('/studio/desk/backups');
  await status(page).getByText('The database is backed up every hour.').waitFor();
  await status(page)
    .getByText(/^Last backup /)
    .waitFor();
  await page.getByText(/^\d+\.\d MB$/).waitFor();
  await expectNoFaults(page);
  await page.goto('/studio/desk');
  await page.getByRole('link', { name: /^Background jobs/ }).waitFor();
  expect(await page.getByText('There is no backup').count()).toBe(0);
});

test('the database is downloaded for the password alone, and the other administrators are told', async () => {
  const colleague = await newPerson(site.url, 'Colleague');
  const appoint = `mutation ($userId: ID!) { setRole(userId: $userId, role: ADMIN) { role } }`;
  await queryData(site.url, appoint, { token: tokens.administrator, variables: { userId: colleague.userId } });

  const page = await open('/studio/desk/database');
  const field = page.getByLabel('Your password');
  await field.waitFor();
  await page.getByText('The other administrators are notified').waitFor();
  await expectNoFaults(page);
  const { tabTo, press, type } = keyboardOf(page);
  await tabTo(field, 60);
  await type('not-mine-1');
  await press('Enter');
  await page.getByRole('alert').getByText('This is not your password.').waitFor();
  await expectNoFaults(page);
  // The field has the focus again, and is empty.
  const downloading = page.waitForEvent('download');
  await type(PASSWORD);
  await press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^database-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
  await status(page)
    .getByText(/^database-.* is whole/)
    .waitFor();
  await expectNoFaults(page);
  expect(await field.inputValue()).toBe('');
  const lines = gunzipSync(await readFile(await download.path()))
    .toString()
    .trimEnd()
    .split('\n');
  expect(JSON.parse(lines[0]!)).toMatchObject({ export: 'medical-study-platform', version: 1 });
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ end: { rows: { sessions: 0 } } });

  const { viewer } = await queryData<{ viewer: { notifications: { message: string }[] } }>(
    site.url,
    '{ viewer { notifications { message } } }',
    colleague,
  );
  expect(viewer.notifications.map(({ message }) => message)).toEqual([
    expect.stringContaining('Administrator downloaded everything') as string,
  ]);
  await page.goto('/studio/desk/log');
  await page.getByText('Downloaded the whole database.').first().waitFor();
  await page.getByText('Refused (400)').waitFor();
});
