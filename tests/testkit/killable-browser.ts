import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
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
    const processes = processesOf(profile);
    if (processes.length === 0) throw new Error(`No browser has the profile ${profile}`);
    for (const id of processes) process.kill(id, 'SIGKILL');
    await gone;
    context = undefined;
  }

  return {
    async start(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...options });
      return context;
    },
    kill,
    async close() {
      await context?.close();
      context = undefined;
    },
    async remove() {
      await context?.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium names its lock after the host and its process. Debian's headless shell has no lock, but Linux has /proc. */
function processesOf(profile: string): number[] {
  try {
    return [Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))];
  } catch {
    // Debian starts the shell from a script, which has the same arguments.
    return readdirSync('/proc')
      .filter((id) => argumentsOf(id).includes(`--user-data-dir=${profile}`))
      .map(Number);
  }
}

function argumentsOf(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
  } catch {
    // Not a process, or one that has just ended.
    return [];
  }
}
