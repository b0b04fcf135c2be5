// @module-tag long
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { queryData } from '../../testkit/graphql.ts';
import { editedSite } from '../../testkit/site.ts';
import { keyboardOf, personWithRole, status, studioOf } from './studio.ts';

const site = editedSite();
const STEM = 'Which chamber of the heart has a hoopoe';
const START = `mutation ($question: QuestionInput!) { saveQuestion(question: $question) { id } }`;
const ITEMS = 'query ($id: ID!) { studio { question(id: $id) { draft { items { code } } } } }';
const HEART = '21-ANAT-THX-03';
const LIVER = 'Liver';

type Stored = { studio: { question: { draft: { items: { code: string }[] } } } };
const codesOf = async (token: string, id: string) => {
  const { studio } = await queryData<Stored>(site.url, ITEMS, { token, variables: { id } });
  return studio.question.draft.items.map(({ code }) => code);
};
const startedBy = async (token: string, number: number, more = {}) => {
  const question = {
    type: 'SBA',
    prof: '_1',
    subject: 'ANAT',
    chapter: 'Thorax',
    topic: 'Heart',
    stem: `${STEM} ${number}?`,
    ...more,
  };
  const { saveQuestion } = await queryData<{ saveQuestion: { id: string } }>(site.url, START, {
    token,
    variables: { question },
  });
  return saveQuestion.id;
};

test(
  'an author takes a suggested item, finds another by keyboard, and both are kept',
  { timeout: 120_000 },
  async () => {
    const author = await personWithRole(site.stack, 'Author of Items', 'AUTHOR');
    const id = await startedBy(author.token, 1);
    const { page, faults } = await studioOf(site.browser, site.url, author);
    const { press, type, tabTo } = keyboardOf(page);
    await page.goto(`/studio/questions/${id}`);
    const suggested = page.getByRole('group', { name: 'Suggested:' });
    await suggested.waitFor();
    await suggested.getByRole('button', { name: /heart/i }).first().click();
    const chosen = page.getByRole('list', { name: 'Chosen items' });
    await chosen.getByText(HEART).waitFor();

    await page.getByText('Choose items').focus();
    await press('Enter');
    await tabTo(page.getByLabel('Find an item by name or code'), 3);
    await type(LIVER);
    const liver = page.getByRole('checkbox', { name: /^Liver/ }).first();
    await tabTo(liver, 5);
    await press('Space');
    expect(await chosen.getByRole('listitem').count()).toBe(2);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await status(page, /^Saved/).waitFor();
    await expect.poll(() => codesOf(author.token, id)).toEqual([HEART, expect.stringMatching(/^21-ANAT-/)]);

    await page.reload();
    await chosen.getByRole('button', { name: /^Remove .*Liver/ }).click();
    await expect.poll(() => codesOf(author.token, id)).toEqual([HEART]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByText('Choose items').click();
    expect(await layoutFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test(
  'many questions get an item after a preview, are found by it, and an undo takes it back',
  { timeout: 120_000 },
  async () => {
    const author = await personWithRole(site.stack, 'Author of Many Items', 'AUTHOR');
    const ids = [await startedBy(author.token, 2), await startedBy(author.token, 3)];
    const { page, faults } = await studioOf(site.browser, site.url, author);
    await page.goto('/studio/questions?q=hoopoe&mine=1');
    await status(page, /^2 questions$/).waitFor();
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Add items' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Choose items').click();
    await dialog.getByLabel('Find an item by name or code').fill(HEART);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('2 questions change.').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add items to 2 questions' }).click();
    await page.getByText('2 questions were changed.').waitFor();

    expect(await codesOf(author.token, ids[0]!)).toEqual([HEART]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 questions were restored.').waitFor();
    expect(await codesOf(author.token, ids[0]!)).toEqual([]);
    expect(faults).toEqual([]);
  },
);
