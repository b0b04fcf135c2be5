import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { noise, rowOf, subjectFiles } from '../../web/src/testing/packs.ts';
import { packsFront } from '../journeys/offline/packs-front.ts';
import { openPhone } from '../journeys/offline/reader.ts';
import { type Person, signedUp } from '../journeys/notifications/people.ts';
import { killableBrowser } from '../testkit/killable-browser.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

const QUESTIONS = 2000;
const PICTURES = 200;
const KILLS = 10;
const FILE = 262_144;
// The line alone takes three and a half minutes.
const BYTES_PER_SECOND = 50_000;
const MINUTE_MS = 60_000;

const phone = killableBrowser();
let stack: Stack;
let front: Awaited<ReturnType<typeof packsFront>>;

/** A text as long as a question's reasons, which compresses as badly as prose does. */
const prose = (name: string) => noise(name, 400).toString('base64');
const rows = Array.from({ length: QUESTIONS }, (_, at) => rowOf(String(at), { explanation: prose(`reason ${at}`) }));
const pictures = Array.from({ length: PICTURES }, (_, at) => `picture-${at}`);

beforeAll(async () => {
  stack = await startStack();
  front = await packsFront(stack.url, { id: 'ANAT', title: 'Anatomy', questions: QUESTIONS });
  front.packs.publish('ANAT', 'v1', subjectFiles(rows, 64, pictures));
});
afterEach(() => phone.remove());
afterAll(async () => {
  front.close();
  await stack.stop();
});

async function openDownloads(reader: Person): Promise<Page> {
  const page = await (await openPhone(phone, front, reader)).newPage();
  await page.goto('/downloads');
  return page;
}

test(
  '2,000 questions and 200 pictures arrive although the browser is killed ten times, for one file each',
  { timeout: 10 * MINUTE_MS },
  async () => {
    const reader = await signedUp(stack.url, 'Interrupted Downloader');
    const total = front.packs.bytesOf('ANAT');
    front.line.bytesPerSecond = BYTES_PER_SECOND;
    let page = await openDownloads(reader);
    await page.getByRole('button', { name: 'Download Anatomy' }).click();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const point = front.line.sent + (total / (KILLS + 1)) * (0.5 + Math.random());
      await expect
        .poll(() => front.line.sent, { interval: 5, timeout: MINUTE_MS })
        .toBeGreaterThan(Math.min(point, total - FILE));
      await phone.kill();
      page = await openDownloads(reader);
      await page.getByRole('progressbar', { name: 'Download of Anatomy' }).waitFor();
    }
    await page.getByText(/^On this device\. Without the network until/).waitFor({ timeout: MINUTE_MS });
    expect(front.line.sent - total).toBeLessThanOrEqual(KILLS * FILE);
  },
);
