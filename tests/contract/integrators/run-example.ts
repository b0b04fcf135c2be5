import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/programs.ts';
import type { Example } from './document.ts';

const MARK = '--- token ---';
// Below tests/, so that imports resolve.
const FOLDER = join(ROOT, 'tests/artifacts');

const PROGRAMS: Record<string, { program: string; file: string }> = {
  sh: { program: 'bash', file: 'example.sh' },
  ts: { program: process.execPath, file: 'example.ts' },
  js: { program: process.execPath, file: 'example.mjs' },
  python: { program: 'python3', file: 'example.py' },
};

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
    /** Printed lines, and the token that a shell example set. */
    result: async () => {
      const status = await ended;
      const [printed = '', token = ''] = output.split(MARK);
      return { status, printed: lines(printed), token: token.trim() };
    },
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
    },
  };
}

export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
