import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';

// Below the repository, so that the files find vitest.
const ARTIFACTS = join(ROOT, 'tests/artifacts');
const STEADY = '';
const BROKEN = "throw new Error('always')";
const UNSTEADY = "if (!existsSync('ran')) { writeFileSync('ran', ''); throw new Error('the first time'); }";
const UNHANDLED = "void Promise.reject(new Error('late')); await new Promise((resolve) => setTimeout(resolve, 50));";

let folder: string;
beforeEach(() => {
  mkdirSync(ARTIFACTS, { recursive: true });
  folder = mkdtempSync(join(ARTIFACTS, 'unsteady-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a test with each of these bodies, each in its file. */
function runTests(bodies: Record<string, string>, ...options: string[]) {
  for (const [name, body] of Object.entries(bodies)) {
    const lines = [
      "import { existsSync, writeFileSync } from 'node:fs';",
      "import { test } from 'vitest';",
      `test('${name}', async () => { existsSync('.'); writeFileSync('${name}.ran', ''); ${body} });`,
    ];
    writeFileSync(join(folder, `${name}.test.ts`), lines.join('\n'));
  }
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/run-tests.ts'), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { status, stdout, last: lines.at(-1), unsteady: lines.filter((line) => line.startsWith('unsteady: ')) };
}

test('a file that fails once and passes alone is listed as unsteady', () => {
  const { status, last, unsteady } = runTests({ steady: STEADY, unsteady: UNSTEADY });
  expect(unsteady).toEqual(['unsteady: unsteady.test.ts failed once and passed alone']);
  expect([status, last]).toEqual([0, '2 passed, 0 failed, 0 skipped']);
});

test('what fails twice fails the run', () => {
  const { status, last, unsteady } = runTests({ steady: STEADY, unsteady: UNSTEADY, broken: BROKEN });
  expect(unsteady).toHaveLength(1);
  expect([status, last]).toEqual([1, '2 passed, 1 failed, 0 skipped']);
});

test('an error outside the tests fails the run, whatever else is unsteady', () => {
  const { status, stdout } = runTests({ unhandled: UNHANDLED, unsteady: UNSTEADY });
  expect(status).toBe(1);
  expect(stdout).not.toContain('Once more');
});

test('files that are named run once', () => {
  const { status, stdout } = runTests({ unsteady: UNSTEADY }, 'unsteady');
  expect(status).toBe(1);
  expect(stdout).not.toContain('Once more');
});
