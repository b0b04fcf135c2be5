// `pnpm run check`: all checks that do not run the programs. Reports every failure, not only the first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './programs.ts';
import { ensureExplorerBuilt, ensureWebBuilt } from './web-build.ts';

const BIN = join(ROOT, 'node_modules/.bin');
const PATH = [BIN, process.env.PATH].join(delimiter);

// Only where installed: the benchmark's dependencies are large.
const isBenchInstalled = existsSync(join(ROOT, 'bench/node_modules'));

type Check = { name: string; run: () => boolean };

const command = (name: string, line: string): Check => ({
  name,
  run: () => {
    const { status, stdout, stderr } = spawnSync(line, {
      cwd: ROOT,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, PATH },
    });
    if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
    return status === 0;
  },
});

/** Codegen must reproduce the committed or staged files. */
const drift: Check = {
  name: 'generated code agrees with the schema',
  run: () => {
    const before = generated();
    if (!command('codegen', 'graphql-codegen --config codegen.ts --silent').run()) return false;
    const stale = Object.entries(generated()).filter(([file, text]) => before[file] !== text);
    for (const [file] of stale) console.log(`${file} was stale and has been written anew; commit it.`);
    return stale.length === 0;
  },
};

function generated(): Record<string, string> {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.generated.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter(Boolean);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

const checks: Check[] = [
  drift,
  command('docs/settings.md agrees with the env schemas', 'node scripts/settings.ts --check'),
  command('NOTICE can be made of the dependencies', 'node scripts/notice.ts'),
  command('no client of the released schema breaks', 'node scripts/schema.ts check'),
  ...[
    '.',
    'schema',
    'server',
    'text',
    'question',
    'review',
    'api',
    'gateway',
    'web',
    'web/src/worker',
    'explorer',
    'tests',
    ...(isBenchInstalled ? ['bench'] : []),
  ].map((folder) => command(`types of ${folder}`, `tsc -p ${folder}`)),
  command('lint', `oxlint --type-aware --deny-warnings ${isBenchInstalled ? '' : '--ignore-pattern=bench'} .`),
  command('format', 'prettier --check --log-level warn .'),
  command('unused code', 'knip --no-progress'),
  command('migrations follow the tables', 'cd api && node_modules/.bin/drizzle-kit check'),
  { name: 'web client builds', run: () => ensureWebBuilt({ quiet: true }) },
  { name: 'explorer builds', run: () => ensureExplorerBuilt({ quiet: true }) },
  command('bundle budget', 'node web/scripts/budget.ts'),
];

let failed = 0;
for (const { name, run } of checks) {
  const ok = run();
  if (!ok) failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name}`);
}
if (!isBenchInstalled) console.log('skip  types and lint of bench: `pnpm --dir bench install` first');
process.exit(failed ? 1 : 0);
