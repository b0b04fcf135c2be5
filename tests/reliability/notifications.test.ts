import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCutProxy } from '../../gateway/src/testing/cut-proxy.ts';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { openBrowser } from '../testkit/browser.ts';
import { freePort } from '../testkit/free-port.ts';
import { startApi } from '../testkit/stack.ts';
import { bell, counts, eventually, openPanel, panel, titles } from '../journeys/notifications/bell.ts';
import { post } from '../journeys/notifications/notify.ts';
import { browserOf, signedUp } from '../journeys/notifications/people.ts';

const COUNT = 20;
const MINUTE_MS = 60_000;
// Clients and relay retry within 5 s.
const BACK_MS = 30_000;

let api: Awaited<ReturnType<typeof startApi>>;
let upstream: Awaited<ReturnType<typeof startCutProxy>>;
let client: Awaited<ReturnType<typeof startCutProxy>>;
let gateway: Program;
let browser: Browser;
let port: number;

async function startGateway() {
  gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      UPSTREAM_URL: api.rest,
      UPSTREAM_SOCKET_URL: upstream.url,
      LOG_LEVEL: 'silent',
    },
  });
  expect(await whenReady(gateway)).not.toBeNull();
}

beforeAll(async () => {
  [api, browser, port] = await Promise.all([startApi(), openBrowser(), freePort()]);
  upstream = await startCutProxy(Number(new URL(api.rest).port));
  client = await startCutProxy(port);
  await startGateway();
});
afterAll(async () => {
  await browser?.close();
  await client?.close();
  await stopPrograms([gateway]);
  await upstream?.close();
  await api?.stop();
});

type Line = {
  page: Page;
  send: (number: number) => Promise<void>;
};

/** A reader whose connection has delivered one notification; the others are sent with a fault. */
async function reading(url: string, fault: (line: Line) => Promise<void>) {
  const person = await signedUp(`http://127.0.0.1:${port}`, 'Reader');
  const { page, context } = await browserOf(browser, url, person);
  const send = (number: number) => post(api, { user: person.user.userId, title: `Number ${number}` });
  try {
    await page.goto('/board-question/DHK/_1/ANAT');
    await bell(page).waitFor();
    await openPanel(page);
    await panel(page).getByText('No notifications').waitFor();
    await send(0);
    await eventually(() => titles(page)).toEqual(['Number 0']);
    await fault({ page, send });
    const all = Array.from({ length: COUNT + 1 }, (_, index) => `Number ${COUNT - index}`);
    await eventually(() => titles(page), BACK_MS).toEqual(all);
    await counts(page, COUNT + 1);
    // The connection is back: new notifications arrive over it, none twice.
    await panel(page).getByText('Reconnecting…').waitFor({ state: 'detached', timeout: BACK_MS });
    await send(COUNT + 1);
    await eventually(() => titles(page), BACK_MS).toEqual([`Number ${COUNT + 1}`, ...all]);
    await counts(page, COUNT + 2);
  } finally {
    await context.close();
  }
}

// Nothing to cut until the connection is back.
const back = ({ page }: Line, number: number) =>
  eventually(async () => (await titles(page))[0], BACK_MS).toBe(`Number ${number}`);

async function sendAll({ send }: Line, at: Record<number, () => unknown>) {
  for (let number = 1; number <= COUNT; number += 1) {
    await send(number);
    await at[number]?.();
  }
}

test('the upstream socket is cut several times', () =>
  reading(client.url, (line) =>
    sendAll(line, {
      3: () => upstream.cut(),
      8: () => back(line, 8).then(() => upstream.down()),
      12: upstream.up,
      15: () => back(line, 15).then(() => upstream.cut()),
    }),
  ));

test('the gateway is killed and restarted', () =>
  reading(client.url, (line) =>
    sendAll(line, {
      5: async () => {
        gateway.process.kill('SIGKILL');
        await gateway.exited;
      },
      12: startGateway,
    }),
  ));

test('the connection from browser to gateway is cut for a while', () =>
  reading(client.url, (line) =>
    sendAll(line, {
      3: client.cut,
      8: () => back(line, 8).then(() => client.down()),
      14: client.up,
      17: () => back(line, 17).then(() => client.cut()),
    }),
  ));

test('the browser is offline for a minute while all are sent', { timeout: 2 * MINUTE_MS }, () =>
  reading(client.url, async (line) => {
    const context = line.page.context();
    const until = Date.now() + MINUTE_MS;
    await context.setOffline(true);
    // In Chromium sockets survive going offline; the network closes them.
    client.down();
    await panel(line.page).getByText('Reconnecting…').waitFor();
    await sendAll(line, {});
    await line.page.waitForTimeout(Math.max(0, until - Date.now()));
    expect(await titles(line.page)).toEqual(['Number 0']);
    client.up();
    await context.setOffline(false);
  }),
);
