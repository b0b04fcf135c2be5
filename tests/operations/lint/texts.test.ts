import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  writeFileSync(
    join(folder, 'oxlint.config.ts'),
    `export { default } from ${JSON.stringify(join(ROOT, 'oxlint.config.ts'))};\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** How many texts oxlint refuses in a file that exports this JSX. */
function refusedTexts(jsx: string, file = 'web/src/features/plans/Page.tsx'): number {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `export const Page = () => ${jsx};\n`);
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['-c', 'oxlint.config.ts', '--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.filter(({ code }) => code.includes('jsx-no-literals')).length;
}

test.each([
  ['in an element', '<p>Plans</p>'],
  ['in braces', "<p>{'Plans'}</p>"],
  ['in a template', '<p>{`Plans`}</p>'],
  ['in an attribute that is read out', '<p aria-label="Plans" />'],
  ['in a prop that is shown', '<PageHeader documentTitle="Plans" />'],
  ['in the name of a part of a page', '<LoadedPart name="plans" />'],
])('a text %s is refused', (_where, jsx) => {
  expect(refusedTexts(jsx)).toBe(1);
});

test('a text from a catalogue, a name for machines and a sign are accepted', () => {
  expect(refusedTexts(`<p id="plans" title={t('plans.title')}>{t('plans.title')} · <input name="plan" /></p>`)).toBe(0);
});

test('tests may contain texts', () => {
  expect(refusedTexts('<p>Plans</p>', 'web/src/features/plans/plans.test.tsx')).toBe(0);
});
