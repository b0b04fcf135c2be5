import { beforeEach, expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { editedSite } from '../../testkit/site.ts';
import { textFile } from './import-files.ts';
import { keyboardOf, personWithRole, studioOf } from '../studio/studio.ts';

const site = editedSite();

// A retry must not find what its first run has stored.
let stamp: number;
beforeEach(() => {
  stamp = Date.now();
});

const sheet = (name: string, question: string) =>
  textFile(
    name,
    [
      'SL,Subject,The question,Option A,Option B,Answer,Level',
      `1,Anatomy,${question} (${stamp})?,Axillary,Radial,Radial,easy`,
      `2,Anatomy,${question} of the arm (${stamp})?,Ulnar,Median,A,hard`,
    ].join('\n'),
  );

test(
  'a teacher says what the columns of a sheet are, and the next sheet with them has the choices already',
  { timeout: 180_000 },
  async () => {
    const admin = await personWithRole(site.stack, 'Mapping Administrator', 'ADMIN');
    const { page, context, faults } = await studioOf(site.browser, site.url, admin);
    const { press, tabTo } = keyboardOf(page);
    const check = page.getByRole('button', { name: 'Check with these columns' });
    const isQuestion = page.getByLabel('Read “The question” as');
    await page.goto('/studio/desk/import');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Word (docx)' }).click();
    expect((await download).suggestedFilename()).toBe('template.docx');

    await page.getByLabel('Choose a file').setInputFiles(sheet('first.csv', 'Which nerve winds round the neck'));
    await page.getByRole('alert').getByText('columns that the template does not know').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Level' });
    expect(await row.getByRole('listitem').allTextContents()).toEqual(['easy', 'hard']);
    expect(await page.getByLabel('Read “SL” as').inputValue()).toBe('-');
    expect(await check.isDisabled()).toBe(true);
    expect(await faultsInBothSchemes(page)).toEqual([]);

    await tabTo(isQuestion, 40);
    await press('Q');
    await page.getByLabel('Read “Level” as').selectOption({ label: 'Leave out' });
    expect(await isQuestion.inputValue()).toBe('stem');
    await check.click();
    await page.getByRole('heading', { name: '2 rows checked' }).waitFor();
    await page.getByText('left out, because it counts the rows: the column "SL"').waitFor();
    await page.getByRole('button', { name: 'Errors (0)' }).waitFor();

    await page.getByRole('button', { name: 'Another file' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel('Choose a file').setInputFiles(sheet('second.csv', 'Which nerve is in the groove'));
    await page.getByText('This is the mapping you used last time').waitFor();
    expect(await isQuestion.inputValue()).toBe('stem');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await check.click();
    await page.getByRole('heading', { name: '2 rows checked' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);
