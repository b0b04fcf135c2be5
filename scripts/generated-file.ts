import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './programs.ts';

/** With `--check` compares instead, and fails if the committed file is stale. */
export function writeGenerated(file: string, text: string, command: string): void {
  const path = join(ROOT, file);
  if (!process.argv.includes('--check')) return writeFileSync(path, text);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  console.log(`${file} is stale. Run \`${command}\` and commit the result.`);
  process.exitCode = 1;
}
