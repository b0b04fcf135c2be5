import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { launchOptions } from './browser.ts';

/** A Chromium that can be killed, as by an empty battery, and whose profile survives. */
export function killableBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  let context: BrowserContext | undefined;

  async function kill() {
    if (!context) return;
    const gone = new Promise((resolve) => context!.once('close', resolve));
    // Chromium names its lock after the host and its process.
    process.kill(Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1)), 'SIGKILL');
    await gone;
    context = undefined;
  }

  return {
    async start(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...options });
      return context;
    },
    kill,
    async remove() {
      await context?.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
