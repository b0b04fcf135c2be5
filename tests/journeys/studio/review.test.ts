// @module-tag long
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DESK, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson } from '../../testkit/people.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';
import {
  answerFirst,
  changeQuestion,
  handInNewKey,
  listedQuestions,
  type ListedQuestion,
} from '../../testkit/studio.ts';

const PATH = '/board-question/DHK/_1/ANAT/2024';
/** Fewer, and a share could show what a single one answered. */
const READERS_FOR_ANALYSIS = 20;
const TABLET = { width: 768, height: 1024 };

const site = openSite();
let tokens: Awaited<ReturnType<typeof signUpWithRoles>>;
let questions: ListedQuestion[];
beforeAll(async () => {
  tokens = await signUpWithRoles(site.url, site.stack);
  questions = await listedQuestions(site.url, tokens.reader);
});

const openAt = openedPages(site);

async function open(path: string, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const storageState = await sessionOf(site.browser, site.url, `${name}@example.com`);
  return openAt(path, { storageState, viewport: DESK, ...options });
}

/** Another one for each test, and for each time that a test runs. */
const nextQuestion = () => questions.shift()!;

const card = (page: Page, { ref }: ListedQuestion) => page.locator(`article[id="${ref}"]`);
const dialog = (page: Page) => page.getByRole('dialog');
const wrongKeyOf = ({ options }: ListedQuestion) => options.find(({ correct }) => !correct)!.key;
const today = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' }).format(new Date());

test(
  'an author changes a key, a reviewer approves it, and the reader who has answered is told',
  { timeout: 120_000 },
  async () => {
    const question = nextQuestion();
    const reader = await open(PATH, 'reader');
    const recorded = reader.waitForResponse(
      (response) => response.request().postData()?.includes('RecordAttempts') ?? false,
    );
    await card(reader, question).getByRole('radio').first().check({ force: true });
    await card(reader, question).getByRole('button', { name: 'Check answer' }).click();
    await recorded;

    await handInNewKey(site.url, tokens.author, question.id, wrongKeyOf(question));
    const reviewer = await open('/studio/review', 'reviewer');
    await reviewer.getByText(`Change of ${question.ref}`).waitFor();
    await reviewer.getByText('By Author').first().waitFor();
    expect(await faultsInBothSchemes(reviewer)).toEqual([]);
    await reviewer.locator(`a[href="/studio/review/${question.id}"]`).click();
    await reviewer.getByText('The key changes from').waitFor();
    await reviewer.getByText('Submitted for review by Author').waitFor();
    expect(await reviewer.locator('main del, main ins').count()).toBeGreaterThan(1);
    for (const viewport of [TABLET, DESK]) {
      await reviewer.setViewportSize(viewport);
      expect(await layoutFaults(reviewer)).toEqual([]);
    }
    expect(await faultsInBothSchemes(reviewer)).toEqual([]);
    await reviewer.getByRole('button', { name: 'Approve and publish' }).click();
    await dialog(reviewer).getByText('Readers see it at once').waitFor();
    await dialog(reviewer).getByRole('button', { name: 'Approve and publish' }).dblclick();
    await reviewer.waitForURL('/studio/review');

    await reader
      .getByRole('button', { name: /^Notifications, . unread/ })
      .first()
      .click();
    await reader.getByRole('heading', { name: 'A key was corrected' }).waitFor();
    await reader.goto(PATH);
    const since = `Key corrected on ${today()}, after your last answer.`;
    await card(reader, question).getByText(since).waitFor();
    expect(await faultsInBothSchemes(reader)).toEqual([]);
    const author = await open(PATH, 'author');
    const note = card(author, question).getByText(`Key corrected on ${today()}.`, { exact: true });
    // A page that others opened before may be shown for 30 s.
    await expect
      .poll(
        async () => {
          await author.reload();
          await card(author, question).waitFor();
          return note.count();
        },
        { timeout: 45_000, interval: 3_000 },
      )
      .toBe(1);
  },
);

test('nobody approves what they have written, and the page says why', async () => {
  const question = nextQuestion();
  await handInNewKey(site.url, tokens.reviewer, question.id, wrongKeyOf(question));
  const page = await open(`/studio/review/${question.id}`, 'reviewer');
  await page.getByText('You have written some of this, so somebody else approves it.').waitFor();
  await page.getByRole('button', { name: 'Return to the author' }).waitFor();
  expect(await page.getByRole('button', { name: 'Approve and publish' }).count()).toBe(0);
});

test('a reviewer returns a question by keyboard, with a comment that is shown as text', async () => {
  const question = nextQuestion();
  const comment = 'Name the side <img src=x onerror="globalThis.attacked = true">';
  await handInNewKey(site.url, tokens.author, question.id, wrongKeyOf(question));
  const page = await open(`/studio/review/${question.id}`, 'reviewer');
  await page.getByText('The key changes from').waitFor();
  await tabTo(page, /^Return to the author$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await dialog(page).getByText('Say why').waitFor();
  await page.keyboard.type(comment);
  await page.keyboard.press('Control+Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto(`/studio/review/${question.id}`);
  await page.getByText('This question does not wait for review.').waitFor();
  await page.getByText(comment).waitFor();
  expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
});

test('who approves what was taken back meanwhile sees it as it is now', async () => {
  const question = nextQuestion();
  const waiting = await handInNewKey(site.url, tokens.author, question.id, wrongKeyOf(question));
  const page = await open(`/studio/review/${question.id}`, 'reviewer');
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await changeQuestion(site.url, tokens.author, 'undoQuestion', waiting);
  await dialog(page).getByRole('button', { name: 'Approve and publish' }).click();
  await page.getByText('Somebody was here first').waitFor();
  await page.getByText('This question does not wait for review.').waitFor();
  await page.getByText('Last change undone by Author').waitFor();
});

test('an administrator gives a role after seeing what it allows; the last owner stays', async () => {
  const name = '<b>Bold</b> Begum';
  const email = `bold-${randomUUID().slice(0, 8)}@example.com`;
  const input = { name, email, password: 'secret-1', confirmPassword: 'secret-1' };
  await queryData(site.url, 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }', {
    variables: { input },
  });
  const page = await open('/studio/people', 'administrator', { viewport: TABLET });
  await page.getByText('author@example.com').waitFor();
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=bold/);
  await page.getByText(name, { exact: true }).waitFor();
  await page.getByRole('combobox', { name: `Role of ${name}` }).selectOption('AUTHOR');
  await dialog(page).getByText('may write questions').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Change to Author' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('combobox', { name: `Role of ${name}` }).inputValue()).toBe('AUTHOR');

  await page.getByRole('combobox', { name: 'Role of Administrator' }).selectOption('READER');
  await dialog(page).getByText('This is your own role.').waitFor();
  await dialog(page).getByRole('button', { name: 'Change to Reader' }).click();
  await dialog(page).getByText('Nobody would be left who can give roles.').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Role of Administrator' }).inputValue()).toBe('OWNER');
});

test(
  'a question whose first answers speak against its key is listed for a second look',
  { timeout: 120_000 },
  async () => {
    const question = nextQuestion();
    const chosen = wrongKeyOf(question);
    const run = randomUUID().slice(0, 8);
    for (let reader = 0; reader < READERS_FOR_ANALYSIS; reader += 1) {
      const { token } = await newPerson(site.url, `first-${run}-${reader}`);
      await answerFirst(site.url, token, question.id, chosen);
    }
    const page = await open('/studio/suspects', 'reviewer', { viewport: TABLET });
    await page.getByRole('link', { name: `Open ${question.ref}` }).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: question.ref });
    await row.getByText('20 readers').waitFor();
    await row.getByText('0 % of the marks').waitFor();
    const key = row.getByRole('row').filter({ hasText: 'Key may be wrong' });
    await key.getByText('best').waitFor();
    await key.getByText('0 %', { exact: true }).waitFor();
    const popular = row.getByRole('row').filter({ hasText: '100 %' });
    expect(await popular.getByRole('rowheader').textContent()).toContain(`${chosen} `);
    await row.getByText('The line is what guessing gives: 20 %.').waitFor();
    for (const viewport of [TABLET, DESK]) {
      await page.setViewportSize(viewport);
      expect(await layoutFaults(page)).toEqual([]);
    }
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.getByRole('link', { name: `Open ${question.ref}` }).click();
    await page.waitForURL(`/studio/questions/${question.id}`);
  },
);
