import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsByAxe, faultsInBothSchemes } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { editedSite } from '../../testkit/site.ts';
import { personWithRole, studioOf } from './studio.ts';

const site = editedSite();

const PHONE = { width: 360, height: 740 };
const HEADER = 'type,prof,subject,chapter,stem,option_a,option_b,correct';

async function writeFileOf(stamp: number): Promise<string> {
  const rows = [1, 2].map(
    (number) => `SBA,_1,ANAT,Draft arteries,Which artery is part ${number} of ${stamp}?,Axillary,Radial,A`,
  );
  const path = join(tmpdir(), `a-file-with-a-rather-long-name-of-arteries-${stamp}.csv`);
  await writeFile(path, [HEADER, ...rows, ''].join('\n'));
  return path;
}

test('a file waits as drafts until a reviewer approves it, and is taken back', { timeout: 120_000 }, async () => {
  const stamp = Date.now();
  const importer = await studioOf(site.browser, site.url, await personWithRole(site.stack, 'File Editor', 'EDITOR'));
  const { page: own } = importer;
  await own.goto('/studio/desk/import');
  await own.getByLabel('Choose a file').setInputFiles(await writeFileOf(stamp));
  await own.getByRole('button', { name: 'Import…' }).click();
  await own.getByText('Another reviewer approves the drafts').waitFor();
  await own.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).dblclick();
  await own.getByRole('link', { name: 'Open the import' }).click();
  await own.getByText('2 new questions').waitFor();
  await own.getByText('By you').waitFor();
  expect(await own.getByRole('button', { name: 'Approve all' }).count()).toBe(0);
  const address = new URL(own.url()).pathname;

  const { page, context, faults } = await studioOf(
    site.browser,
    site.url,
    await personWithRole(site.stack, 'File Reviewer', 'REVIEWER'),
    { viewport: PHONE },
  );
  await page.goto('/studio/review');
  const card = page.getByRole('link', { name: new RegExp(`arteries-${stamp}`) });
  await card.waitFor();
  expect(await page.getByText(`part 1 of ${stamp}`).count()).toBe(0);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await card.click();
  await page.getByRole('link', { name: `Which artery is part 1 of ${stamp}?` }).waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve all' }).click();
  await page.getByText('2 questions are published at once.').waitFor();
  expect(await faultsByAxe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve all' }).dblclick();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('2 published questions leave readers’ lists').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).dblclick();
  await page.getByText('Taken back', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  await page.goto('/studio/imports');
  await page.getByRole('link', { name: new RegExp(`arteries-${stamp}`) }).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  expect([...faults, ...importer.faults]).toEqual([]);
  await Promise.all([context.close(), importer.context.close()]);
});
