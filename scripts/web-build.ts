import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './programs.ts';

// What web's own `build` runs, without a package manager to run it.
const VITE = 'node_modules/vite/bin/vite.js';
const STEPS = [
  [VITE, 'build'],
  [VITE, 'build', '--ssr', 'src/server/entry.tsx', '--outDir', 'dist-server'],
  ['scripts/precompress.ts'],
];
const STAMP = join(ROOT, 'web/dist/.build');
const SOURCES = ['web/{src,public,scripts}/**', 'web/*.{html,ts,json,js,mjs,cjs}', 'pnpm-lock.yaml'];

/** Builds the web client unless it is already built of these very sources. False if the build fails. */
export function ensureWebBuilt({ quiet = false } = {}): boolean {
  const fingerprint = fingerprintOf(globSync(SOURCES, { cwd: ROOT }).sort());
  if (readStamp() === fingerprint) return true;
  if (!quiet) console.log('Building the web client …');
  for (const step of STEPS) {
    const { status, stdout, stderr } = spawnSync(process.execPath, step, { cwd: join(ROOT, 'web'), encoding: 'utf8' });
    if (status === 0) continue;
    process.stderr.write(`${stdout}${stderr}`);
    return false;
  }
  writeFileSync(STAMP, fingerprint);
  return true;
}

/** A hash of files, by their names and contents; paths are from the root. */
export function fingerprintOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}
