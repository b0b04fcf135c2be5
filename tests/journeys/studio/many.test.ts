// @module-tag long
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { queryData } from '../../testkit/graphql.ts';
import { editedSite } from '../../testkit/site.ts';
import { personWithRole, status, studioOf } from './studio.ts';

const site = editedSite();
const STEM = 'Which nerve is a drongo';
const START = `mutation ($question: QuestionInput!) { saveQuestion(question: $question) { id } }`;

test(
  'a reviewer finds questions, keeps the view, moves them after a preview, and undoes it',
  { timeout: 120_000 },
  async () => {
    const author = await personWithRole(site.stack, 'Author of Many', 'AUTHOR');
    const reviewer = await personWithRole(site.stack, 'Reviewer of Many', 'REVIEWER');
    for (const number of [1, 2, 3]) {
      const question = { type: 'SBA', prof: '_1', subject: 'ANAT', chapter: 'Neck', stem: `${STEM} ${number}?` };
      await queryData(site.url, START, { token: author.token, variables: { question } });
    }
    const { page, faults } = await studioOf(site.browser, site.url, reviewer);
    await page.goto('/studio/questions?q=drongo');
    await status(page, /^3 questions$/).waitFor();

    await page.getByText('More filters').click();
    await page.getByLabel('Chapter').fill('Neck');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/chapter=Neck/);
    await page.getByRole('button', { name: 'Save as a view' }).click();
    await page.getByLabel('Name of the view').fill('Birds of the neck');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Remove this view' }).waitFor();

    await page.getByLabel(`Select: ${STEM} 1?`).check();
    await page.getByText('1 question selected').waitFor();
    await page.getByLabel('Select all on this page').check();
    const bar = page.getByRole('group', { name: 'Change the selected questions' });
    await bar.getByText('3 questions selected').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Chapter').fill('Head');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('3 questions change.').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move 3 questions' }).click();
    await page.getByText('3 questions were changed.').waitFor();
    await page.getByText('No question matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 questions were restored.').waitFor();
    await status(page, /^3 questions$/).waitFor();

    await page.goto('/studio');
    await page.getByLabel('Saved view').selectOption({ label: 'Birds of the neck' });
    await page.waitForURL(/q=drongo.*chapter=Neck|chapter=Neck.*q=drongo/);
    await status(page, /^3 questions$/).waitFor();
    expect(faults).toEqual([]);
  },
);

test('an author adds a co-author, then hands the draft over', { timeout: 120_000 }, async () => {
  const author = await personWithRole(site.stack, 'Leaving Author', 'AUTHOR');
  await personWithRole(site.stack, 'Staying Author', 'AUTHOR');
  const question = { type: 'SBA', prof: '_1', subject: 'ANAT', stem: 'Which nerve stays here?' };
  const { saveQuestion } = await queryData<{ saveQuestion: { id: string } }>(site.url, START, {
    token: author.token,
    variables: { question },
  });
  const { page, faults } = await studioOf(site.browser, site.url, author);
  await page.goto(`/studio/questions/${saveQuestion.id}`);
  await page.getByLabel('Add a co-author').selectOption({ label: 'Staying Author' });
  await page.getByRole('button', { name: 'Remove Staying Author' }).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Hand over to').selectOption({ label: 'Staying Author' });
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('heading', { name: 'People on this draft' }).waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await layoutFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});
