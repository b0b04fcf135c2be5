// @module-tag long
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsByAxe, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { editedSite } from '../../testkit/site.ts';
import { keyboardOf, personWithRole, status, studioOf } from '../studio/studio.ts';

const site = editedSite();

const CHAPTERS = '{ chapters(prof: "_1", subject: "ANAT") { id name } }';
const HOSTILE = `<img src=x onerror="document.title='hacked'"><b>Ulnar</b>`;
const HEADER = 'type,prof,subject,chapter,stem,option_a,option_b,correct,explanation';

const chapterOf = (stamp: number) => `Imported nerves ${stamp}`;
const chapters = async () =>
  (await queryData<{ chapters: { id: string; name: string }[] }>(site.url, CHAPTERS)).chapters;
const rowOf = (page: Page, line: number) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: String(line), exact: true }) });

/** Two good rows, one with a key that is not there, one without options, and a misspelt chapter. */
async function writeFileOf(existing: string, stamp: number): Promise<string> {
  const chapter = chapterOf(stamp);
  const misspelt = existing.slice(0, -1);
  const rows = [
    `SBA,_1,ANAT,${chapter},Which nerve winds round the surgical neck (${stamp})?,Axillary,Radial,A,It runs with vessels.`,
    `SBA,_1,ANAT,${chapter},Which nerve is in the spiral groove (${stamp})?,Axillary,Radial,F,It runs with the profunda.`,
    `SBA,_1,ANAT,${chapter},"${HOSTILE.replaceAll('"', '""')}",,,A,`,
    `SBA,_1,ANAT,${misspelt},Which nerve opposes the thumb (${stamp})?,Median,Ulnar,A,By its recurrent branch.`,
  ];
  const path = join(tmpdir(), `import <b>${stamp}.csv`);
  await writeFile(path, [HEADER, ...rows, ''].join('\n'));
  return path;
}

test(
  'an administrator imports a file, corrects it in the table, and exports what came of it',
  { timeout: 180_000 },
  async () => {
    const stamp = Date.now();
    const chapter = chapterOf(stamp);
    const existing = (await chapters()).find(({ name }) => /^[A-Za-z ]{8,}$/.test(name))!.name;
    const admin = await personWithRole(site.stack, 'Import Administrator', 'ADMIN');
    const { page, context, faults } = await studioOf(site.browser, site.url, admin);
    const { press, type, tabTo } = keyboardOf(page);
    await page.goto('/studio/desk');
    const entry = page.getByRole('link', { name: /^Import questions/ });
    await entry.waitFor();
    await tabTo(entry, 60);
    await press('Enter');
    const input = page.getByLabel('Choose a file');
    await input.waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await input.setInputFiles(await writeFileOf(existing, stamp));

    await page.getByRole('heading', { name: '4 rows checked' }).waitFor();
    await page.getByRole('button', { name: 'Errors (2)' }).waitFor();
    expect(await rowOf(page, 4).textContent()).toContain('Ulnar');
    expect(await page.title()).not.toContain('hacked');
    expect(await faultsInBothSchemes(page)).toEqual([]);

    const key = rowOf(page, 3).getByLabel('correct');
    expect(await key.getAttribute('aria-invalid')).toBe('true');
    await rowOf(page, 3).getByText('correct names option F, which is not there').waitFor();
    await key.focus();
    await press('Control+A');
    await type('B');
    await page.getByRole('button', { name: 'Leave out row 4', exact: true }).click();
    await page
      .getByRole('button', { name: `Use “${existing}”` })
      .first()
      .click();
    await status(page, /Check the changes/).waitFor();
    expect(await page.getByRole('button', { name: 'Import…' }).isDisabled()).toBe(true);

    await page.reload();
    await page.getByText('This file was here when you left').waitFor();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('heading', { name: '3 rows checked' }).waitFor();
    await page.getByRole('button', { name: 'Errors (0)' }).waitFor();

    await page.getByRole('button', { name: 'Import…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import the questions?' });
    await dialog.getByText('3 new questions').waitFor();
    await dialog.getByText('1 row left out').waitFor();
    expect(await faultsByAxe(page)).toEqual([]);
    await dialog.getByLabel('What to do with the questions').selectOption('Publish at once');
    await dialog.getByRole('button', { name: 'Import', exact: true }).dblclick();
    await page.getByRole('heading', { name: /^Imported: / }).waitFor();
    const refs = page.getByRole('link', { name: /^ANAT-/ });
    expect(await refs.count()).toBe(3);
    expect(await faultsInBothSchemes(page)).toEqual([]);

    // Public lists may be this old.
    await expect.poll(async () => (await chapters()).map(({ name }) => name), { timeout: 40_000 }).toContain(chapter);
    expect((await chapters()).map(({ name }) => name)).not.toContain(existing.slice(0, -1));
    const { id } = (await chapters()).find(({ name }) => name === chapter)!;
    await page.goto(`/questions-set/_1/ANAT/chapter/${id}`);
    await page.getByText(`Which nerve is in the spiral groove (${stamp})?`).first().waitFor();

    const file = await exportOf(page, `_1-ANAT/chapter/${chapter}`, '2 questions');
    expect(await readFile(file, 'utf8')).toContain('spiral groove');
    await page.goto('/studio/desk/import');
    await input.setInputFiles(file);
    await status(page, /The bank has everything/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

async function exportOf(page: Page, list: string, count: string): Promise<string> {
  await page.goto('/studio/desk/export');
  const field = page.getByLabel('List', { exact: true });
  await field.fill('Thorax');
  await page.getByRole('alert').getByText('There is no such list.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(list);
  await page.getByText(count, { exact: true }).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByLabel('Format').selectOption('gift');
  await page.getByRole('heading', { name: 'What this format does not carry' }).waitFor();
  await page.getByLabel('Format').selectOption('csv');
  await page.getByText(count, { exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const path = join(tmpdir(), `${Date.now()}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  return path;
}

test('an author is sent away, and so are the calls of one', async () => {
  const author = await personWithRole(site.stack, 'Import Author', 'AUTHOR');
  const { page, context } = await studioOf(site.browser, site.url, author);
  for (const path of ['/studio/desk/import', '/studio/desk/export']) {
    await page.goto(path);
    await page.getByText('Your role does not open this part of the studio.').waitFor();
  }
  const headers = { authorization: `Bearer ${author.token}`, 'content-type': 'application/octet-stream' };
  const send = (path: string, method: string, body?: string) =>
    fetch(`${site.url}/exchange/${path}`, { method, headers, ...(body !== undefined && { body }) });
  expect((await send('import?format=csv', 'POST', HEADER)).status).toBe(403);
  expect((await send('export?format=csv', 'GET')).status).toBe(403);
  await context.close();
});
