import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { admin, FREE } from '../tests/testkit/admin.ts';
import { FLAGS, openPage, waitForHydration } from '../tests/testkit/browser.ts';
import { newPerson } from '../tests/testkit/people.ts';
import { sessionOf } from '../tests/testkit/session.ts';
import { startStack } from '../tests/testkit/stack.ts';
import { median, ROUNDS } from './measure.ts';
import type { Section } from './report.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';
const PHONE = { width: 360, height: 740 };
/** A 3G line: 400 ms there and back, 400 kbit/s. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Longer than the page takes on this line. */
const PREFETCH_MS = 5_000;

const AT_ONCE = 'tapped at once';
const AT_THE_END = 'tapped after reading to the end';
/** Without prefetching: a skeleton first, then the page. */
const SAVING_DATA = 'tapped at once by a reader who saves data';

type Times = { usefulMs: number; pageMs: number };

/** From the tap on a page's tab to the first change on screen and to its questions (W5), and a second visit's bytes (W4). */
export async function benchNextPage(): Promise<Section> {
  await using resources = new AsyncDisposableStack();
  const stack = await startStack();
  resources.defer(stack.stop);
  const executablePath = findChromium();
  if (!executablePath) throw new Error('This part needs a Chromium. Install one and set CHROMIUM_PATH to it.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  resources.defer(() => browser.close());
  const { userId, email } = await newPerson(stack.url, 'Nusrat');
  await admin(stack, 'grant-plan', '--user', userId, '--plan', 'term', '--duration', '6 months', ...FREE);
  const storageState = await sessionOf(browser, stack.url, email);

  const taps: Record<string, Times[]> = { [AT_ONCE]: [], [AT_THE_END]: [], [SAVING_DATA]: [] };
  const bytes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, times] of Object.entries(taps)) {
      const { page, context } = await openPage(browser, { baseURL: stack.url, storageState, viewport: PHONE });
      await slowDown(page);
      if (name === SAVING_DATA) await page.addInitScript(saveData);
      await page.goto(LIST);
      await waitForHydration(page);
      if (name === AT_THE_END) await readToTheEnd(page);
      times.push(await tapNext(page));
      await context.close();
    }
    const { page, context } = await openPage(browser, { baseURL: stack.url, viewport: PHONE });
    await page.goto(LIST, { waitUntil: 'networkidle' });
    bytes.push(await bytesOfVisit(page));
    await context.close();
  }
  const ms = (values: number[]) => `${Math.round(median(values))} (${Math.round(Math.max(...values))})`;
  return {
    title: 'The next page of a list, on a 3G line (W4, W5)',
    head: ['', 'first change, ms', 'its questions, ms', 'kB'],
    rows: [
      ...Object.entries(taps).map(([name, times]) => [
        name,
        ms(times.map(({ usefulMs }) => usefulMs)),
        ms(times.map(({ pageMs }) => pageMs)),
        '',
      ]),
      ['a second visit to a question page', '', '', (median(bytes) / 1000).toFixed(1)],
    ],
    notes: [
      `Medians of ${ROUNDS} visits, and the slowest: 400 ms there and back, 400 kbit/s, from the tap to the frame that shows it.`,
      'Targets: something useful within 100 ms, the page within one round trip and its bytes; a second visit under 20 kB.',
    ],
  };
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

/** In the page. */
function saveData() {
  const { connection } = navigator as Navigator & { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

/** Reaching the last questions fetches the next page, unless it is there already. */
async function readToTheEnd(page: Page) {
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.waitForTimeout(PREFETCH_MS);
}

/** Times in the page itself, from the tap on. */
async function tapNext(page: Page): Promise<Times> {
  const tab = page.getByRole('navigation').getByRole('link', { name: '21-40' }).first();
  await tab.scrollIntoViewIfNeeded();
  return tab.evaluate(
    (link: HTMLElement) =>
      new Promise<Times>((resolve) => {
        const first = () => document.querySelector('article')?.id;
        const [before, start] = [first(), performance.now()];
        let usefulMs = 0;
        const look = () => {
          const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
          const hasChanged = first() !== undefined && first() !== before;
          if (usefulMs === 0 && (isBusy || hasChanged)) usefulMs = performance.now() - start;
          if (hasChanged && !isBusy) resolve({ usefulMs, pageMs: performance.now() - start });
          else requestAnimationFrame(look);
        };
        link.click();
        requestAnimationFrame(look);
      }),
  );
}

async function bytesOfVisit(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(LIST, { waitUntil: 'networkidle' });
  return bytes;
}
