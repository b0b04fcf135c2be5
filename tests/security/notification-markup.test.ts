// @module-tag long
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { bell, eventually, openPanel, panel, titles } from '../journeys/notifications/bell.ts';
import { browserOf } from '../journeys/notifications/people.ts';
import { openBrowser } from '../testkit/browser.ts';
import { sendQuery } from '../testkit/graphql.ts';
import { startHostileNotifications } from './hostile-notifications.ts';
import { PAYLOADS } from './payloads.ts';

const NAME = '<img src=x onerror="globalThis.pwned=1">';
const MESSAGES = PAYLOADS.map((payload) => `<p>m</p>${payload}`);
const LIST = '{ viewer { notifications { message } } }';
// Unsigned: the gateway does not verify tokens.
const TOKEN = [{ alg: 'none' }, { user_id: 'USER-1' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');
const PERSON = { token: `${TOKEN}.x`, user: { id: 'u', userId: 'USER-1', name: NAME, email: 'a@example.com' } };

let upstream: Awaited<ReturnType<typeof startHostileNotifications>>;
let gateway: Program;
let browser: Browser;
let baseURL: string;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([startHostileNotifications(NAME, MESSAGES), openBrowser()]);
  gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstream.url, LOG_LEVEL: 'silent' },
  });
  baseURL = `http://127.0.0.1:${(await whenReady(gateway))!.port}`;
});
afterAll(async () => {
  await browser?.close();
  await stopPrograms([gateway]);
  await upstream?.close();
});

async function opened<Result>(bypassCSP: boolean, steps: (page: Page) => Promise<Result>): Promise<Result> {
  const { page, context } = await browserOf(browser, baseURL, PERSON, { bypassCSP });
  try {
    return await steps(page);
  } finally {
    // A request on its way would fail the run once its context is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

const wasRun = (page: Page) => page.evaluate(() => 'pwned' in globalThis);

/** Triggers the events that a reader or the browser could. */
async function provoke(page: Page, within: string) {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(`${selector} *`)) {
      for (const type of ['mouseover', 'focus', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      if (/^\s*(java|vb|data)/i.test(element.getAttribute('href') ?? '')) (element as HTMLElement).click?.();
    }
  }, within);
  await page.waitForTimeout(100);
}

/** Elements with event handlers, script addresses or dangerous tags. */
const leftOf = (page: Page, within: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].flatMap((element) => [
        ...(element.matches('script,iframe,object,embed,form,input,base,meta,link,math') ? [element.outerHTML] : []),
        ...[...element.attributes]
          .filter(({ name, value }) => /^(on|srcdoc$|formaction$|xlink)/i.test(name) || /^\s*javascript/i.test(value))
          .map(({ name }) => `${element.tagName} ${name}`),
      ]),
    within,
  );

const put = (page: Page, html: string) =>
  page.evaluate((markup) => {
    document.querySelector('#sink')?.remove();
    const sink = document.createElement('div');
    sink.id = 'sink';
    document.body.append(sink);
    sink.innerHTML = markup;
  }, html);

async function showsAll(page: Page) {
  await page.goto('/profile');
  await bell(page).waitFor();
  await openPanel(page);
  // Titles are always text.
  await eventually(() => titles(page)).toEqual(MESSAGES.map(() => NAME));
  await panel(page).getByText('m', { exact: true }).first().waitFor();
  await provoke(page, '[role=dialog]');
  expect(await leftOf(page, '[role=dialog] li')).toEqual([]);
  expect(await wasRun(page)).toBe(false);
  expect(new URL(page.url()).origin).toBe(baseURL);
}

// A1: each sanitiser is tried with the other layers off; article-markup.test.ts tries the policy alone.
describe('notifications with markup, for a user whose name is markup', () => {
  test('are inert in the panel with every layer', () => opened(false, showsAll));

  test('are inert by the sanitiser in the browser alone', () =>
    opened(true, async (page) => {
      let replaced = 0;
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data?: { viewer?: { notifications?: { message: string }[] } } };
        for (const [index, item] of (answer.data?.viewer?.notifications ?? []).entries()) {
          item.message = MESSAGES[index]!;
          replaced += 1;
        }
        await route.fulfill({ response, json: answer });
      });
      await showsAll(page);
      expect(replaced).toBeGreaterThanOrEqual(MESSAGES.length);
      // A request on its way would fail the run once its context is closed.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }));

  test('are inert by the sanitiser on the server alone', async () => {
    const { data } = await sendQuery<{ viewer: { notifications: { message: string }[] } }>(baseURL, LIST, PERSON);
    const messages = data.viewer.notifications.map(({ message }) => message);
    expect(messages).toHaveLength(MESSAGES.length);
    await opened(true, async (page) => {
      await page.goto('/nowhere');
      for (const message of messages) {
        await put(page, message);
        expect(await leftOf(page, '#sink'), message).toEqual([]);
      }
      await put(page, messages.join('\n'));
      await provoke(page, '#sink');
      expect(await wasRun(page)).toBe(false);
    });
  });
});
