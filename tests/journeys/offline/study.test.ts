// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { findSentences, walkStorage } from '../../testkit/walk-storage.ts';
import type { Person } from '../notifications/people.ts';
import { itemsOf, keyOf, marksByHand, newestPaper, sitting, startMix } from '../papers/papers.ts';
import { openFront, whenKept, type Front } from './front.ts';
import { download, openPhone, startOffline, withPlan } from './reader.ts';

const DAY_MS = 86_400_000;
const PLAN = 'mutation ($input: StudyPlanInput!) { setStudyPlan(input: $input) { questions } }';
const QUEUE = `{ viewer { study { queue(first: 20) { question { id ref } why } calendar(days: 1) { due fresh }
  plan { seen questions } } } }`;
const ATTEMPTS = '{ viewer { study { attempts(first: 100) { edges { node { id questionId mode } } } } } }';

/** With the browser's word for it that it is offline, or without. */
const FROM_DEVICE = /^(You are offline|Your account's record cannot be read now)\. This is /;

const site = sharedSite();
const phone = killableBrowser();
let front: Front;

beforeAll(async () => {
  front = await openFront(site.stack.rest);
  await front.start();
});
afterEach(() => phone.remove());
afterAll(() => front.stop());

type Attempt = { id: string; questionId: string; mode: string };
async function attemptsOf({ token }: Person): Promise<Attempt[]> {
  type Log = { viewer: { study: { attempts: { edges: { node: Attempt }[] } } } };
  const { viewer } = await queryData<Log>(site.url, ATTEMPTS, { token });
  return viewer.study.attempts.edges.map(({ node }) => node);
}

const press = (page: Page, name: string) => sitting(page).getByRole('button', { name, exact: true }).last().click();

async function checkQuestion(page: Page, number: number) {
  const question = sitting(page).getByRole('article', { name: `Question ${number}`, exact: true });
  await question.waitFor();
  const radios = question.getByRole('radio');
  if ((await radios.count()) > 0) await radios.first().check();
  else for (const button of await question.getByRole('button', { name: 'True' }).all()) await button.click();
  await press(page, 'Check');
  await sitting(page)
    .getByText(/^(Correct\.|Incorrect\.|\d of 5 correct)/)
    .first()
    .waitFor();
}

test('a paper with a tutor is drawn, marked and listed without a network, and joins the account once', async () => {
  const reader = await withPlan(site, front.url, 'Offline Sitter');
  const first = await openPhone(phone, front, reader);
  await download(await first.newPage(), 'Anatomy');
  const context = await startOffline(phone, front, reader);
  const page = await context.newPage();
  await page.goto('/papers/new');
  await page.getByText(/^Without the network a paper is drawn/).waitFor();
  expect(await page.getByLabel('At the end').count()).toBe(0);
  expect(await page.getByLabel('A real sitting').count()).toBe(0);
  expect(await page.getByLabel('Physiology').count()).toBe(0);
  await startMix(page, { mtf: 2, sba: 2 });
  for (const number of [1, 2, 3, 4]) {
    await checkQuestion(page, number);
    if (number === 2) {
      // From another cold start.
      const { pathname } = new URL(page.url());
      await phone.kill();
      const next = await startOffline(phone, front, reader);
      const again = await next.newPage();
      await again.goto(`${pathname}?q=3`);
      await sitting(again).getByText('2 of 4 answered').waitFor();
      return finish(again, reader);
    }
    await press(page, 'Next');
  }
});

async function finish(page: Page, reader: Person) {
  await checkQuestion(page, 3);
  await press(page, 'Next');
  await checkQuestion(page, 4);
  await press(page, 'Hand in');
  await page.getByRole('dialog', { name: 'Hand in the paper?' }).getByRole('button', { name: 'Hand in' }).click();
  await page.getByText(/^Marked on this device/).waitFor();
  const result = await page.getByRole('region', { name: 'Result' }).innerText();
  await page.goto('/papers');
  await page.getByText(/^Made without a network/).waitFor();
  await page.getByRole('link', { name: /Anatomy: 2 MTF, 2 SBA/ }).waitFor();
  await page.goto('/record');
  await page.getByText(FROM_DEVICE).waitFor();
  await page.getByText(/^4$/).first().waitFor();
  expect(await attemptsOf(reader)).toEqual([]);

  await page.context().setOffline(false);
  await expect.poll(async () => (await newestPaper(site.url, reader.token))?.state).toBe('FINISHED');
  const paper = (await newestPaper(site.url, reader.token))!;
  const marks = await marksByHand(site.url, itemsOf(paper));
  expect(paper.result!.marks).toBeCloseTo(marks, 10);
  expect(result).toContain(`${marks} of 4 marks`);
  const log = await attemptsOf(reader);
  expect(log.map(({ mode }) => mode)).toEqual(['PAPER', 'PAPER', 'PAPER', 'PAPER']);
  expect(new Set(log.map(({ questionId }) => questionId)).size).toBe(4);
  await page.goto('/papers');
  await page.getByRole('link', { name: /Anatomy: 2 MTF, 2 SBA/ }).waitFor();
  await expect.poll(() => page.getByText(/^Made without a network/).count()).toBe(0);
  expect(await page.getByRole('link', { name: /Anatomy: 2 MTF, 2 SBA/ }).count()).toBe(1);
  await page.reload();
  expect(await attemptsOf(reader)).toHaveLength(4);
}

test('an examination goes on from a cold start without a network, with no key on the device', async () => {
  const reader = await withPlan(site, front.url, 'Offline Examinee');
  const first = await openPhone(phone, front, reader);
  const page = await first.newPage();
  await startMix(page, { mtf: 2, sba: 2 });
  const { pathname } = new URL(page.url());
  await whenKept(page);
  await phone.kill();
  const context = await startOffline(phone, front, reader);
  const again = await context.newPage();
  await again.goto(`${pathname}?q=3`);
  const question = sitting(again).getByRole('article', { name: 'Question 3', exact: true });
  await question.getByRole('radio').first().check();
  await sitting(again).getByText('1 of 4 answered').waitFor();
  const paper = await newestPaper(site.url, reader.token);
  for (const { asked } of itemsOf(paper!)) {
    const { explanation, explanationBn, takeAway, options } = await keyOf(site.url, asked.id, reader.token);
    const texts = [explanation, explanationBn, takeAway, ...options.map(({ reason }) => reason)];
    const secrets = texts.flatMap((text) => text ?? []);
    const stored = await walkStorage(again);
    expect(stored.some(({ place, text }) => place === 'IndexedDB study/papers' && text.includes(asked.id))).toBe(true);
    expect(
      findSentences(
        stored,
        secrets.filter((text) => text.length > 20),
      ),
    ).toEqual([]);
  }
  await again.goto('/papers');
  await again.getByText(/Here is what is on this device\./).waitFor();
  await again.getByRole('link', { name: /2 MTF, 2 SBA/ }).waitFor();
});

test('a review without a network has what the account has for today', async () => {
  const reader = await withPlan(site, front.url, 'Offline Reviewer');
  const examOn = new Date(Date.now() + 25 * DAY_MS).toISOString().slice(0, 10);
  const input = { board: 'DHK', prof: '_1', subjects: ['ANAT'], examOn, restDays: [], minutesADay: 30 };
  await queryData(site.url, PLAN, { token: reader.token, variables: { input } });
  const first = await openPhone(phone, front, reader);
  const page = await first.newPage();
  await page.goto('/review');
  const review = (of: Page) => of.getByRole('dialog', { name: 'Review', exact: true });
  await review(page)
    .getByText(/^1 of \d+$/)
    .waitFor();
  await download(page, 'Anatomy');
  type Study = {
    queue: { question: { ref: string } }[];
    calendar: { due: number; fresh: number }[];
    plan: { seen: number; questions: number };
  };
  const { viewer } = await queryData<{ viewer: { study: Study } }>(site.url, QUEUE, { token: reader.token });
  const { queue, calendar, plan } = viewer.study;

  const context = await startOffline(phone, front, reader);
  const again = await context.newPage();
  await again.goto('/');
  const { due, fresh } = calendar[0]!;
  await again.getByText(`${due} to review, ${fresh} new`).waitFor();
  await again.goto('/review');
  await review(again)
    .getByText(`1 of ${due + fresh}`, { exact: true })
    .waitFor();
  expect(fresh).toBeGreaterThan(4);
  for (const { question } of queue) {
    await review(again).getByRole('article').getByText(question.ref).waitFor();
    await again.keyboard.press('n');
  }
  await again.goto('/review/plan');
  await again.getByRole('heading', { name: /^2[456] days left$/ }).waitFor();
  await again.getByText(`${plan.seen} of ${plan.questions} questions seen`).waitFor();
  await again.getByRole('table', { name: 'The next 30 days' }).waitFor();
  await again.goto('/review/memory');
  await again.getByRole('heading', { level: 1, name: /memory/i }).waitFor();
});
