// @module-tag long
import { describe, expect, test } from 'vitest';
import { post } from '../notifications/notify.ts';
import { browserOf, signedUp } from '../notifications/people.ts';
import { faultsByAxe, PHONE } from '../../testkit/browser.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { sharedSite } from '../../testkit/site.ts';
import {
  EVENTUALLY,
  explore,
  openDocumentation,
  openTab,
  result,
  run,
  showsResult,
  storedText,
  typeHeaders,
  typeQuery,
  type Explorer,
} from './explorer.ts';

// GraphiQL's own: colours of Monaco's line numbers, comments and digits; a drag handle around the name of a tab.
const GRAPHIQLS =
  /^(color-contrast: <(span class="mtk|div class="line-numbers)|nested-interactive: <li [^>]*graphiql-tab)/;

const site = sharedSite();
const open = (steps: (explorer: Explorer) => Promise<void>, options = {}) =>
  explore(site.browser, site.url, steps, options);

describe('the explorer, without access to other sites', () => {
  test('runs its starting query, explains the schema and remembers what was run', () =>
    open(async ({ page, foreign }) => {
      await run(page);
      await showsResult(page, '"Dhaka"');

      await openDocumentation(page);

      await page.getByRole('button', { name: 'Show History' }).click();
      await page.getByRole('region', { name: 'History' }).getByText('StartHere').waitFor();

      const workers = page.workers().map((worker) => worker.url());
      expect(workers.length).toBeGreaterThan(0);
      for (const url of workers) expect(url).toMatch(`${site.url}/assets/explorer/`);
      expect(foreign).toEqual([]);
    }));

  test('subscribes over WebSocket with the token of the headers', async () => {
    const { token, user } = await signedUp(site.url, 'Amina');
    await open(async ({ page, foreign }) => {
      const sockets: { url: string; sent: unknown[] }[] = [];
      page.on('websocket', (socket) => {
        const sent: unknown[] = [];
        sockets.push({ url: socket.url(), sent });
        socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload))));
      });
      await openTab(page, 'Notifications');
      await typeHeaders(page, { Authorization: `Bearer ${token}` });
      await run(page);
      await expect.poll(() => sockets[0]?.sent, EVENTUALLY).toHaveLength(2);
      // Events from before the subscription are not delivered.
      const sendAndRead = async () => {
        await post(site.stack, { user: user.userId, title: 'Routine of November' });
        return result(page);
      };
      await expect.poll(sendAndRead, { ...EVENTUALLY, interval: 500 }).toContain('"Routine of November"');
      expect(sockets).toMatchObject([
        {
          url: `${site.url.replace('http', 'ws')}/graphql`,
          sent: [{ type: 'connection_init', payload: { authToken: token } }, { type: 'subscribe' }],
        },
      ]);
      expect(foreign).toEqual([]);
      // The operation is in the history, its token is not.
      expect(await storedText(page)).toContain('notificationAdded');
      expect(await storedText(page)).not.toContain(token);
    });
  });

  test('says why a subscription without a token has ended', () =>
    open(async ({ page }) => {
      await openTab(page, 'Notifications');
      await run(page);
      await showsResult(page, '4403 Forbidden. It needs a token');
    }));
});

describe('a token', () => {
  test("is the signed-in reader's once they press the button, and not before", async () => {
    const person = await signedUp(site.url, 'Bina');
    const { context: signedIn } = await browserOf(site.browser, site.url, person);
    const storageState = await signedIn.storageState();
    await signedIn.close();
    await open(
      async ({ page }) => {
        const sent: (string | undefined)[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') sent.push(request.headers()['authorization']);
        });
        await typeQuery(page, 'Viewer', 'query Viewer { viewer { name } }');
        await run(page);
        await showsResult(page, '"viewer": null');
        expect(new Set(sent)).toEqual(new Set([undefined]));

        const button = page.getByRole('button', { name: 'Use my sign-in' });
        await button.click();
        expect(await button.getAttribute('aria-pressed')).toBe('true');
        await run(page);
        await showsResult(page, '"Bina"');

        await button.click();
        expect(await button.getAttribute('aria-pressed')).toBe('false');
        await run(page);
        await showsResult(page, '"viewer": null');
        const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
        expect(stored).not.toContain(person.token);
      },
      { storageState },
    );
  });

  test('cannot be used where nobody is signed in', () =>
    open(async ({ page }) => {
      const button = page.getByRole('button', { name: 'Use my sign-in' });
      await button.click();
      await page.getByRole('status').getByText('Nobody is signed in').waitFor();
      expect(await button.getAttribute('aria-pressed')).toBe('false');
    }));

  test('or a password stays in no storage that outlives the browser tab', () =>
    open(async (explorer) => {
      await openTab(explorer.page, 'LogIn');
      await run(explorer.page);
      await showsResult(explorer.page, 'errors');
      expect(await explorer.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    }));
});

test('the first button opens Apollo Sandbox in a new tab, with this endpoint', () =>
  open(async ({ page, context, foreign }) => {
    const opened = context.waitForEvent('page');
    await tabTo(page, /^Open in Apollo Sandbox/);
    await page.keyboard.press('Enter');
    const tab = await opened;
    await expect.poll(() => foreign, EVENTUALLY).toHaveLength(1);
    const { origin, pathname, searchParams } = new URL(foreign[0]!);
    expect(origin + pathname).toBe('https://studio.apollographql.com/sandbox/explorer');
    expect(searchParams.get('endpoint')).toBe(`${site.url}/graphql`);
    expect(await page.evaluate(() => location.pathname)).toBe('/graphql');
    await tab.close();
  }));

test('runs a query by keyboard alone', () =>
  open(async ({ page }) => {
    await tabTo(page, /^Open in Apollo Sandbox/);
    await tabTo(page, /^Use my sign-in$/);
    await tabTo(page, /^Execute query/);
    await page.keyboard.press('Enter');
    await showsResult(page, '"Dhaka"');
  }));

test.each(['light', 'dark'] as const)(
  'axe finds nothing of ours in the %s scheme, and nothing is wider than the screen',
  (colorScheme) =>
    open(
      async ({ page }) => {
        const looksRight = async () => {
          expect((await faultsByAxe(page)).filter((fault) => !GRAPHIQLS.test(fault))).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
        };
        await page.getByRole('button', { name: 'Use my sign-in' }).click();
        await run(page);
        await showsResult(page, '"Dhaka"');
        await looksRight();
        await openDocumentation(page);
        for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
          await page.setViewportSize(viewport);
          await looksRight();
        }
      },
      { viewport: PHONE, colorScheme },
    ),
);
