import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ROOT } from './programs.ts';

const PLAYWRIGHT = 'playwright-core';
// Each has the name of its Debian package.
const CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
// Has Noto Sans Bengali, in which the tests look at pages in Bangla.
const FONTS = 'fonts-noto-core';

/** CHROMIUM_PATH, else Debian's Chromium, Playwright's, or one that apt-get or Playwright can install. */
export const findChromium = (): string | undefined => firstOf([CHROMIUM]);

/** The same, but Debian's headless shell where there is one: it takes a sixth less processor time in journeys. */
export const findHeadlessShell = (): string | undefined => firstOf([HEADLESS_SHELL, CHROMIUM]);

function firstOf(browsers: [string, ...string[]]): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  return browsers.find((path) => existsSync(path)) ?? playwrights() ?? installed(browsers[0]);
}

function playwrights(): string | undefined {
  try {
    const require = createRequire(join(ROOT, 'tests/package.json'));
    const { chromium } = require(PLAYWRIGHT) as { chromium: { executablePath: () => string } };
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installed(browser: string): string | undefined {
  console.log('No Chromium found; installing one …');
  install(basename(browser), FONTS);
  if (existsSync(browser)) return browser;
  run(process.execPath, [join(ROOT, 'tests/node_modules', PLAYWRIGHT, 'cli.js'), 'install', 'chromium']);
  return playwrights();
}

/** Installs a font with the letters of Bangla by apt-get, where there is none. A test says what it misses if that fails. */
export function installBanglaFont(): void {
  const { stdout, error } = spawnSync('fc-list', [':lang=bn', 'family'], { encoding: 'utf8' });
  if (error || !stdout.includes('Noto Sans Bengali')) install(FONTS);
}

function install(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'])) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}
