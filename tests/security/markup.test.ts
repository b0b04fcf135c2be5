// @module-tag long
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { openBrowser } from '../testkit/browser.ts';
import { startApi } from '../testkit/stack.ts';
import { startHostileUpstream } from './hostile-upstream.ts';
import { PAYLOADS } from './payloads.ts';

const SUBJECT = '/board-question/DHK/_1/ANAT';

let upstream: Awaited<ReturnType<typeof startHostileUpstream>>;
let gateway: Program;
let browser: Browser;
let baseURL: string;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([startHostileUpstream(PAYLOADS), openBrowser()]);
  gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstream.url, LOG_LEVEL: 'fatal' },
  });
  baseURL = `http://127.0.0.1:${(await whenReady(gateway))!.port}`;
});
afterAll(async () => {
  await browser?.close();
  await stopPrograms([gateway]);
  await upstream?.close();
});

const wasRun = (page: Page) => page.evaluate(() => 'pwned' in globalThis);

/** Clicks everything that may contain the markup. */
async function provoke(page: Page) {
  for (const name of ['Show answer', 'Show answers', 'Show all']) {
    const button = page.getByRole('button', { name, exact: true }).first();
    while (await button.isVisible()) await button.click();
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('article a, article [id], article p, article li')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  });
  await page.waitForTimeout(300);
}

// A1: each layer is tested with the others off.
describe('markup from an untrusted upstream', () => {
  test.each([
    ['with every layer', false],
    ['without the content security policy', true],
  ])('runs nothing on any page, %s', async (_what, bypassCSP) => {
    const context = await browser.newContext({ baseURL, bypassCSP, viewport: { width: 900, height: 900 } });
    const page = await context.newPage();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    try {
      for (const path of [
        SUBJECT,
        // Only the gateway's sanitiser has cleaned it.
        `${SUBJECT}/2024`,
        ...Array.from({ length: upstream.pages }, (_, index) => `${SUBJECT}/2024?page=${index + 1}`),
      ]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await provoke(page);
        expect(await wasRun(page), path).toBe(false);
        expect(new URL(page.url()).origin).toBe(baseURL);
      }
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);
      expect(dialogs).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

test('imported markup is sanitised before it is stored', async () => {
  const api = await startApi({ SAMPLE_CONTENT: 'false' });
  try {
    const rows = PAYLOADS.map((payload, index) => ({
      type: 'SBA',
      subject: 'ANAT',
      prof: '_1',
      chapter: 'Thorax',
      stem: `Stem ${index} ${payload}`,
      options: [0, 1].map((option) => ({
        text: `${index} ${option} ${payload}`,
        correct: option === 0,
        reason: `r ${payload}`,
      })),
      explanation: `e ${payload}`,
      explanation_bn: `b ${payload}`,
    }));
    await fetch(`${api.rest}/admin/questions/import?format=jsonl`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.adminToken}` },
      body: rows.map((row) => JSON.stringify(row)).join('\n'),
    }).then((response) => response.text());
    const headers = { authorization: `Bearer ${api.adminToken}` };
    const chapters = (await (await fetch(`${api.rest}/bank/Anatomy/chapter/_1-ANAT`, { headers })).json()) as {
      data: { _id: string; total_question: number }[];
    };
    expect(chapters.data[0]?.total_question).toBeGreaterThan(PAYLOADS.length / 2);
    for (let page = 1; page <= 2; page += 1) {
      const body = await (
        await fetch(`${api.rest}/bank-filter/${chapters.data[0]!._id}?page=${page}`, { headers })
      ).text();
      // Remaining markup is escaped text.
      expect(
        body.match(
          /<(?!\/?(?:p|br|ul|ol|li|strong|em|b|i|u|sub|sup|table|thead|tbody|tr|th|td)[\s/>])[a-z!/][^>]*/gi,
        ) ?? [],
      ).toEqual([]);
      expect(body.match(/<\w+[^>]*\son\w+\s*=/gi) ?? []).toEqual([]);
    }
  } finally {
    await api.stop();
  }
});
