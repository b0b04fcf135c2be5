// @module-tag long
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { admin, cash } from '../../testkit/admin.ts';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { logIn, sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';
import {
  answerFirst,
  answerReport,
  listedQuestions,
  reportQuestion,
  type ListedQuestion,
} from '../../testkit/studio.ts';

const PATH = '/board-question/DHK/_1/ANAT/2024';
const SMALL = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };
const MARKUP = '<img src=x onerror="attacked=1">';

const site = openSite({ api: { REPORT_DAYS: '0' } });
let tokens: Awaited<ReturnType<typeof signUpWithRoles>>;
let questions: ListedQuestion[];
beforeAll(async () => {
  tokens = await signUpWithRoles(site.url, site.stack);
  questions = await listedQuestions(site.url, tokens.reader);
});

const openAt = openedPages(site);

async function open(path: string, email?: string, options: BrowserContextOptions = {}): Promise<Page> {
  const storageState = email ? await sessionOf(site.browser, site.url, email) : undefined;
  return openAt(path, { ...(storageState && { storageState }), ...options });
}

/** Another one for each test, and for each time that a test runs. */
const nextQuestion = () => questions.shift()!;
const newReader = (name: string) => newPerson(site.url, `${name}-${randomUUID().slice(0, 8)}`);

const card = (page: Page, { ref }: ListedQuestion) => page.locator(`article[id="${ref}"]`);
const dialog = (page: Page) => page.getByRole('dialog');

async function startReport(page: Page, question: ListedQuestion) {
  await card(page, question).getByRole('button', { name: 'Show answer' }).click();
  await card(page, question)
    .getByRole('button', { name: `Report a mistake in ${question.ref}` })
    .click();
}

const attacked = (page: Page) => page.evaluate(() => 'attacked' in globalThis);

test(
  'a reader reports from a card at 320 px, a reviewer answers at 360 px, and the answer reaches the reader',
  { timeout: 120_000 },
  async () => {
    const question = nextQuestion();
    const page = await open(PATH, 'reader@example.com', { viewport: SMALL });
    const answer = `Right on ${question.ref}. ${MARKUP}`;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('ReportQuestion')) sent.push(request.url());
    });
    await card(page, question).waitFor();
    const ofThePage = await layoutFaults(page);
    await startReport(page, question);
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    await dialog(page).getByText('Choose what is wrong.').waitFor();
    await dialog(page).getByRole('radio', { name: 'Something else' }).check();
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    expect(sent).toEqual([]);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect((await layoutFaults(page)).filter((fault) => !ofThePage.includes(fault))).toEqual([]);

    await dialog(page).getByRole('radio', { name: 'The key is wrong' }).check();
    await dialog(page).getByRole('textbox').fill(`Gray 41e, p. 780 ${MARKUP}`);
    await dialog(page).getByRole('button', { name: 'Send report' }).dblclick();
    await dialog(page).getByText('A reviewer reads it').waitFor();
    expect(sent).toHaveLength(1);
    await dialog(page).getByRole('button', { name: 'Done' }).click();

    const reviewer = await open('/studio/reports', 'reviewer@example.com', { viewport: PHONE });
    await reviewer.getByRole('link', { name: `Report on ${question.ref}` }).waitFor();
    expect(await faultsInBothSchemes(reviewer)).toEqual([]);
    expect(await layoutFaults(reviewer)).toEqual([]);
    await reviewer.getByRole('link', { name: `Report on ${question.ref}: Gray 41e` }).click();
    await reviewer.getByText(`Gray 41e, p. 780 ${MARKUP}`).waitFor();
    expect(await faultsInBothSchemes(reviewer)).toEqual([]);
    expect(await layoutFaults(reviewer)).toEqual([]);
    await reviewer.getByRole('button', { name: 'The reader is right' }).click();
    await reviewer.getByRole('alert').getByText('the reader is told').waitFor();
    await reviewer.getByRole('textbox', { name: 'Answer to the reader' }).fill(answer);
    await reviewer.getByRole('button', { name: 'The reader is right' }).dblclick();
    await reviewer.getByRole('heading', { name: 'No open report' }).waitFor();
    await reviewer.goBack();
    await reviewer.getByText('No report waits for an answer.').waitFor();
    await reviewer.getByRole('button', { name: 'Accepted' }).click();
    await reviewer.getByText(answer).waitFor();

    const bell = page.getByRole('button', { name: /^Notifications, . unread/ }).first();
    await bell.click();
    await page.getByRole('heading', { name: 'Your report was right' }).waitFor();
    await page.getByRole('link', { name: 'Your reports' }).click();
    await page.waitForURL('/profile/reports');
    await page.getByText('You were right').waitFor();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Your reports' }).click();
    await page.getByText('You were right').waitFor();
    await page.getByText(answer).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await page.getByRole('link', { name: question.ref }).click();
    await page.waitForURL(/[/]search[?]q=/);
    expect(await Promise.all([page, reviewer].map(attacked))).toEqual([false, false]);
  },
);

test('a visitor is led to log in and back to the report', async () => {
  const question = nextQuestion();
  const page = await open(PATH);
  await startReport(page, question);
  await page.waitForURL('/login');
  await page.getByText('Log in to report a mistake.').waitFor();
  await logIn(page, 'reader@example.com');
  await dialog(page)
    .getByRole('heading', { name: `Report a mistake in ${question.ref}` })
    .waitFor();
  await dialog(page).getByRole('radio', { name: 'A slip in the text' }).check();
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await dialog(page).getByText('A reviewer reads it').waitFor();
});

test('what was typed stays where sending fails: offline, and past five a day', async () => {
  const writer = await newReader('Writer');
  const first = nextQuestion();
  const others = await listedQuestions(site.url, tokens.reader, 'MTF');
  const page = await open(PATH, writer.email);
  await startReport(page, first);
  await dialog(page).getByRole('radio', { name: 'Guidelines have changed' }).check();
  await dialog(page).getByRole('textbox').fill('The guideline of 2025');
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await dialog(page).getByRole('alert').getByText('You are offline').waitFor();
  await page.context().setOffline(false);
  for (const { id } of others.slice(0, 5)) await reportQuestion(site.url, writer.token, id, 'TYPO');
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
  await dialog(page).getByRole('alert').getByText('five reports today').waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await card(page, first)
    .getByRole('button', { name: `Report a mistake in ${first.ref}` })
    .click();
  expect(await dialog(page).getByRole('textbox').inputValue()).toBe('The guideline of 2025');
});

test('three reports put a question under review until all are answered', { timeout: 150_000 }, async () => {
  const question = nextQuestion();
  const readers: Person[] = [];
  for (const name of ['Rina', 'Rafiq', 'Ruma']) readers.push(await newReader(name));
  const ids: string[] = [];
  for (const [index, { token, userId }] of readers.entries()) {
    await admin(site.stack, 'grant-plan', '--user', userId, '--plan', 'term', '--duration', '6 months', ...cash(899));
    await answerFirst(site.url, token, question.id, 'A');
    const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` };
    ids.push(await reportQuestion(site.url, token, question.id, 'UNCLEAR', '', headers));
  }
  const page = await open(PATH, readers[0]!.email);
  const cautions = async () => {
    await page.reload();
    await card(page, question).waitFor();
    return card(page, question).getByText('Under review').count();
  };
  // The page's HTML is cached for 30 s.
  const CACHED = { timeout: 50_000, interval: 2_000 };
  await expect.poll(cautions, CACHED).toBe(1);
  await card(page, question).getByText('Under review: several readers have reported a mistake.').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  for (const id of ids) await answerReport(site.url, tokens.reviewer, id, false, 'It can be read in one way only.');
  await expect.poll(cautions, CACHED).toBe(0);
});

test('who answers second sees how the first one did', async () => {
  const question = nextQuestion();
  const id = await reportQuestion(site.url, tokens.author, question.id, 'TYPO', 'Left is written twice');
  const page = await open('/studio/reports', 'reviewer@example.com', { viewport: PHONE });
  await page.getByRole('link', { name: `Report on ${question.ref}` }).click();
  await page.getByRole('textbox', { name: 'Answer to the reader' }).fill('It is not.');
  await answerReport(site.url, tokens.administrator, id, true, 'Corrected.');
  await page.getByRole('button', { name: 'It stays as it is' }).click();
  await page.getByText('Somebody else has answered this report meanwhile.').waitFor();
  await page.getByText('Corrected.').waitFor();
});
