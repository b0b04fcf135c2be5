import { expect, test } from 'vitest';
import { openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { answerFirst, deviceLog, openCards } from './device-log.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';

const site = sharedSite();

test('a device without room says so for an answer and a note, and keeps what it has', async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  const devtools = await context.newCDPSession(page);
  const allow = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: site.url,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await page.goto(LIST);
  await openCards(page).first().waitFor();
  await waitForHydration(page);
  await answerFirst(page);
  await expect.poll(() => deviceLog(page)).toHaveLength(1);
  const before = await deviceLog(page);

  await allow(1);
  await answerFirst(page);
  await page.getByText('This device has no room left, so this answer is not in your record.').waitFor();
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('Ask again');
  const note = page.getByRole('dialog', { name: /^Note on/ });
  await note.getByText('Not saved: this device has no room left.').waitFor();

  await allow();
  await page.getByRole('textbox', { name: 'Your note' }).fill('Ask again later');
  await note.getByText('Saved as you write.').waitFor();
  await note.getByRole('button', { name: 'Done' }).click();
  expect(await deviceLog(page)).toEqual(before);
  await page.reload();
  await page
    .getByRole('button', { name: /^Open your note/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
