import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './programs.ts';

// The packages' `build` scripts, run without a package manager.
const VITE = 'node_modules/vite/bin/vite.js';
const PRECOMPRESS = '../scripts/precompress.ts';

// Not in the build: after a change of these nothing is built again.
const TESTS = /\.test\.tsx?$|^web\/src\/testing\//;

type Build = { folder: string; title: string; steps: string[][]; sources: string[] };

const WEB: Build = {
  folder: 'web',
  title: 'web client',
  steps: [
    [VITE, 'build'],
    [VITE, 'build', '--mode', 'bn'],
    [VITE, 'build', '--ssr', 'src/server/entry.tsx', '--outDir', 'dist-server'],
    [PRECOMPRESS, 'dist'],
    ['scripts/worker.ts'],
  ],
  sources: ['web/{src,public,scripts}/**', 'web/*.{html,ts,json,js,mjs,cjs}'],
};
const EXPLORER: Build = {
  folder: 'explorer',
  title: 'explorer',
  steps: [
    [VITE, 'build', '--logLevel', 'error'],
    [PRECOMPRESS, 'dist', '9'],
  ],
  sources: ['explorer/src/**', 'explorer/*.{html,ts,json}', 'web/src/theme/tokens.css', 'web/public/mark.svg'],
};
const SHARED_SOURCES = ['schema/{site,languages,language-path}.{ts,json}', 'scripts/precompress.ts', 'pnpm-lock.yaml'];

type Options = { quiet?: boolean };

/** Skips the build if the sources have not changed. False if the build fails. */
export const ensureWebBuilt = (options?: Options): boolean => ensureBuilt(WEB, options);

/** Likewise for the page of GET /graphql. */
export const ensureExplorerBuilt = (options?: Options): boolean => ensureBuilt(EXPLORER, options);

function ensureBuilt({ folder, title, steps, sources }: Build, { quiet = false }: Options = {}): boolean {
  const home = join(ROOT, folder);
  const stamp = join(home, 'dist/.build');
  const files = globSync([...sources, ...SHARED_SOURCES], { cwd: ROOT }).filter((file) => !TESTS.test(file));
  const fingerprint = fingerprintOf(files.sort());
  if (readStamp(stamp) === fingerprint) return true;
  if (!quiet) console.log(`Building the ${title} …`);
  // A test that starts the programs would have React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const step of steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, step, { cwd: home, encoding: 'utf8', env });
    if (status === 0) continue;
    process.stderr.write(`${stdout}${stderr}`);
    return false;
  }
  writeFileSync(stamp, fingerprint);
  return true;
}

/** Of names and contents; paths are relative to the root. */
export function fingerprintOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

function readStamp(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
