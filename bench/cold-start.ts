import type { BrowserContext } from 'playwright-core';
import { download, openPhone, startOffline, withPlan } from '../tests/journeys/offline/reader.ts';
import { killableBrowser } from '../tests/testkit/killable-browser.ts';
import { startStack } from '../tests/testkit/stack.ts';
import { median, ROUNDS } from './measure.ts';
import type { Section } from './report.ts';

const SLOWER = 4;
/** What a reader came for, by page. */
const PAGES = {
  '/': 'main section',
  '/practice': 'main a',
  '/board-question/DHK/_1/ANAT/2024': 'main article',
  '/review': 'main h1',
  '/record': 'main section',
  '/downloads': 'main li',
};

/** The first page of a browser that starts without a network, from the request to its content. */
export async function benchColdStart(): Promise<Section> {
  await using resources = new AsyncDisposableStack();
  const stack = await startStack();
  resources.defer(stack.stop);
  const phone = killableBrowser();
  resources.defer(() => phone.remove());
  const reader = await withPlan({ stack }, stack.url, 'Cold Starter');
  await download(await (await openPhone(phone, stack, reader)).newPage(), 'Anatomy', 'RX Aid');

  const times: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [path, content] of Object.entries(PAGES)) {
      const context = await startOffline(phone, stack, reader);
      (times[path] ??= []).push(await contentAfter(context, path, content));
    }
  }
  return {
    title: 'A cold start without a network',
    head: ['page', 'content, ms', 'slowest'],
    rows: Object.entries(times).map(([path, each]) => [path, Math.round(median(each)), Math.round(Math.max(...each))]),
    notes: [
      `Medians of ${ROUNDS} starts of Chromium with a reader's profile and two downloads, network off, the page's processor ${SLOWER} times slower (the service worker's is not). Target: 1.5 s.`,
    ],
  };
}

/** In milliseconds, by the page's own clock. */
async function contentAfter(context: BrowserContext, path: string, content: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) && !document.querySelector('main [aria-busy=true]') && performance.now(),
    content,
  );
  return Number(await seen.jsonValue());
}
