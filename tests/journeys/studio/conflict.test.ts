// @module-tag long
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { box, idOf, personWithRole, status, storedQuestion, studioOf } from './studio.ts';

const site = sharedSite();

test('two browsers change one draft: both texts stand side by side, and what was chosen of each is saved', async () => {
  const author = await personWithRole(site.stack, 'Twice There', 'AUTHOR');
  const first = await studioOf(site.browser, site.url, author);
  await first.page.goto('/studio/questions/new');
  await first.page.getByLabel('Professional year').selectOption('_1');
  await first.page.getByLabel('Subject').selectOption('ANAT');
  await box(first.page, 'Question').fill('As it was');
  await status(first.page, /^Saved/).waitFor();
  const id = idOf(first.page);

  const second = await studioOf(site.browser, site.url, author);
  await second.page.goto(`/studio/questions/${id}`);
  await box(second.page, 'Question').fill('From the second browser');
  await box(second.page, 'Explanation').fill('Explained there');
  await expect.poll(async () => (await storedQuestion(site.url, author, id)).draft.explanation).toBe('Explained there');

  await box(first.page, 'Question').fill('From the first browser');
  await box(first.page, 'Statement A').fill('Typed here alone');
  const conflict = first.page.getByRole('alertdialog', { name: 'Somebody else has changed this question' });
  await conflict.waitFor();
  const field = (name: string) => conflict.getByRole('group', { name });
  expect(await field('Question').innerText()).toContain('From the first browser');
  expect(await field('Question').innerText()).toContain('From the second browser');
  const save = conflict.getByRole('button', { name: 'Save what I chose' });
  expect(await save.isDisabled()).toBe(true);
  expect(await faultsInBothSchemes(first.page)).toEqual([]);

  // Closed in the middle, it is still there.
  await first.page.reload();
  await conflict.waitFor();
  await conflict.getByRole('button', { name: 'Keep all of mine' }).click();
  await field('Explanation').getByRole('radio', { name: 'Theirs' }).check();
  await save.click();
  await conflict.waitFor({ state: 'detached' });
  await status(first.page, /^Saved/).waitFor();
  expect(await box(first.page, 'Explanation').innerText()).toBe('Explained there');
  expect((await storedQuestion(site.url, author, id)).draft).toMatchObject({
    stem: 'From the first browser',
    explanation: 'Explained there',
    options: [{ text: 'Typed here alone' }],
  });
  expect([...first.faults, ...second.faults]).toEqual([]);
  await first.context.close();
  await second.context.close();
});
