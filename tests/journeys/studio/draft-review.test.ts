// @module-tag long
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { NEW_QUESTION } from '../../contract/studio.ts';
import { DESK, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';

const NARROW = { width: 320, height: 700 };
const SAVE = `mutation ($question: QuestionInput!) { draft: saveQuestion(question: $question) { id version } }`;
const SUBMIT = 'mutation ($id: ID!, $version: Int!) { submitQuestion(id: $id, version: $version) { id } }';

const site = openSite();
let tokens: Awaited<ReturnType<typeof signUpWithRoles>>;
beforeAll(async () => {
  tokens = await signUpWithRoles(site.url, site.stack);
});

const openAt = openedPages(site);
const openAs = async (path: string, name: string, options: BrowserContextOptions = {}) =>
  openAt(path, {
    storageState: await sessionOf(site.browser, site.url, `${name}@example.com`),
    viewport: DESK,
    ...options,
  });

async function handIn(): Promise<string> {
  const question = {
    ...NEW_QUESTION,
    chapter: 'Thorx of the heart',
    items: ['21-ANAT-THX-03'],
    stem: `<p>Which chamber is it? ${Date.now()}</p>`,
  };
  const options = { token: tokens.author };
  const { draft } = await queryData<{ draft: { id: string; version: number } }>(site.url, SAVE, {
    ...options,
    variables: { question },
  });
  await queryData(site.url, SUBMIT, { ...options, variables: draft });
  return draft.id;
}

test(
  'a reviewer sees the place, takes the draft, comments on a field and asks an expert, whose answer the author reads',
  { timeout: 120_000 },
  async () => {
    const id = await handIn();
    const reviewer = await openAs(`/studio/review/${id}`, 'reviewer');
    await reviewer.getByText('Creates a new chapter.').waitFor();
    const reasons = reviewer.getByRole('region', { name: 'All reasons' });
    await reasons.getByText('About the left atrium.').waitFor();
    const items = reviewer.getByRole('region', { name: 'Items of the curriculum' });
    expect(await items.getByRole('listitem').allInnerTexts()).toEqual(['Heart with pericardium 21-ANAT-THX-03']);
    await reviewer.getByRole('button', { name: 'Assign to me' }).click();
    await reviewer.getByText('Saved.').waitFor();
    await reviewer.getByLabel('About').selectOption('options.2');
    await reviewer.getByLabel('Comment', { exact: true }).fill('Which side?\nবাম না ডান?');
    await reviewer.getByRole('button', { name: 'Add comment' }).dblclick();
    await reviewer.getByRole('heading', { name: 'Option C' }).waitFor();
    await reviewer.getByRole('button', { name: 'Make a link' }).click();
    const address = await reviewer.getByLabel('The new link').inputValue();
    for (const viewport of [NARROW, DESK]) {
      await reviewer.setViewportSize(viewport);
      expect(await layoutFaults(reviewer)).toEqual([]);
    }
    expect(await faultsInBothSchemes(reviewer)).toEqual([]);

    const expert = await openAt(new URL(address).pathname + new URL(address).hash, { viewport: NARROW });
    await expert.getByText('Which chamber is it?').waitFor();
    await expert.getByText('Heart with pericardium').waitFor();
    expect(await expert.getByText('Which side?').count()).toBe(0);
    expect(await expert.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
    await expert.getByLabel('Comment', { exact: true }).fill('B is right too.');
    await expert.getByRole('button', { name: 'Add comment' }).click();
    await expert.getByText('Write your name first.').first().waitFor();
    await expert.getByLabel('Your name').fill('Dr Karim');
    await expert.getByRole('button', { name: 'Add comment' }).click();
    await expert.getByText('Thank you. Your comment has arrived.').waitFor();
    expect(await layoutFaults(expert)).toEqual([]);
    expect(await faultsInBothSchemes(expert)).toEqual([]);

    const author = await openAs(`/studio/questions/${id}`, 'author');
    await author.getByText('Dr Karim (expert)').waitFor();
    await author.getByRole('button', { name: 'Answer' }).last().click();
    await author.getByLabel('Answer to Reviewer').fill('The right one.');
    await author.getByRole('button', { name: 'Send answer' }).click();
    await author.getByText('The right one.', { exact: true }).waitFor();
    expect(await faultsInBothSchemes(author)).toEqual([]);

    await reviewer.goto('/studio/review?whose=ME');
    await reviewer.getByText('Assigned to Reviewer').first().waitFor();
    expect(await faultsInBothSchemes(reviewer)).toEqual([]);
    await reviewer.locator(`a[href="/studio/review/${id}"]`).click();
    await reviewer.getByRole('button', { name: /^Revoke the link/ }).click();
    await reviewer.getByText('The link is revoked.').waitFor();
    await expert.reload();
    await expert.getByText('This link was withdrawn.').waitFor();
  },
);
