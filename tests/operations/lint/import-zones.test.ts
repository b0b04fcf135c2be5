import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-zones-'));
  write('oxlint.config.ts', [
    `import { importZones } from ${JSON.stringify(join(ROOT, 'oxlint.zones.ts'))};`,
    `export default { plugins: ['import'], rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] }, overrides: importZones() };`,
  ]);
  for (const feature of ['plans', 'search'])
    write(`gateway/src/features/${feature}/index.ts`, ['export const front = 1;']);
  write('gateway/src/features/plans/inside.ts', ['export const inside = 1;', 'export type Inside = number;']);
  write('gateway/src/rest/client.ts', ['export const client = 1;']);
  write('gateway/src/pages/page.ts', ['export const page = 1;']);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, lines: string[]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
}

function lint(): string[] {
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['-c', 'oxlint.config.ts', '--format', 'json', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code).filter((code) => /no-restricted-imports|no-cycle/.test(code));
}

test.each([
  ["a feature importing another's inside", 'gateway/src/features/search/use.ts', '../plans/inside.ts'],
  [
    "a feature importing a type from another's inside",
    'gateway/src/features/search/deep/use.ts',
    '../../plans/inside.ts',
  ],
  ['a shared folder importing a feature', 'gateway/src/rest/use.ts', '../features/plans/index.ts'],
  ['a feature importing a folder that composes features', 'gateway/src/features/search/use.ts', '../../pages/page.ts'],
  ['a shared package importing a program', 'server/use.ts', '../gateway/src/rest/client.ts'],
  ["a test importing another package's inside", 'tests/contract/use.ts', '../../gateway/src/rest/client.ts'],
])('%s is rejected', (_what, file, path) => {
  write(file, [`import * as it from '${path}';`, 'export const use = it;']);
  expect(lint()).toEqual([expect.stringContaining('no-restricted-imports')]);
});

test('importing down, from the index of features and from a folder of the feature itself is allowed', () => {
  write('gateway/src/features/search/use.ts', [
    "import { front } from '../plans/index.ts';",
    "import { client } from '../../rest/client.ts';",
    'export const use = [front, client];',
  ]);
  write('gateway/src/pages/use.ts', [
    "import { front } from '../features/plans/index.ts';",
    'export const use = front;',
  ]);
  write('gateway/src/features/search/pages/page.ts', ['export const page = 1;']);
  write('gateway/src/features/search/deep/use.ts', ["export { page } from '../pages/page.ts';"]);
  expect(lint()).toEqual([]);
});

test('features that import each other, directly or round a ring, are rejected on each side', () => {
  const importOf = (feature: string) => [
    `import { front } from '../${feature}/index.ts';`,
    'export const use = front;',
  ];
  write('gateway/src/features/home/index.ts', ['export const front = 1;']);
  write('gateway/src/features/search/use.ts', importOf('plans'));
  write('gateway/src/features/plans/use.ts', importOf('home'));
  expect(lint()).toEqual([]);
  write('gateway/src/features/home/use.ts', importOf('search'));
  expect(lint()).toHaveLength(3);
});

test('a type-only cycle is an error', () => {
  write('gateway/src/rest/a.ts', ["import type { B } from './b.ts';", 'export type A = { b?: B };']);
  write('gateway/src/rest/b.ts', ["import type { A } from './a.ts';", 'export type B = { a?: A };']);
  expect(lint()).toEqual([expect.stringContaining('no-cycle'), expect.stringContaining('no-cycle')]);
});
