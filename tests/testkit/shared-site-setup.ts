import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { startStack, type Stack } from './stack.ts';

/** `browser` is its WebSocket endpoint; none where there is no Chromium. */
export type SharedSite = Omit<Stack, 'stop'> & { browser: string | undefined };

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Vitest's own
  interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/** One product and one browser for every file that only reads. */
export default async function setup({ provide }: TestProject) {
  const [{ stop, ...stack }, browser] = await Promise.all([
    startStack(),
    process.env.CHROMIUM_PATH ? launchBrowser() : undefined,
  ]);
  provide('sharedSite', { ...stack, browser: browser?.wsEndpoint() });
  return async () => {
    await browser?.close();
    await stop();
  };
}
