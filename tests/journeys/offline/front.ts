import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../../scripts/programs.ts';
import { freePort } from '../../testkit/free-port.ts';

const BUILT = join(ROOT, 'web/dist');
// Vitest would read the built renderer for half a minute.
const PROCESS = join(import.meta.dirname, 'gateway-process.ts');

type Options = { env?: Record<string, string>; webFolder?: string };

/** A gateway of one's own, always at the same address, before an api that others use too. */
export async function openFront(upstream: string) {
  const port = String(await freePort());
  let gateway: Program | undefined;
  const stop = async () => {
    if (gateway) await stopPrograms([gateway]);
    gateway = undefined;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    /** Stops the one before. */
    async start({ env = {}, webFolder = BUILT }: Options = {}) {
      await stop();
      const settings = { PORT: port, HOST: '127.0.0.1', UPSTREAM_URL: upstream, ...env };
      gateway = startProgram('gateway', [PROCESS, webFolder], { env: settings });
      if (!(await whenReady(gateway))) throw new Error('The gateway did not start; its output is above.');
    },
  };
}

export type Front = Awaited<ReturnType<typeof openFront>>;

/** Counts requests by path on their way to a gateway. */
export async function countingProxy(target: string) {
  const requests: Record<string, number> = {};
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url!, target);
    requests[pathname] = (requests[pathname] ?? 0) + 1;
    const passed = request(`${target}${incoming.url}`, { method: incoming.method, headers: incoming.headers });
    passed.on('response', (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, requests, close: () => server.close().closeAllConnections() };
}

/** A copy of the built client that `change` has edited, as a deploy brings. */
export function nextBuild(change: (folder: string) => void) {
  const home = mkdtempSync(join(tmpdir(), 'next-build-'));
  const webFolder = join(home, 'dist');
  cpSync(BUILT, webFolder, { recursive: true });
  cpSync(join(ROOT, 'web/dist-server'), join(home, 'dist-server'), { recursive: true });
  change(webFolder);
  return { webFolder, remove: () => rmSync(home, { recursive: true }) };
}

export function edit(path: string, change: (text: string) => string) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** As a reader who has answered here before: there is something to keep. */
export const withRecord = (context: BrowserContext) =>
  context.addInitScript(() => {
    localStorage.setItem('study-record', '1');
    localStorage.setItem('first-visit', '1');
  });

/** Resolves once the worker has stored the client and the page is under it. */
export const whenKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
