import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESK, openPage } from '../../testkit/browser.ts';

export const EVENTUALLY = { timeout: 10_000 };

export type Explorer = { page: Page; context: BrowserContext; foreign: string[] };

/**
 * Opens /graphql. Other sites are unreachable; a request to one, an error of the page or a violation of its policy fails
 * the test.
 */
export async function explore(
  browser: Browser,
  baseURL: string,
  steps: (explorer: Explorer) => Promise<void>,
  options: BrowserContextOptions = {},
) {
  const { page, context, faults } = await openPage(browser, { baseURL, viewport: DESK, ...options });
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(baseURL).origin,
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  try {
    await page.goto('/graphql');
    await page.locator('.graphiql-query-editor .view-line').first().waitFor();
    await steps({ page, context, foreign });
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

export const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

export async function openTab(page: Page, name: string) {
  await page.locator('.graphiql-tab-button', { hasText: name }).click();
  await taken(page, name);
}

export async function typeQuery(page: Page, name: string, query: string) {
  await page.getByRole('button', { name: 'New tab' }).click();
  await page.locator('.graphiql-query-editor .monaco-editor').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(query);
  await taken(page, name);
}

/** GraphiQL reads its editors with a delay; before that, it would run the previous operation. */
const taken = (page: Page, name: string) =>
  page.waitForFunction((title) => {
    const { tabs, activeTabIndex } = JSON.parse(sessionStorage.getItem('graphiql:tabState') ?? '{"tabs":[]}') as {
      tabs: { title: string }[];
      activeTabIndex: number;
    };
    return tabs[activeTabIndex]?.title === title;
  }, name);

/** The visible lines of the result, joined. */
export const result = (page: Page) =>
  page
    .locator('.graphiql-response .view-lines')
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, ' '));

export const showsResult = (page: Page, text: string) => expect.poll(() => result(page), EVENTUALLY).toContain(text);

/** Opens the documentation of the type Query. */
export async function openDocumentation(page: Page) {
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const docs = page.getByRole('region', { name: 'Documentation Explorer' });
  await docs.getByRole('link', { name: 'Query', exact: true }).click();
  await docs.getByText('The examination boards whose papers the bank holds.').waitFor();
}

/** Types into the Headers editor of the open tab. */
export async function typeHeaders(page: Page, headers: object) {
  await page.locator('.graphiql-editor-tool .monaco-editor').last().click();
  // Pasted, because the editor closes typed brackets.
  await page.keyboard.insertText(JSON.stringify(headers));
}

/** All that the page has stored in this browser, as text. */
export const storedText = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
