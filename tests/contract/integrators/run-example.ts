import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/programs.ts';
import type { Example } from './document.ts';

const MARK = '--- token ---';
// Below tests/, so that a client finds its packages.
const FOLDER = join(ROOT, 'tests/artifacts');

const PROGRAMS: Record<string, { program: string; file: string }> = {
  sh: { program: 'bash', file: 'example.sh' },
  ts: { program: process.execPath, file: 'example.ts' },
  js: { program: process.execPath, file: 'example.mjs' },
  python: { program: 'python3', file: 'example.py' },
};

/** Starts an example as a reader would. */
export function startExample({ language, code }: Example, env: Record<string, string>) {
  const { program, file } = PROGRAMS[language]!;
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'example-'));
  const path = join(folder, file);
  writeFileSync(path, language === 'sh' ? `set -eu\n${code}\necho; echo '${MARK}'"\${TOKEN:-}"\n` : code);
  const child = spawn(program, [path], { env: { ...process.env, ...env }, detached: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  }).finally(() => rmSync(folder, { recursive: true }));

  return {
    output: () => output,
    ended,
    /** What it printed, without ends of lines, and the token that it left, where it did. */
    result: async () => {
      const status = await ended;
      const [printed = '', token = ''] = output.split(MARK);
      return { status, printed: lines(printed), token: token.trim() };
    },
    /** Ends it with all that it has started. */
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
    },
  };
}

/** Lines that say something. */
export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
