// `pnpm test`: what each change needs. `test:thorough`: the rest. Arguments go to vitest: pnpm test window
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessShell } from './chromium.ts';
import { ROOT } from './programs.ts';
import { installServers, withoutServers } from './servers.ts';
import { ensureExplorerBuilt, ensureWebBuilt } from './web-build.ts';

const REPORT = join(ROOT, 'tests/artifacts/report.json');

const chromium = findHeadlessShell();
if (!chromium) {
  console.error('The browser tests need a Chromium. Install one and set CHROMIUM_PATH to it.');
  process.exit(1);
}
const missing = installServers();
// In CI, a missing server is an error.
if (missing.length > 0 && process.env.CI) {
  console.error(withoutServers(missing));
  process.exit(1);
}
if (!ensureWebBuilt() || !ensureExplorerBuilt()) process.exit(1);

const [first, ...rest] = process.argv.slice(2);
const isThorough = first === 'thorough';
const args = isThorough ? rest : process.argv.slice(2);
const isNamed = args.some((arg) => !arg.startsWith('-'));
// The api's tests take a quarter less processor time on PostgreSQL than on the embedded database.
const EVERYDAY = ['text', 'question', 'api-postgres', 'gateway', 'web', 'tests'];
const THOROUGH = ['api-embedded', 'long', 'reliability'];
// A long test that is named runs.
const projects = (isThorough ? THOROUGH : isNamed ? [...EVERYDAY, 'long'] : EVERYDAY).map(
  (name) => `--project=${name}`,
);

rmSync(REPORT, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...projects,
    ...args,
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, WITHOUT_SERVERS: missing.join(' ') },
  },
);

const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
};
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`);
if (missing.length > 0) console.error(`NOT RUN: ${withoutServers(missing)}`);
process.exit(report.success ? (status ?? 1) : 1);
