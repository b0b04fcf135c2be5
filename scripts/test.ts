// `pnpm test`: what each change needs. `test:thorough`: the tests tagged `long`, the second database, faults. Arguments go
// to vitest: pnpm test window
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessShell, installBanglaFont } from './chromium.ts';
import { ROOT } from './programs.ts';
import { installServers, withoutServers } from './servers.ts';
import { ensureExplorerBuilt, ensureWebBuilt } from './web-build.ts';

const chromium = findHeadlessShell();
if (!chromium) {
  console.error('The browser tests need a Chromium. Install one and set CHROMIUM_PATH to it.');
  process.exit(1);
}
installBanglaFont();
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
const EVERYDAY = ['text', 'question', 'review', 'api-postgres', 'gateway', 'web', 'tests'];
const THOROUGH = ['api-embedded', 'reliability'];
const succeeded = isThorough
  ? [run('long', EVERYDAY, ['--tags-filter=long']), run('thorough', THOROUGH)]
  : [run('report', EVERYDAY, isNamed ? [] : ['--tags-filter=!long'])];
// Repeated here, because the first part's summary is far above the end of the log.
if (isThorough) for (const name of ['long', 'thorough']) console.log(`\n${name}\n${summaryOf(name)}`);
if (missing.length > 0) console.error(`NOT RUN: ${withoutServers(missing)}`);
process.exit(succeeded.every(Boolean) ? 0 : 1);

function reportOf(name: string) {
  return `tests/artifacts/${name}.json`;
}

function summaryOf(name: string): string {
  if (!existsSync(join(ROOT, reportOf(name)))) return 'did not run to its end';
  const { summary } = JSON.parse(readFileSync(join(ROOT, reportOf(name)), 'utf8')) as { summary?: string[] };
  return summary?.join('\n') ?? 'did not run to its end';
}

/** The durations are in the report. */
function run(name: string, projects: string[], options: string[] = []): boolean {
  rmSync(join(ROOT, reportOf(name)), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'scripts/run-tests.ts'),
      ...reporters,
      ...projects.map((project) => `--project=${project}`),
      ...options,
      ...(isThorough && isNamed ? ['--passWithNoTests'] : []),
      ...args,
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: chromium, WITHOUT_SERVERS: missing.join(' ') },
    },
  );
  return status === 0;
}
