// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { table, wordDocument } from '../../../api/src/testing/docx.ts';
import { editedSite } from '../../testkit/site.ts';
import { keyboardOf, personWithRole, studioOf } from './studio.ts';

const site = editedSite();

const COUNT = 40;
/** Ten minutes at three seconds a key, which leaves time to read. */
const MAX_KEYS = 200;

/** Two rows have what teachers' files have: an answer that is no option, and a subject that is none. */
function wordFile(stamp: number): Promise<Buffer> {
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const subject = index === 20 ? 'Anatomi' : 'Anatomy';
    const stem = `Which artery of part ${index + 1} is felt at the wrist (${stamp})?`;
    return ['SBA', subject, `Arteries ${stamp}`, stem, 'Axillary', 'Radial', 'Brachial', index === 10 ? 'E' : 'B'];
  });
  return wordDocument(
    table(['Type', 'Subject', 'Chapter', 'Question', 'Option A', 'Option B', 'Option C', 'Correct'], ...rows),
  );
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** From the studio's first page to the import's drafts. */
async function importFile(page: Page, stamp: number) {
  const { tabTo, press, type, presses } = keyboardOf(page);
  // The first listener has dialogs intercepted, which takes longer than a key.
  page.on('filechooser', () => {});
  await page.goto('/studio');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page.getByRole('link', { name: 'Desk', exact: true }), 40);
  await press('Enter');
  await tabTo(page.getByRole('link', { name: /^Import questions/ }), 60);
  await press('Enter');
  await tabTo(page.getByLabel('Choose a file'), 60);
  const chooser = page.waitForEvent('filechooser');
  await press('Enter');
  await (
    await chooser
  ).setFiles({
    name: `arteries-${stamp}.docx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await wordFile(stamp),
  });
  await page.getByRole('heading', { name: `${COUNT} rows checked` }).waitFor();
  for (const [cell, value] of [
    ['correct', 'B'],
    ['subject', 'Anatomy'],
  ] as const) {
    await tabTo(page.getByRole('textbox', { name: cell }), 60);
    await press('Control+A');
    await type(value);
  }
  await tabTo(button(page, /^Check again/), 60);
  await press('Enter');
  await button(page, 'Errors (0)').waitFor();
  await tabTo(button(page, 'Import…'), 60);
  await press('Enter');
  await page.getByText('Another reviewer approves the drafts').waitFor();
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }));
  await press('Enter');
  const result = page.getByRole('link', { name: 'Open the import' });
  await result.waitFor();
  await tabTo(result, 60);
  await press('Enter');
  await page.getByText(`${COUNT} new questions`).waitFor();
  return presses();
}

/** Opens the import, reads a draft of it and approves all. */
async function approve(page: Page, stamp: number) {
  const { tabTo, press, presses } = keyboardOf(page);
  await page.goto('/studio/review');
  const card = page.getByRole('link', { name: new RegExp(`arteries-${stamp}`) });
  await card.waitFor();
  await tabTo(card, 60);
  await press('Enter');
  const first = page.getByRole('link', { name: new RegExp(`of part 1 is felt at the wrist .${stamp}`) });
  await first.waitFor();
  await tabTo(first, 60);
  await press('Enter');
  await page.getByText('Radial').first().waitFor();
  await page.goBack();
  await first.waitFor();
  await tabTo(button(page, 'Approve all'), 60);
  await press('Enter');
  await page.getByText(`${COUNT} questions are published at once.`).waitFor();
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Approve all' }));
  await press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
  return presses();
}

test(
  'forty questions of a Word file are published through the review of another, by keyboard alone',
  { timeout: 240_000 },
  async () => {
    const stamp = Date.now();
    const author = await studioOf(site.browser, site.url, await personWithRole(site.stack, 'Forty Author', 'EDITOR'));
    const keys = await importFile(author.page, stamp);
    const reviewer = await studioOf(
      site.browser,
      site.url,
      await personWithRole(site.stack, 'Forty Reviewer', 'REVIEWER'),
    );
    const reviewKeys = await approve(reviewer.page, stamp);
    expect(keys + reviewKeys).toBeLessThan(MAX_KEYS);
    expect([...author.faults, ...reviewer.faults]).toEqual([]);
    await Promise.all([author.context.close(), reviewer.context.close()]);
  },
);
