import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';

const TEST = 'web/src/features/plans/plans.test.tsx';
const CASES = [
  ['in an element', '<p>Plans</p>'],
  ['in braces', "<p>{'Plans'}</p>"],
  ['in a template', '<p>{`Plans`}</p>'],
  ['in an attribute that is read out', '<p aria-label="Plans" />'],
  ['in a prop that is shown', '<PageHeader documentTitle="Plans" />'],
  ['in the name of a part of a page', '<LoadedPart name="plans" />'],
] as const;
const ACCEPTED = `<p id="plans" title={t('plans.title')}>{t('plans.title')} · <input name="plan" /></p>`;

const fileOf = (number: number) => `web/src/features/plans/Page${number}.tsx`;

/** How many texts oxlint refuses in each file, which exports its JSX. */
let refused: Record<string, number>;
beforeAll(() => {
  const sources = [...CASES.map(([, jsx]) => jsx), ACCEPTED].map((jsx, number) => [fileOf(number), jsx]);
  refused = countRefused({ ...(Object.fromEntries(sources) as Record<string, string>), [TEST]: '<p>Plans</p>' });
});

function countRefused(sources: Record<string, string>): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  try {
    const config = `export { default } from ${JSON.stringify(join(ROOT, 'oxlint.config.ts'))};\n`;
    writeFileSync(join(folder, 'oxlint.config.ts'), config);
    for (const [file, jsx] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `export const Page = () => ${jsx};\n`);
    }
    const options = ['-c', 'oxlint.config.ts', '--format', 'json', '.'];
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), options, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const literals = diagnostics.filter(({ code }) => code.includes('jsx-no-literals'));
    const count = (file: string) => literals.filter(({ filename }) => filename === file).length;
    return Object.fromEntries(Object.keys(sources).map((file) => [file, count(file)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(CASES.map(([where], number) => [where, number] as const))('a text %s is refused', (_where, number) => {
  expect(refused[fileOf(number)]).toBe(1);
});

test('a text from a catalogue, a name for machines and a sign are accepted', () => {
  expect(refused[fileOf(CASES.length)]).toBe(0);
});

test('tests may contain texts', () => {
  expect(refused[TEST]).toBe(0);
});
