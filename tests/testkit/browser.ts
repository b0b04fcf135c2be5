import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Chromium uses only the last list, so this repeats Playwright's. The last two are address bar pages that headless
// Chromium loads.
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Of the Chromium that CHROMIUM_PATH names. */
export function launchOptions() {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) throw new Error('CHROMIUM_PATH is not set: run the tests with pnpm test.');
  return { executablePath: CHROMIUM_PATH, args: [...FLAGS, `--disable-features=${WITHOUT.join(',')}`] };
}

/** A Chromium without a window, with an empty profile. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(launchOptions());

/** The same for several processes, which connect to its `wsEndpoint()`. */
export const launchBrowser = async () => chromium.launchServer({ ...launchOptions(), host: '127.0.0.1' });

export const connectToBrowser = (wsEndpoint: string): Promise<Browser> => chromium.connect(wsEndpoint);

/** After this long without a request everything has loaded. */
const QUIET_MS = 500;

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** `faults` collects uncaught errors and violations of the page's policy. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  // The worker would fetch its files in the middle of a test: tests/journeys/offline has those of the worker.
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Failed requests and sockets are tested by what the page shows.
    const isNetwork = /^Failed to load resource|^WebSocket connection to /.test(message.text());
    if (message.type() === 'error' && !isNetwork) faults.push(message.text());
  });
  return { page, context, faults };
}

/** Fails the test on any fault of the page. */
export async function visitIn(browser: Browser, baseURL: string, path: string, steps: (page: Page) => Promise<void>) {
  const { page, context, faults } = await openPage(browser, { baseURL });
  try {
    await page.goto(path);
    await steps(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({ value: entry.value, sources: entry.sources.map(({ node }) => node?.className ?? '?') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const { layoutShifts = [] } = globalThis as unknown as { layoutShifts?: { value: number; sources: string[] }[] };
    return { total: layoutShifts.reduce((sum, shift) => sum + shift.value, 0), moved: layoutShifts };
  });

/** Waits for hydration and prefetching: before that, clicks are the browser's own and fail offline. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main a')].some((link) => Object.keys(link).some((key) => key.startsWith('__react'))),
  );
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1; before !== (await fetched());) {
    before = await fetched();
    await page.waitForTimeout(QUIET_MS);
  }
}

export async function waitUntilLoaded(page: Page, heading: string | RegExp) {
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 10_000 }).toBe(0);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** All faults in the light scheme, and those of colour in the dark one. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  // axe would read colours in the middle of a transition.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await faultsByAxe(page, RULES_OF_COLOUR);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await faultsByAxe(page)), ...inDark.map((fault) => `in the dark scheme: ${fault}`)];
}

/** By all rules, or by these alone. */
export async function faultsByAxe(page: Page, rules?: string[]): Promise<string[]> {
  // AxeBuilder would load axe again for each run, a third of its time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {
    // Skips passing rules.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(async (runOptions) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return (await axe.run(runOptions)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
