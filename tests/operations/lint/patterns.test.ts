import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';

const PROGRAMS = [
  'api/src/a.ts',
  'gateway/src/a.ts',
  'web/src/a.tsx',
  'schema/a.ts',
  'server/a.ts',
  'text/a.ts',
  'question/a.ts',
];

const slow = [
  '/^ANSWER:\\s*(.*?)\\s*$/',
  '/\\s+$/',
  '/,+$/',
  '/(\\d+)\\s*mg/',
  '/<[^>]*>/g',
  '/\\s*\\n\\s*/g',
  '/^(?:\\s*a?\\s*)*$/',
  '/^([a-z]+)[\\s_-]+(.+)$/i',
  "new RegExp('[ ]*;$')",
];
const fast = ['/^\\s+/', '/(?<!\\s)\\s+$/', '/<[^<>]*>/g', '/^ANSWER:(.*)$/s', '/^\\d+ ?mg$/', '/[,;]/g'];

/** The numbers of the lines that oxlint refuses, by file. */
function refusedLines(files: readonly string[], patterns: readonly string[]): Record<string, number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
  try {
    const config = `export { default } from ${JSON.stringify(join(ROOT, 'oxlint.config.ts'))};\n`;
    writeFileSync(join(folder, 'oxlint.config.ts'), config);
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const lines = patterns.map((pattern, index) => `export const p${index} = ${pattern};`);
      writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
    }
    const options = ['-c', 'oxlint.config.ts', '--format', 'json', '.'];
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), options, { cwd: folder, encoding: 'utf8' });
    type Diagnostic = { code: string; filename: string; labels: { span: { line: number } }[] };
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    const refused: Record<string, number[]> = Object.fromEntries(files.map((file) => [file, []]));
    for (const { code, filename, labels } of diagnostics)
      if (code.includes('super-linear')) refused[filename]!.push(labels[0]!.span.line);
    return refused;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every program’s patterns are refused where hostile text makes them slow, and no others', () => {
  const refused = refusedLines(PROGRAMS, [...slow, ...fast]);
  const lines = slow.map((_, index) => index + 1);
  for (const file of PROGRAMS) expect([file, [...new Set(refused[file])].sort((a, b) => a - b)]).toEqual([file, lines]);
});

test('tests and scripts may use them', () => {
  const files = ['api/src/a.test.ts', 'web/src/testing/a.ts', 'api/scripts/a.ts'];
  expect(refusedLines(files, slow)).toEqual(Object.fromEntries(files.map((file) => [file, []])));
});

/** Patterns that are put together when their file is loaded: the lint rule reads literals only. */
function builtPatterns(): [file: string, source: string, flags: string][] {
  const files = globSync('{api,gateway,web,schema,server,text}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  })
    .filter((file) => !/\.test\.|\/(?:testing|scripts)\//.test(file))
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('new RegExp('));
  const script = join(import.meta.dirname, 'record-patterns.ts');
  const { stdout } = spawnSync(process.execPath, [script, ...files], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout) as ReturnType<typeof builtPatterns>;
}

test('patterns that are put together at run time are fast, too', { timeout: 60_000 }, () => {
  const built = [...builtPatterns(), ['a slow one', '(.*?)\\s*$', ''] as const];
  expect(built.length).toBeGreaterThan(20);
  const literals = built.map(([, source, flags]) => `/${source}/${flags}`);
  const lines = new Set(refusedLines(['api/src/a.ts'], literals)['api/src/a.ts']);
  expect([...lines].map((line) => built[line - 1]![0])).toEqual(['a slow one']);
});
