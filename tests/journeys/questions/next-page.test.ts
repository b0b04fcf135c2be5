// @module-tag long
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

const LIST = '/board-question/DHK/_1/ANAT/2024';
// What the second visit to a question page may transfer (W4).
const SECOND_VISIT_BYTES = 20_000;

const question = (page: Page, number: number) => page.getByRole('article', { name: `Question ${number}`, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name });

type Request = { operationName: string; variables: { page: number } };

/** Records requests for question pages; `handle` may delay their responses. */
async function recordPages(page: Page, handle: (route: Route) => Promise<void> = (route) => route.continue()) {
  const pages: number[] = [];
  const others: string[] = [];
  await page.route('**/graphql', (route) => {
    const { operationName, variables } = route.request().postDataJSON() as Request;
    if (operationName !== 'YearQuestions') {
      others.push(operationName);
      return route.continue();
    }
    pages.push(variables.page);
    return handle(route);
  });
  return { pages, others };
}

async function openList(options: BrowserContextOptions = {}, isReader = true) {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, ...options });
  const { adminToken } = site.stack;
  if (isReader) await context.addInitScript((token) => localStorage.setItem('authToken', token), adminToken);
  const end = async () => {
    await context.close();
    expect(faults).toEqual([]);
  };
  return { page, context, end };
}

const setSaveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('the next page is loaded before its tap, which fetches only the page after it; Back needs no request', async () => {
  const { page, end } = await openList();
  const { pages, others } = await recordPages(page);
  await page.goto(LIST);
  await tab(page, '21-40').waitFor();
  await question(page, 20).scrollIntoViewIfNeeded();
  await expect.poll(() => pages.at(-1)).toBe(2);
  await waitForHydration(page);
  pages.length = others.length = 0;

  await tab(page, '21-40').click();
  await question(page, 40).waitFor();
  await question(page, 40).scrollIntoViewIfNeeded();
  await expect.poll(() => pages).toEqual([3]);
  await waitForHydration(page);

  await page.goBack();
  await question(page, 20).waitFor();
  expect(pages).toEqual([3]);
  expect(others).toEqual([]);
  await end();
});

test('with Save-Data it is fetched by the tap, which shows a skeleton until the response', async () => {
  const { page, end } = await openList();
  await setSaveData(page);
  const held = Promise.withResolvers<void>();
  const { pages, others } = await recordPages(page, async (route) => {
    const { variables } = route.request().postDataJSON() as Request;
    if (variables.page === 2) await held.promise;
    await route.continue();
  });
  await page.goto(LIST);
  await tab(page, '21-40').waitFor();
  await question(page, 20).scrollIntoViewIfNeeded();
  await waitForHydration(page);
  expect(pages).not.toContain(2);
  others.length = 0;

  await tab(page, '21-40').click();
  await page.getByRole('heading', { level: 2, name: 'Questions 21–40' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await page.locator('main .mantine-Skeleton-root').count()).toBeGreaterThan(10);
  held.resolve();
  await question(page, 40).waitFor();
  expect(pages.filter((number) => number === 2)).toHaveLength(1);
  expect(others).toEqual([]);
  await end();
});

test('a locked page is not fetched', async () => {
  const { page, end } = await openList({}, false);
  const { pages } = await recordPages(page);
  await page.goto(LIST);
  await waitForHydration(page);
  await question(page, 20).scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Pages, below the list' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '21-40, locked' }).last().hover();
  await waitForHydration(page);
  expect(pages).toEqual([]);
  await end();
});

test('a second visit to a question page transfers under 20 kB', async () => {
  const { page, context, end } = await openList({}, false);
  await page.goto(LIST);
  await waitForHydration(page);
  await page.goto('about:blank');

  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const urls = new Map<string, string>();
  const transfers: { url: string | undefined; bytes: number }[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) transfers.push({ url: urls.get(requestId), bytes: encodedDataLength });
  });
  await page.goto(LIST);
  await waitForHydration(page);
  const total = transfers.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(transfers)).toBeGreaterThan(0);
  expect(total, JSON.stringify(transfers)).toBeLessThan(SECOND_VISIT_BYTES);
  await end();
});
