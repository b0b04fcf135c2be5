// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { findSentences, walkStorage } from '../../testkit/walk-storage.ts';
import type { Person } from '../notifications/people.ts';
import { itemsOf, newestPaper, sitting, startMix } from '../papers/papers.ts';
import { answerFirst, deviceLog, openCards } from '../study/device-log.ts';
import { openFront, type Front } from './front.ts';
import { download, openPhone, withPlan } from './reader.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';
const TEXTS = '{ id stem explanation explanationBn options { text reason } parts { text points } }';
const QUESTIONS = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
  yearQuestions(year: 2024, page: 1) { questions ${TEXTS} } } }`;
const QUESTION = `query ($id: ID!) { question(id: $id) ${TEXTS} }`;
const LOG = '{ viewer { study { attempts(first: 20) { edges { node { id } } } } } }';
/** Shorter texts may stand anywhere. */
const SENTENCE = 25;

const site = sharedSite();
const phone = killableBrowser();
let front: Front;

beforeAll(async () => {
  front = await openFront(site.stack.rest);
  await front.start();
});
afterEach(() => phone.remove());
afterAll(() => front.stop());

type Question = {
  stem: string;
  explanation: string | null;
  explanationBn: string | null;
  options: { text: string; reason: string | null }[];
  parts: { text: string; points: string[] }[];
};

/** With the reasons of their keys. */
const sentencesOf = (questions: readonly Question[]): string[] =>
  questions
    .flatMap(({ stem, explanation, explanationBn, options, parts }) => [
      stem,
      explanation ?? '',
      explanationBn ?? '',
      ...options.flatMap(({ text, reason }) => [text, reason ?? '']),
      ...parts.flatMap(({ text, points }) => [text, ...points]),
    ])
    .filter((text) => text.length >= SENTENCE);

async function questionsOfList({ token }: Person): Promise<Question[]> {
  type Found = { boardSubject: { yearQuestions: { questions: Question[] } } };
  return (await queryData<Found>(site.url, QUESTIONS, { token })).boardSubject.yearQuestions.questions;
}

async function questionsOfPaper({ token }: Person): Promise<Question[]> {
  const paper = await newestPaper(site.url, token);
  const ids = itemsOf(paper!).map(({ asked }) => asked.id);
  const found = ids.map((id) => queryData<{ question: Question }>(site.url, QUESTION, { token, variables: { id } }));
  return (await Promise.all(found)).map(({ question }) => question);
}

const storesOf = (found: readonly string[]) => new Set(found.map((line) => line.split(':')[0]));

async function signOut(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForFunction(() => localStorage.getItem('authToken') === null);
}

test('after a log-out no sentence of paid content is on the device, and what was not sent still arrives', async () => {
  const reader = await withPlan(site, front.url, 'Leaving Reader');
  const context = await openPhone(phone, front, reader);
  const page = await context.newPage();
  await download(page, 'Anatomy');
  await page.goto('/review');
  await page.goto(LIST);
  await openCards(page).first().waitFor();
  await answerFirst(page);
  await expect.poll(async () => (await deviceLog(page)).filter((line) => line.endsWith(' SENT')).length).toBe(1);
  await startMix(page, { mtf: 1, sba: 4, mode: 'After each question' });
  const sentences = sentencesOf([...(await questionsOfList(reader)), ...(await questionsOfPaper(reader))]);
  await context.setOffline(true);
  const question = sitting(page).getByRole('article', { name: 'Question 2', exact: true });
  while (!(await question.isVisible())) await sitting(page).getByRole('button', { name: 'Next' }).click();
  await question.getByRole('radio').first().check();
  await sitting(page).getByRole('button', { name: 'Check' }).last().click();
  await sitting(page).getByText('1 of 5 answered').waitFor();
  const waiting = await context.newPage();
  await waiting.goto(LIST);
  await answerFirst(waiting);
  await expect.poll(async () => (await deviceLog(waiting)).length).toBe(2);
  const before = storesOf(findSentences(await walkStorage(waiting), sentences));
  // Packs are sealed.
  expect([...before].filter((place) => !/^IndexedDB study\/(records|papers|reviews)$/.test(place!))).toEqual([]);
  expect(before).toContain('IndexedDB study/records');
  expect(before).toContain('IndexedDB study/papers');

  await page.close();
  await signOut(waiting);
  const stored = await walkStorage(waiting);
  expect(findSentences(stored, sentences)).toEqual([]);
  expect(findSentences(stored, [reader.token])).toEqual([]);
  expect((await deviceLog(waiting)).filter((line) => line.endsWith(' WAITING'))).toHaveLength(1);

  await context.close();
  const again = await openPhone(phone, front, reader);
  const next = await again.newPage();
  await next.goto('/record');
  type Log = { viewer: { study: { attempts: { edges: unknown[] } } } };
  const accountsLog = async () =>
    (await queryData<Log>(site.url, LOG, { token: reader.token })).viewer.study.attempts.edges.length;
  await expect.poll(accountsLog).toBe(3);
  const paper = await newestPaper(site.url, reader.token);
  expect(
    itemsOf(paper!)
      .filter(({ answer }) => answer)
      .map(({ number }) => number),
  ).toEqual([2]);
});
