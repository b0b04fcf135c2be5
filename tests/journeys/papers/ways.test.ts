// @module-tag long
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';
import { handIn, itemsOf, keyOf, newestPaper, sitting, startByCall } from './papers.ts';

const site = sharedSite();

const SUBJECT = '/board-question/DHK/_1/ANAT';
const RECORD = 'mutation ($attempts: [AttemptInput!]!) { recordAttempts(attempts: $attempts) { outcome } }';
const FLAG = 'mutation ($id: ID!) { setFlag(questionId: $id, flagged: true) { flagged } }';
const PAPERS = '{ viewer { study { papers(first: 5) { edges { node { id } } } } } }';
type Papers = { viewer: { study: { papers: { edges: object[] } } } };

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

/** A UUID of version 7. */
function attemptId(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

test('a subject, a year and a topic lead to a paper of them, and two presses start one', async () => {
  const reader = await signedUp(site.url, 'Browsing Sitter');
  const { page, context, faults } = await browserOf(site.browser, site.url, reader);
  await page.goto(SUBJECT);
  await page.getByRole('link', { name: 'Make a paper' }).click();
  await page.getByRole('checkbox', { name: 'Anatomy', checked: true }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Physiology' }).isChecked()).toBe(false);

  await page.goto(`${SUBJECT}/2024`);
  await page.getByRole('link', { name: 'Sit as a paper' }).click();
  await page.getByRole('radio', { name: 'A real sitting', checked: true }).waitFor();
  await page.getByRole('radio', { name: /2024/, checked: true }).waitFor();

  await page.goto(`${SUBJECT}/topics/Upper%20limb`);
  await page.getByRole('link', { name: 'Sit as a paper' }).click();
  await page.getByRole('button', { name: 'Remove the topic Upper limb' }).waitFor();
  await page.getByLabel('Multiple true/false').fill('2');
  await page.getByLabel('Single best answer').fill('2');
  await start(page).dblclick();
  await sitting(page).getByRole('article').waitFor();
  await page.goto(`${new URL(page.url()).pathname}?q=4`);
  await handIn(page);
  await page.getByRole('list', { name: 'By topic' }).getByRole('listitem').getByText('Upper limb').waitFor();
  expect(await page.getByRole('list', { name: 'By topic' }).getByRole('listitem').count()).toBe(1);
  const { viewer } = await queryData<Papers>(site.url, PAPERS, { token: reader.token });
  expect(viewer.study.papers.edges).toHaveLength(1);
  await context.close();
  expect(faults).toEqual([]);
});

test('a mix is narrowed to topics, and the next paper starts with them', async () => {
  const reader = await signedUp(site.url, 'Choosing Sitter');
  const { page, context, faults } = await browserOf(site.browser, site.url, reader);
  await page.goto('/papers/new');
  const anatomy = page.getByRole('group', { name: 'Anatomy' });
  await page.getByText('Topics', { exact: true }).click();
  await anatomy.getByRole('checkbox', { name: 'Upper limb' }).check();
  await anatomy.getByRole('checkbox', { name: 'Lower limb' }).check();
  await page.getByRole('button', { name: 'Remove the topic Lower limb' }).click();
  expect(await anatomy.getByRole('checkbox', { name: 'Lower limb' }).isChecked()).toBe(false);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByLabel('Multiple true/false').fill('0');
  await page.getByLabel('Single best answer').fill('1');
  await start(page).click();
  await sitting(page).getByRole('article').waitFor();
  await handIn(page);
  const topics = page.getByRole('list', { name: 'By topic' }).getByRole('listitem');
  expect(await topics.count()).toBe(1);
  await topics.getByText('Upper limb').waitFor();
  await page.goto('/papers/new');
  await page.getByRole('button', { name: 'Remove the topic Upper limb' }).waitFor();
  expect(await page.getByLabel('Single best answer').inputValue()).toBe('1');
  await context.close();
  expect(faults).toEqual([]);
});

test('what was wrong and what is flagged lead to a paper of just that', async () => {
  const reader = await signedUp(site.url, 'Correcting Sitter');
  const { token } = reader;
  const { page, context, faults } = await browserOf(site.browser, site.url, reader);
  // Not of the professional year that the form starts with.
  const mix = { prof: '_4', subjects: ['MED'], mtf: 0, sba: 2 };
  const { questions } = await startByCall(site.url, { mix });
  const [wrong, flagged] = questions as [string, string];
  const { options } = await keyOf(site.url, wrong);
  const attempt = {
    id: attemptId(),
    questionId: wrong,
    answer: { sba: options.find(({ correct }) => !correct)!.key },
    answeredAt: new Date().toISOString(),
  };
  await queryData(site.url, RECORD, { token, variables: { attempts: [attempt] } });
  await queryData(site.url, FLAG, { token, variables: { id: flagged } });

  for (const [list, pool, question] of [
    ['wrong', 'Questions I got wrong', wrong],
    ['flagged', 'Questions I flagged', flagged],
  ] as const) {
    await page.goto(`/record/${list}`);
    await page.getByRole('link', { name: 'Sit as a paper' }).click();
    expect(await page.getByLabel('Draw from').locator('option:checked').innerText()).toBe(pool);
    await page.getByText('1 matches').waitFor();
    await start(page).click();
    await sitting(page).getByRole('article').waitFor();
    expect(itemsOf((await newestPaper(site.url, token))!).map(({ asked }) => asked.id)).toEqual([question]);
  }
  await page.goto('/papers/new');
  expect(await page.getByLabel('Draw from').locator('option:checked').innerText()).toBe('All questions');
  await context.close();
  expect(faults).toEqual([]);
});

const SITTINGS = `query ($board: ID!, $prof: ID!, $subject: ID!) {
  sittings(board: $board, prof: $prof, subject: $subject) { year sitting mtf sba } }`;
type Sittings = { sittings: { year: number; sitting: string | null; mtf: number; sba: number }[] };

test('only sittings with 15 MTF and SBA are offered, and the form leads to the questions of the others', async () => {
  const place = { board: 'DHK', prof: '_1', subject: 'ANAT' };
  const { sittings } = await queryData<Sittings>(site.url, SITTINGS, { variables: place });
  const large = sittings.filter(({ mtf, sba }) => mtf + sba >= 15);
  const small = sittings.find(({ year }) => large.every((one) => one.year !== year))!;
  expect(large.length).toBeGreaterThan(0);
  await site.visit(`/papers/new?prof=_1&subject=ANAT&board=DHK&year=${large[0]!.year}`, async (page) => {
    const offered = page.getByRole('group', { name: 'Sitting' }).getByRole('radio');
    await page.getByRole('radio', { name: `${large[0]!.year}`, checked: true }).waitFor();
    expect(await offered.count()).toBe(large.length);
    await page.getByRole('link', { name: 'Practise Anatomy of Dhaka by year' }).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.goto(`/papers/new?prof=_1&subject=ANAT&board=DHK&year=${small.year}`);
    await page.getByText(`${small.year} has fewer than 15 MTF and SBA`).waitFor();
    expect(await page.getByRole('group', { name: 'Sitting' }).getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await start(page).isDisabled()).toBe(true);
    await page.getByRole('link', { name: `Practise Dhaka ${small.year}` }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${SUBJECT}/${small.year}`);
  });
});
