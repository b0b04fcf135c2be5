import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { startStack, type Stack } from './stack.ts';

/** `browser` is its WebSocket endpoint; none where there is no Chromium. */
export type SharedSite = Omit<Stack, 'stop'> & { browser: string | undefined };

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's own
  interface ProvidedContext {
    /** Its GET /NAME answers with the SharedSite of that name. */
    sharedSites: string;
  }
}

/** A product for each name that a file asks for, and one browser: a run without journeys starts none. */
export default async function setup({ provide }: TestProject) {
  const stacks = new Map<string, Promise<Stack>>();
  let browser: ReturnType<typeof launchBrowser> | undefined;
  const siteOf = async (name: string): Promise<SharedSite> => {
    const isStarted = stacks.get(name) ?? startStack();
    stacks.set(name, isStarted);
    if (process.env.CHROMIUM_PATH) browser ??= launchBrowser();
    const [{ stop: _stop, ...stack }, one] = await Promise.all([isStarted, browser]);
    return { ...stack, browser: one?.wsEndpoint() };
  };
  const server = createServer((request, response) => {
    siteOf(request.url!).then(
      (site) => response.end(JSON.stringify(site)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provide('sharedSites', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    const started = await Promise.allSettled(stacks.values());
    await (await browser)?.close();
    await Promise.all(started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])));
  };
}
