import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAttemptId } from '../../../api/src/testing/study.ts';
import { DESK, faultsInBothSchemes, openPage, waitForHydration } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';
import { answerFirst } from '../study/device-log.ts';

const LIST = '/board-question/DHK/_1/ANAT/topics/Upper%20limb';
const DAY_MS = 86_400_000;
const DUE = 6;

const QUESTIONS = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topicQuestions(topic: "Upper limb", page: 1) {
  questions { id type } } } }`;
const RECORD = 'mutation ($attempts: [AttemptInput!]!) { recordAttempts(attempts: $attempts) { refused { code } } }';
const LOG = '{ viewer { study { attempts(first: 20) { edges { node { questionId mode undoneAt } } } } } }';

const site = sharedSite();

const review = (page: Page) => page.getByRole('dialog', { name: 'Review', exact: true });
const at = (page: Page, place: number) =>
  review(page)
    .getByText(new RegExp(`^${place} of \\d+$`))
    .waitFor();
const press = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true }).click();

async function check(page: Page) {
  await review(page).getByRole('radio').first().check();
  await press(page, 'Check');
  await review(page)
    .getByRole('button', { name: /^(Next|See the result)$/ })
    .waitFor();
}

/** Somebody who answered some questions wrong a week ago. */
async function readerWithDue(name: string) {
  const reader = await signedUp(site.url, name);
  type Found = { boardSubject: { topicQuestions: { questions: { id: string; type: string }[] } } };
  const { boardSubject } = await queryData<Found>(site.url, QUESTIONS, { token: reader.token });
  const single = boardSubject.topicQuestions.questions.filter(({ type }) => type === 'SBA').slice(0, DUE);
  const attempts = single.map(({ id }, index) => {
    const msecs = Date.now() - 7 * DAY_MS + index * 60_000;
    const answeredAt = new Date(msecs).toISOString();
    return { id: newAttemptId(msecs), questionId: id, answer: { sba: 'E' }, answeredAt, utcOffsetMinutes: 0 };
  });
  await queryData(site.url, RECORD, { token: reader.token, variables: { attempts } });
  return reader;
}

async function openReview(name: string, options: BrowserContextOptions = {}) {
  const reader = await readerWithDue(name);
  const { page, context, faults } = await browserOf(site.browser, site.url, reader, options);
  await page.goto('/review');
  await at(page, 1);
  const log = async () => {
    type Log = { viewer: { study: { attempts: { edges: { node: { mode: string; undoneAt: string | null } }[] } } } };
    const { viewer } = await queryData<Log>(site.url, LOG, { token: reader.token });
    return viewer.study.attempts.edges.flatMap(({ node }) => (node.mode === 'REVIEW' ? [node] : []));
  };
  return { page, context, faults, log };
}

test('a reader reviews what is due, takes one back, puts one off, and goes on without a network', async () => {
  const { page, context, faults, log } = await openReview('Review Reader');
  await review(page).getByText('Due today').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await check(page);
  await press(page, 'Next');
  await at(page, 2);
  await check(page);
  await press(page, 'Undo this answer');
  await review(page).getByText('Your answer is taken back. Answer again.').waitFor();
  await at(page, 2);
  expect(await review(page).getByRole('radio', { checked: true }).count()).toBe(0);
  await check(page);
  await press(page, 'Next');
  await at(page, 3);

  await press(page, 'Not today');
  await review(page)
    .getByText(/^The last one comes again on \w+day\.$/)
    .waitFor();
  await at(page, 3);
  const ref = new URL(page.url()).searchParams.get('q')!;
  await page.reload();
  await at(page, 3);
  await review(page).getByRole('article').getByText(ref).waitFor();

  await context.setOffline(true);
  await check(page);
  await press(page, 'Next');
  await at(page, 4);
  await review(page)
    .getByText(/^Your account cannot be read now/)
    .waitFor();
  await check(page);
  await press(page, 'Undo this answer');
  await check(page);
  await context.setOffline(false);
  await expect.poll(async () => (await log()).filter(({ undoneAt }) => !undoneAt).length).toBe(4);
  expect(await log()).toHaveLength(6);

  while (await review(page).getByRole('button', { name: 'Next' }).isVisible()) {
    await press(page, 'Next');
    await check(page);
  }
  await press(page, 'See the result');
  await review(page).getByText('Done for today').waitFor();
  await review(page)
    .getByText(/^Tomorrow: /)
    .waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await press(page, 'Finish');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await context.close();
  expect(faults).toEqual([]);
});

test('the review works by keyboard alone', { tags: 'long' }, async () => {
  const { page, context, faults } = await openReview('Review Typist', { viewport: DESK });
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await review(page).getByRole('button', { name: 'Undo this answer' }).waitFor();
  await page.keyboard.press('n');
  await at(page, 2);
  await page.keyboard.press('u');
  await at(page, 1);
  await review(page).getByText('Your answer is taken back. Answer again.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
  await page.keyboard.press('l');
  await review(page)
    .getByText(/^The last one comes again on /)
    .waitFor();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByText('Undo the last answer').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => shortcuts.count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => review(page).count()).toBe(0);
  await context.close();
  expect(faults).toEqual([]);
});

test('a visitor reviews by what is on the device, on the narrowest phone too', async () => {
  const { page, context, faults } = await openPage(site.browser, {
    baseURL: site.url,
    viewport: { width: 320, height: 640 },
  });
  await page.clock.install({ time: Date.now() - 3 * DAY_MS });
  await page.goto(LIST);
  await waitForHydration(page);
  await answerFirst(page);
  await answerFirst(page);
  await page.clock.setSystemTime(Date.now());
  await page.goto('/review');
  await at(page, 1);
  await review(page)
    .getByText(/^(Due today|Wrong last time)$/)
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await check(page);
  await review(page).getByRole('button', { name: 'Undo this answer' }).waitFor();
  await context.setOffline(true);
  await press(page, 'Next');
  await at(page, 2);
  await check(page);
  await press(page, 'Next');
  await review(page).getByText('New', { exact: true }).waitFor();
  await context.close();
  expect(faults).toEqual([]);
});
