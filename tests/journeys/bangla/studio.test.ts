// @module-tag long
import { expect, test } from 'vitest';
import { editedSite } from '../../testkit/site.ts';
import { csvFile } from '../exchange/import-files.ts';
import { idOf, personWithRole } from '../studio/studio.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { bn, button, dialog, field, heading, named, says } from './page.ts';

const TEXTS = ['Axillary', 'Radial', 'Ulnar', 'Median', 'Suprascapular'];

/** Named as everywhere. */
const FORMATS = [
  'Excel',
  'xlsx',
  'OpenDocument',
  'ods',
  'JSON Lines',
  'Word',
  'docx',
  'Moodle XML',
  'GIFT',
  'Aiken',
  'MedMCQA',
];

const site = editedSite();

test('a draft is written, submitted, approved by another and published, in Bangla', { timeout: 120_000 }, async () => {
  const stem = `Which nerve winds round the surgical neck? ${Date.now()}`;
  const data = [stem, ...TEXTS, 'Upper limb', 'Gray'];
  const author = await personWithRole(site.stack, 'লেখক', 'AUTHOR');
  // Questions of other tests may have any text.
  const written = await openBangla(site, '/bn/studio/questions?mine=1', { person: author });
  const { page } = written;
  await page
    .getByRole('link', { name: bn('studio.newOne') })
    .first()
    .waitFor();
  await expectBangla(page);
  await page
    .getByRole('link', { name: bn('studio.newOne') })
    .first()
    .click();
  await page.getByRole('radio', { name: bn('studio.typeSba') }).check({ force: true });
  await page.getByLabel(bn('studio.prof'), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(bn('studio.subject'), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(bn('studio.topic'), { exact: true }).fill('Upper limb');
  await field(page, 'studio.stem', {}).fill(stem);
  for (const [index, text] of TEXTS.entries()) {
    const letter = 'ABCDE'[index]!;
    const option = named(page, 'group', 'studio.optionName', { letter });
    await field(option, 'studio.optionName', { letter }).fill(text);
    if (index === 0) await option.getByRole('checkbox').check();
    const why = index === 0 ? 'studio.whyRight' : 'studio.whyWrong';
    await field(option, why, { letter, type: 'SBA' }).fill('ভাস্কুলারের সঙ্গে যায়।');
  }
  await says(page, 'studio.savedAt');
  await button(page, 'studio.submit', {}).click();
  await says(page, 'studio.lacksTitle');
  await expectBangla(page, data);
  await field(page, 'studio.explanation', {}).fill('এটি কোয়াড্রাঙ্গুলার স্পেস দিয়ে বের হয়।');
  await field(page, 'studio.referenceTitle', {}).fill('Gray');
  await page.keyboard.press('Enter');
  await button(page, 'studio.submit', {}).click();
  const submission = dialog(page, 'studio.submitTitle', {});
  await submission.waitFor();
  await expectBangla(page, data);
  await button(submission, 'studio.submit', {}).click();
  await says(page, 'studio.inReview', {});
  await expectBangla(page, data);

  const reviewer = await personWithRole(site.stack, 'যাচাইকারী', 'REVIEWER');
  const reviewed = await openBangla(site, `/bn/studio/review/${idOf(page)}`, { person: reviewer });
  await button(reviewed.page, 'studio.approve', {}).waitFor();
  await expectBangla(reviewed.page, data);
  await button(reviewed.page, 'studio.approve', {}).click();
  const approval = dialog(reviewed.page, 'studio.approveTitle', {});
  await approval.waitFor();
  await expectBangla(reviewed.page, data);
  await button(approval, 'studio.approve', {}).click();
  await reviewed.page.waitForURL('**/bn/studio/review');
  expect([...written.faults, ...reviewed.faults]).toEqual([]);
  await Promise.all([written.context.close(), reviewed.context.close()]);
});

test('a file of questions is checked and imported, and a reviewer approves its drafts, in Bangla', async () => {
  const stamp = Date.now();
  const data = [...FORMATS, 'Upper limb', String(stamp), 'nerves', 'Which nerve', 'Right one', 'Wrong one'];
  const editor = await personWithRole(site.stack, 'সম্পাদক', 'EDITOR');
  const imported = await openBangla(site, '/bn/studio/desk/import', { person: editor });
  const { page: own } = imported;
  await own.getByLabel(bn('exchange.chooseFile')).waitFor({ state: 'attached' });
  await expectBangla(own, data);
  const file = csvFile(`nerves-${stamp}.csv`, 'Upper limb', [[`Which nerve ${stamp}?`]]);
  await own.getByLabel(bn('exchange.chooseFile')).setInputFiles(file);
  await heading(own, 'exchange.checkedRows').waitFor();
  await expectBangla(own, data);
  await button(own, 'exchange.importFile', {}).click();
  const importDialog = dialog(own, 'exchange.importTitle', {});
  await importDialog.waitFor();
  await expectBangla(own, data);
  await button(importDialog, 'exchange.importNow', {}).click();
  await heading(own, 'exchange.importDone').waitFor();
  await expectBangla(own, data);

  const reviewer = await personWithRole(site.stack, 'যাচাইকারী', 'REVIEWER');
  const reviewed = await openBangla(site, '/bn/studio/review', { person: reviewer });
  const { page } = reviewed;
  await page.getByRole('link', { name: new RegExp(`nerves-${stamp}`) }).waitFor();
  await expectBangla(page, data);
  await page.getByRole('link', { name: new RegExp(`nerves-${stamp}`) }).click();
  await button(page, 'studio.approveAll', {}).click();
  const approval = dialog(page, 'studio.approveImportTitle', {});
  await approval.waitFor();
  await expectBangla(page, data);
  await button(approval, 'studio.approveAll', {}).click();
  await says(page, 'studio.published', {});
  await expectBangla(page, data);
  expect([...imported.faults, ...reviewed.faults]).toEqual([]);
  await Promise.all([imported.context.close(), reviewed.context.close()]);
});
