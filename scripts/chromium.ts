import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './programs.ts';

const PLAYWRIGHT = 'playwright-core';
const DEBIAN = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** CHROMIUM_PATH, else Debian's Chromium, Playwright's, or one that apt-get or Playwright can install. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  return present(DEBIAN) ?? present(playwrights()) ?? installed();
}

/** Chromium without what a window needs: a sixth less processor time in journeys. Any Chromium where there is none. */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium();
  return present(DEBIAN_SHELL) ?? installedShell() ?? findChromium();
}

const present = (path: string | undefined) => (path && existsSync(path) ? path : undefined);

function playwrights(): string | undefined {
  try {
    const require = createRequire(join(ROOT, 'tests/package.json'));
    const { chromium } = require(PLAYWRIGHT) as { chromium: { executablePath: () => string } };
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function installedShell(): string | undefined {
  if (!canInstall()) return undefined;
  console.log('No headless Chromium found; installing one …');
  install('chromium-headless-shell');
  return present(DEBIAN_SHELL);
}

function installed(): string | undefined {
  console.log('No Chromium found; installing one …');
  if (canInstall()) install('chromium');
  if (existsSync(DEBIAN)) return DEBIAN;
  run(process.execPath, [join(ROOT, 'tests/node_modules', PLAYWRIGHT, 'cli.js'), 'install', 'chromium']);
  return present(playwrights());
}

const canInstall = () => process.getuid?.() === 0 && run('apt-get', ['--version']);

function install(browser: string) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-core']);
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}
