import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

const ANATOMY = '/board-question/DHK/_1/ANAT';

const { visit } = site;

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const question = (page: Page, number: number) => page.getByRole('article', { name: `Question ${number}`, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const questionsPage = '/2024';

describe('from the home page to a question', () => {
  test('by board, professional year, subject and year, and all the way back', () =>
    visit('/', async (page) => {
      await link(page, 'Dhaka').click();
      await heading(page, 'Dhaka').waitFor();
      await link(page, '1st Proff').click();
      await heading(page, /1st Proff/).waitFor();
      await link(page, 'Anatomy').click();
      await heading(page, 'Anatomy').waitFor();
      expect(new URL(page.url()).pathname).toBe(ANATOMY);
      await link(page, '2024').click();
      await heading(page, /2024/).waitFor();
      await question(page, 1).waitFor();
      expect(await page.getByRole('article').count()).toBe(20);
      for (const name of ['Anatomy', /1st Proff/, 'Dhaka']) {
        await page.getByRole('link', { name: 'Back' }).click();
        await heading(page, name).waitFor();
      }
    }));

  test('Back leads from a link to a list up to the boards, page by page', () =>
    visit(`${ANATOMY}${questionsPage}`, async (page) => {
      for (const name of ['Anatomy', /1st Proff/, 'Dhaka', 'Board questions']) {
        await waitForHydration(page);
        await page.getByRole('link', { name: 'Back' }).click();
        await heading(page, name).waitFor();
      }
    }));

  test('a topic has its own link, and Back leads to its subject', { tags: 'long' }, () =>
    visit(ANATOMY, async (page) => {
      await link(page, /Upper limb/).click();
      await question(page, 1).waitFor();
      expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`${ANATOMY}/topics/Upper limb`);
      await page.reload();
      await question(page, 20).waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await heading(page, 'Anatomy').waitFor();
    }),
  );

  test.each(['/nothing/here', '/board-question/XYZ', '/board-question/DHK/_9', '/board-question/DHK/_1/NONE'])(
    '%s shows that nothing was found, with a link home',
    (path) =>
      visit(path, async (page) => {
        await page.getByText('No data found').waitFor();
        await page.getByRole('link', { name: 'Return home' }).click();
        await heading(page, 'Trusted Medical Solutions for Professionals and Students').waitFor();
      }),
  );

  test('a year without questions says so once', { tags: 'long' }, () =>
    visit(`${ANATOMY}/1999`, async (page) => {
      await page.getByText('Question Not Available').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await toast(page, 'Questions not found').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Filter' }).count()).toBe(0);
    }),
  );
});

describe('answering', () => {
  /** The first question of its kind on the page, by the buttons that only its kind has. */
  const first = (page: Page, button: string | RegExp) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: button, exact: true }) })
      .first();

  test('a single best answer, by keyboard alone', () =>
    visit(`${ANATOMY}${questionsPage}`, async (page) => {
      const card = question(page, 1);
      await waitForHydration(page);
      expect(await card.getByText('Explanation', { exact: true }).count()).toBe(0);
      await card.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      expect(await card.getByRole('radio').nth(1).isChecked()).toBe(true);
      await page.keyboard.press('Enter');
      await card.getByText(/^(Correct|Incorrect)\./).waitFor();
      await card.getByText('Explanation', { exact: true }).waitFor();
      await card.getByRole('button', { name: 'Try again' }).focus();
      await page.keyboard.press('Enter');
      await card.getByRole('radio').first().waitFor();
      expect(await card.getByText('Explanation', { exact: true }).count()).toBe(0);
    }));

  test("an option's text is selected with the mouse without choosing the option", { tags: 'long' }, () =>
    visit(`${ANATOMY}${questionsPage}`, async (page) => {
      const option = question(page, 1).getByRole('group').locator('label').first();
      const { x, y, width } = (await option.locator('span').last().boundingBox())!;
      await page.mouse.move(x + 1, y + 8);
      await page.mouse.down();
      await page.mouse.move(x + Math.min(width, 40), y + 8, { steps: 5 });
      await page.mouse.up();
      expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
      expect(await option.getByRole('radio').isChecked()).toBe(false);
      await option.click();
      expect(await option.getByRole('radio').isChecked()).toBe(true);
    }),
  );

  test('true or false, five statements, with the key only after the check', () =>
    visit(`${ANATOMY}${questionsPage}`, async (page) => {
      await question(page, 1).waitFor();
      const name = await first(page, 'Show answers').getByRole('heading', { level: 3 }).textContent();
      const card = page.getByRole('article', { name: name!, exact: true });
      for (let statement = 0; statement < 5; statement += 1) {
        await card.getByRole('button', { name: 'True', exact: true }).nth(statement).click();
      }
      expect(await card.getByText('Explanation', { exact: true }).count()).toBe(0);
      await card.getByRole('button', { name: 'Check answers' }).click();
      await card.getByText(/^[0-5] of 5 correct\. [\d.]+ of 1 mark\.$/).waitFor();
      await card.getByText('Explanation', { exact: true }).waitFor();
    }));

  test('short answer, part by part', () =>
    visit(`${ANATOMY}${questionsPage}`, async (page) => {
      await question(page, 1).waitFor();
      const name = await first(page, 'Show all').getByRole('heading', { level: 3 }).textContent();
      const card = page.getByRole('article', { name: name!, exact: true });
      await card.getByRole('button', { name: 'Show points of part a' }).click();
      await card.getByRole('group', { name: 'Model points of part a' }).waitFor();
      expect(await card.getByRole('group', { name: 'Model points of part b' }).count()).toBe(0);
      await card.getByRole('button', { name: 'Show all' }).click();
      await card.getByText('Explanation', { exact: true }).waitFor();
    }));
});

describe('pages and ranges', () => {
  test('a locked page says so and stays on the current page', () =>
    visit(`${ANATOMY}${questionsPage}`, async (page) => {
      await page.getByRole('button', { name: '21-40, locked' }).first().click();
      await toast(page, 'Kindly purchase to access more pages.').waitFor();
      expect(new URL(page.url()).search).toBe('');
      expect(await page.getByRole('article').count()).toBe(20);
    }));

  test('a link to a locked page is answered by the server', { tags: 'long' }, () =>
    visit(`${ANATOMY}${questionsPage}?page=2`, async (page) => {
      await toast(page, 'Please purchase packages to access more pages.').first().waitFor();
      expect(await page.getByRole('article').count()).toBe(0);
      await page.getByRole('link', { name: 'Go to page 1' }).click();
      await question(page, 1).waitFor();
    }),
  );

  test('a reader with access changes pages, and Back returns', () =>
    visit('/', async (page) => {
      await page.evaluate((token) => localStorage.setItem('authToken', token), site.stack.adminToken);
      await page.goto(`${ANATOMY}${questionsPage}`);
      await question(page, 1).waitFor();
      await page.getByRole('link', { name: '41-45' }).first().click();
      await question(page, 45).waitFor();
      expect(await page.getByRole('article').count()).toBe(5);
      expect(new URL(page.url()).search).toBe('?page=3');
      await page.goBack();
      await question(page, 1).waitFor();
    }));

  test('a range needs both ends, is in the address, and ends with the open part', () =>
    visit(`${ANATOMY}${questionsPage}`, async (page) => {
      await question(page, 1).waitFor();
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Filter' }).click();
      const range = page.getByRole('form', { name: 'Range of questions' });
      await range.getByRole('textbox', { name: 'From question' }).fill('16');
      await range.getByRole('button', { name: 'Apply' }).click();
      await toast(page, "Please fill in the form and 'to' values.").waitFor();
      await range.getByRole('textbox', { name: 'to question' }).fill('30');
      await range.getByRole('button', { name: 'Apply' }).click();
      await toast(page, 'Form submitted successfully!').waitFor();
      await question(page, 16).waitFor();
      await expect.poll(() => page.getByRole('article').count()).toBe(5);
      expect(new URL(page.url()).search).toBe('?from=16&to=30');
      await page.reload();
      await question(page, 20).waitFor();
      expect(await page.getByRole('article').count()).toBe(5);
    }));
});

describe('with a bad connection', { tags: 'long' }, () => {
  test('offline, a page whose code is missing says so and opens once online', async () => {
    const { page, context } = await openPage(site.browser, { baseURL: site.url });
    await page.goto('/subscription');
    await waitForHydration(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Refund' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: /refund/i }).waitFor();
    await context.close();
  });

  test('offline, the page says so and continues once online', () =>
    visit(ANATOMY, async (page) => {
      await link(page, '2024').waitFor();
      await waitForHydration(page);
      await page.context().setOffline(true);
      await link(page, '2024').click();
      await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
      await page.context().setOffline(false);
      await question(page, 1).waitFor();
    }));
});
