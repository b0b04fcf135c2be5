import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { ROOT } from '../../../scripts/programs.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';
import { until } from '../../testkit/until.ts';

const COVER = join(ROOT, 'api/src/content/site/pictures/ebook-microbiology.webp');
const TABLET = { width: 768, height: 1024 };

const site = openSite();
let tokens: Awaited<ReturnType<typeof signUpWithRoles>>;
beforeAll(async () => {
  tokens = await signUpWithRoles(site.url, site.stack);
});

const openAt = openedPages(site);

async function openDesk(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const storageState = await sessionOf(site.browser, site.url, 'administrator@example.com');
  return openAt(path, { storageState, viewport: TABLET, ...options });
}

/** What readers get within the time that the desk states. */
const forReaders = <Data>(query: string) => queryData<Data>(site.url, query, {});
const WITHIN_MS = 40_000;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function expectSound(page: Page) {
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test(
  'a chapter is renamed and merged, and the dialog says what will happen',
  { timeout: 120_000, tags: 'long' },
  async () => {
    const { chapters: before } = await forReaders<{ chapters: { id: string; name: string }[] }>(
      '{ chapters(prof: "_1", subject: "ANAT") { id name } }',
    );
    const { id } = before.find(({ name }) => name === 'Thorax')!;
    const page = await openDesk('/studio/desk');
    await page.getByRole('link', { name: /Chapters and topics/ }).click();
    await page.getByRole('button', { name: 'Rename Thorax' }).waitFor();
    await expectSound(page);
    await press(page, 'Rename Thorax');
    await box(page, 'New name').fill('Abdomen');
    await press(page, 'Next');
    await dialog(page).getByRole('alert').filter({ hasText: 'already: merge the two' }).waitFor();
    await box(page, 'New name').fill('Chest');
    await press(page, 'Next');
    await dialog(page).getByText('The chapter Thorax is then called Chest, with its 6 questions.').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Thorax is now called Chest.').waitFor();

    await press(page, 'Merge Chest into another');
    await dialog(page).getByRole('combobox', { name: 'Merge into' }).fill('Abdomen');
    await press(page, 'Next');
    await dialog(page)
      .getByText(/6 questions move from Chest to the end of Abdomen\. The chapter Chest disappears/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Merge' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Abdomen' }).getByText('11 questions').waitFor();
    expect(await page.getByText('Chest', { exact: true }).count()).toBe(0);

    await until(
      'readers see the chapters',
      async () => {
        const { chapters } = await forReaders<{ chapters: { name: string }[] }>(
          '{ chapters(prof: "_1", subject: "ANAT") { name } }',
        );
        return !chapters.some(({ name }) => name === 'Thorax' || name === 'Chest');
      },
      WITHIN_MS,
    );
    const { chapter } = await forReaders<{ chapter: { name: string } }>(`{ chapter(id: "${id}") { name } }`);
    expect(chapter.name).toBe('Abdomen');
  },
);

test(
  'a FAQ is edited beside its preview; what somebody else changes meanwhile is a conflict',
  { timeout: 120_000, tags: 'long' },
  async () => {
    const page = await openDesk('/studio/desk/faqs');
    const first = page.locator('main ol a').first();
    const question = (await first.textContent())!;
    await first.click();
    await box(page, 'Question').fill('May I share my account?');
    await page.getByRole('button', { name: 'May I share my account?' }).click();
    await expectSound(page);

    const { desk } = await queryData<{
      desk: { faqs: { id: string; version: string; question: string; answer: string }[] };
    }>(site.url, '{ desk { faqs { id version question answer } } }', { token: tokens.administrator });
    const { id, version, answer } = desk.faqs.find((faq) => faq.question === question)!;
    await queryData(
      site.url,
      'mutation ($version: String, $faq: FaqInput!) { saveFaq(version: $version, faq: $faq) { id } }',
      { variables: { version, faq: { id, question: 'Theirs?', answer } }, token: tokens.administrator },
    );
    await press(page, 'Save');
    await page.getByRole('alert').filter({ hasText: 'Somebody else has changed it' }).waitFor();
    expect(await box(page, 'Question').inputValue()).toBe('May I share my account?');
    await press(page, 'Save mine over it');
    await page.getByRole('link', { name: 'May I share my account?' }).waitFor();
    await page
      .getByText(/Edited by Administrator/)
      .first()
      .waitFor();
    await until(
      'readers see the question',
      async () => {
        const { faqs } = await forReaders<{ faqs: { question: string }[] }>('{ faqs { question } }');
        return faqs[0]?.question === 'May I share my account?';
      },
      WITHIN_MS,
    );
  },
);

test('what was typed outlives a lost connection and a reload', { timeout: 120_000, tags: 'long' }, async () => {
  const page = await openDesk('/studio/desk/new-faq');
  await box(page, 'Question').fill('Is it lost?');
  await box(page, 'Answer').fill('No.');
  await page.context().setOffline(true);
  await press(page, 'Publish');
  await page.getByRole('alert').filter({ hasText: 'You are offline' }).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('This is what you typed before').waitFor();
  expect(await box(page, 'Question').inputValue()).toBe('Is it lost?');
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await page.getByRole('link', { name: 'Is it lost?' }).waitFor();
  expect(await page.getByRole('link', { name: 'Is it lost?' }).count()).toBe(1);

  // By the keyboard, and the focus stays on the arrow.
  const up = page.getByRole('button', { name: 'Move Is it lost? up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move Is it lost? up');
  await press(page, 'Remove Is it lost?');
  await dialog(page).getByText('Readers no longer see it.').waitFor();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Is it lost? was removed.').waitFor();
});

test('the price of a plan changes for readers', { timeout: 120_000, tags: 'long' }, async () => {
  const page = await openDesk('/studio/desk/plans');
  await page.getByRole('link', { name: 'Exam month' }).click();
  await page.getByRole('group', { name: 'Price 1' }).getByRole('textbox', { name: 'Tk' }).fill('1.5');
  await press(page, 'Save');
  await page.getByRole('alert').filter({ hasText: 'whole number of Tk' }).waitFor();
  await page.getByRole('group', { name: 'Price 1' }).getByRole('textbox', { name: 'Tk' }).fill('249');
  await page
    .getByRole('list', { name: /Exam month/ })
    .getByText('Tk 249')
    .waitFor();
  await page.getByText('Who has bought it keeps what it opened').waitFor();
  await expectSound(page);
  await press(page, 'Save');
  await page.getByText('Tk 249 for 1 month').waitFor();
  await until(
    'readers see the price',
    async () => {
      const { plans } = await forReaders<{ plans: { name: string; prices: { price: number }[] }[] }>(
        '{ plans { name prices { price } } }',
      );
      return plans.find(({ name }) => name === 'Exam month')?.prices[0]?.price === 249;
    },
    WITHIN_MS,
  );
});

test(
  'an e-book is published by keyboard, found, moved to the top and removed',
  { timeout: 150_000, tags: 'long' },
  async () => {
    const word = `হাড়-${Date.now() % 100_000}`;
    const name = `Atlas <img src=x onerror="name = 1"> ${word}`;
    const page = await openDesk('/studio/desk');
    await page
      .locator('main')
      .getByRole('link', { name: /^E-books/ })
      .press('Enter');
    await page.getByRole('link', { name: 'New e-book' }).press('Enter');
    await box(page, 'Title').focus();
    await page.keyboard.type(name);
    for (const text of ['Somebody', 'Atlases', 'javascript:alert(1)']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'The link is an https:// address' }).waitFor();
    expect(await page.locator('main article a').count()).toBe(0);
    await box(page, 'Link').fill('https://books.example/atlas');
    await page.getByLabel('Cover').setInputFiles(COVER);
    await page.getByRole('button', { name: 'Choose another picture' }).waitFor();
    await page.locator('main article').getByRole('link', { name }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Publish' }).press('Enter');
    await page.getByRole('link', { name: 'New e-book' }).waitFor();
    await expectSound(page);

    const search = page.getByRole('searchbox', { name: 'A part of the title, author or category' });
    await search.fill(word);
    await search.press('Enter');
    await page.getByText('1 e-book', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: `Move ${name} to the top` }).press('Enter');
    await page.getByText(`${name} is the first now.`).waitFor();
    await page.goBack();
    await page.locator('[data-entry]').first().getByRole('link', { name }).waitFor();
    await page.getByRole('button', { name: `Move ${name} down` }).press('Enter');
    await page.waitForFunction(() => /^Move .+ down$/.test(document.activeElement?.getAttribute('aria-label') ?? ''));
    expect(await page.locator('[data-entry]').nth(1).getByRole('link').textContent()).toBe(name);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');

    type Shelf = { ebooks: { id: string; name: string; driveLink: string }[] };
    const shelf = async () => (await forReaders<Shelf>('{ ebooks { id name driveLink } }')).ebooks;
    await until('readers see the e-book first', async () => (await shelf())[0]?.name === name, WITHIN_MS);
    const book = page.locator('main article').filter({ hasText: word });
    const isOnPage = async () => {
      await page.goto('/e-book');
      await page.locator('main article').first().waitFor();
      return (await book.count()) > 0;
    };
    await until('the page of e-books has it', isOnPage, WITHIN_MS);
    expect(await book.locator('a').getAttribute('href')).toBe('https://books.example/atlas');
    expect(await book.locator('img').count()).toBe(1);
    expect(await page.evaluate(() => window.name)).toBe('');

    await page.goto('/studio/desk/ebooks');
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await dialog(page).getByText('Readers no longer see it.').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await page.getByText(`${name} was removed.`).waitFor();
    expect(await page.getByRole('link', { name }).count()).toBe(0);
    await until('readers no longer see it', async () => (await shelf())[0]?.name !== name, WITHIN_MS);
  },
);
