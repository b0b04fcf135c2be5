// @module-tag long
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const PAGES = ['/', '/board-question', '/board-question/DHK/_1/ANAT', YEAR];
const SOON = { timeout: 10_000 };

const site = sharedSite();

const isAlive = (page: Page) => page.locator('#page-state').waitFor({ state: 'detached' });

async function untilRendered(path: string) {
  const get = () => fetch(site.url + path, { headers: { accept: 'text/html' } });
  await expect.poll(async () => (await get()).text().then((html) => html.includes('data-files=')), SOON).toBe(true);
}

/** Opens the page with all files delayed until they are released. */
async function openHeld(path: string, options: Parameters<typeof openPage>[1] = {}) {
  await untilRendered(path);
  const opened = await openPage(site.browser, { baseURL: site.url, ...options });
  const [styles, scripts] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await opened.page.route('**/assets/**', async (route) => {
    await (route.request().url().endsWith('.css') ? styles : scripts).promise;
    await route.continue();
  });
  await opened.page.goto(path, { waitUntil: 'domcontentloaded' });
  const release = () => {
    styles.resolve();
    scripts.resolve();
  };
  return { ...opened, release, releaseStyles: styles.resolve };
}

test.each(PAGES)('%s requests scripts and style sheets after its first paint', async (path) => {
  await untilRendered(path);
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  await page.goto(path);
  await isAlive(page);
  const starts = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .map(({ startTime }) => startTime - paint!.startTime);
  });
  expect(starts.length).toBeGreaterThan(2);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('what signed-in students open first paints before any call to the graph is answered', async () => {
  const reader = await signedUp(site.url, 'Early Reader');
  const { page, context, faults } = await browserOf(site.browser, site.url, reader);
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue();
  });
  const first = {
    '/': 'Home',
    [YEAR]: '2024 questions',
    '/practice': 'Practice',
    '/papers': 'Papers',
    '/record': 'Your record',
  };
  for (const [path, name] of Object.entries(first)) {
    await untilRendered(path);
    await page.goto(path);
    await isAlive(page);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), path).toBe(1);
  }
  held.resolve();
  await context.close();
  expect(faults).toEqual([]);
});

test.each(['/', YEAR])('%s starts without the code that causes long tasks', async (path) => {
  await untilRendered(path);
  const { page, context } = await openPage(site.browser, { baseURL: site.url });
  await page.addInitScript(() => {
    const formatters: string[] = [];
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
      const make = (target: typeof Intl.NumberFormat & typeof Intl.DateTimeFormat, args: []) => {
        // What later code makes does not delay the start.
        if (document.querySelector('#page-state')) formatters.push(name);
        return new target(...args);
      };
      const watched = new Proxy(Intl[name] as Parameters<typeof make>[0], { construct: make });
      Object.assign(Intl, { [name]: watched });
    }
    Object.assign(globalThis, { formatters });
  });
  await page.goto(path);
  await isAlive(page);
  const { formatters, layers, scripts } = await page.evaluate(() => ({
    formatters: (globalThis as unknown as { formatters: string[] }).formatters,
    // Chromium lays out the whole page again when a style sheet with layers loads later.
    layers: [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')]
      // One that a later chunk brings may still load; it has none, as the build's budget shows.
      .filter(({ sheet }) => [...(sheet?.cssRules ?? [])].some((rule) => rule instanceof CSSLayerBlockRule))
      .map(({ href }) => href),
    scripts: [...document.querySelectorAll<HTMLScriptElement>('head script[type=module]')].map(({ src }) => src),
  }));
  expect({ formatters, layers }).toEqual({ formatters: [], layers: [] });
  // Each is evaluated in a task of its own, the entry last.
  const order = ['rolldown-runtime', 'vendor', 'ui', 'shared', 'index'];
  expect(scripts).toEqual(order.map((name) => expect.stringContaining(`/${name}-`)));
  await context.close();
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  test.each(PAGES)('%s looks the same before its style sheets and after', async (path) => {
    for (const width of [360, 1280]) {
      const viewport = { width, height: 800 };
      const { page, context, releaseStyles } = await openHeld(path, { colorScheme, viewport });
      const before = await stylesOf(page);
      releaseStyles();
      await page.waitForFunction(() => document.querySelectorAll('head link[rel=stylesheet]').length > 0);
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')].every(({ sheet }) => sheet),
      );
      const after = await stylesOf(page);
      expect(before.length).toBeGreaterThan(20);
      expect(after).toEqual(before);
      await context.close();
    }
  });
});

/** Colours, sizes and positions of all elements and pseudo-elements. */
const stylesOf = (page: Page) =>
  page.evaluate(async () => {
    // Transitions end with a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const looks = (element: Element, pseudo?: string) => {
      const { display, color, backgroundColor, fontSize, fontWeight, borderTopWidth, padding, content } =
        getComputedStyle(element, pseudo);
      return [display, color, backgroundColor, fontSize, fontWeight, borderTopWidth, padding, content].join(' ');
    };
    return [...document.querySelectorAll('header, header *, main, main *, footer, footer *')].map((element) =>
      [element.tagName, looks(element), looks(element, '::before'), looks(element, '::after')].join(' | '),
    );
  });

describe('before the scripts run', () => {
  test('touching the page fetches them at once', async () => {
    const { page, context } = await openHeld(YEAR);
    await page.getByRole('article').first().getByRole('radio').first().check();
    await page.waitForFunction(() => document.querySelectorAll('head link[rel=modulepreload]').length > 0);
    await context.close();
  });

  test('taps on an option and a button take effect', async () => {
    const { page, context, release, faults } = await openHeld(YEAR);
    const question = page.getByRole('article').first();
    await question.getByRole('radio').nth(1).check();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await menu.click();
    release();
    await isAlive(page);
    await page.locator('nav[data-open]').waitFor();
    await question.getByRole('button', { name: 'Check answer' }).click();
    await page.getByText(/^(Correct|Incorrect)\./).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a search is submitted', async () => {
    const { page, context } = await openHeld('/');
    await page.getByRole('searchbox').fill('artery');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('?q=artery');
    await context.close();
  });
});
