import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { OxlintOverride } from 'oxlint';

/** Folders that compose a program's features. All other folders beside `features/` are shared. */
const APP_FOLDERS: Record<string, string[]> = {
  api: ['admin', 'content', 'documentation', 'export'],
  gateway: ['pages'],
  web: ['app', 'server'],
};
/** Packages that programs import. */
const PACKAGES = ['schema', 'server', 'text', 'question', 'review'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

const foldersOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => statSync(`${folder}/${name}`).isDirectory()) : [];

type Pattern = { message: string } & ({ regex: string } | { group: string[] });

const forbid = (files: string, patterns: Pattern[]): OxlintOverride => ({
  files: [files],
  excludeFiles: TESTS,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** For each feature, the others that import it, directly or through others. */
function findImporters(folder: string, features: string[]): Record<string, string[]> {
  const imports = features.map((feature) => {
    const code = globSync(`${folder}/${feature}/**/*.{ts,tsx}`)
      .filter((file) => !/\.test\.|\/testing\//.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const names = Array.from(code.matchAll(/(?:from |import\()'(?:\.\.\/)+([^/']+)\//g), ([, name]) => name);
    return { feature, imported: new Set(names) };
  });
  const findAbove = (below: readonly string[]): string[] => {
    const above = imports
      .filter(({ imported }) => below.some((name) => imported.has(name)))
      .map(({ feature }) => feature);
    const found = [...new Set([...below, ...above])];
    return found.length === below.length ? found : findAbove(found);
  };
  return Object.fromEntries(features.map((name) => [name, findAbove([name]).filter((other) => other !== name)]));
}

/**
 * Imports point down: shared folders <- features <- the folders that compose them. A feature imports another only through
 * its index.ts, and none that imports it. Shared packages import no program. Generated from the folders and imports below
 * `root`.
 */
export function importZones(root = '.'): OxlintOverride[] {
  const fronts: OxlintOverride = {
    files: ['tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['../**/{api,gateway,web}/src/**', '!../**/{api,gateway,web}/src/testing/*'],
              message: "Use the program's front for tests in src/testing/.",
            },
          ],
        },
      ],
    },
  };
  const zones = Object.entries(APP_FOLDERS).flatMap(([program, app]) => {
    const source = `${root}/${program}/src`;
    const upward = (steps: string) => ({
      regex: `^(\\.\\./)${steps}(${app.join('|')})/`,
      message: 'Imports point down: this folder is above.',
    });
    // A feature's own folder may have such a name.
    const fromFeature = upward('{2,}');
    const features = foldersOf(`${source}/features`);
    const importers = findImporters(`${source}/features`, features);
    const shared = foldersOf(source).filter((name) => ![...app, 'features', 'testing'].includes(name));
    return [
      ...features.map((feature) => {
        const others = features.filter((other) => other !== feature);
        const inside = {
          group: others.flatMap((other) => [
            `../**/${other}/**`,
            ...(importers[feature]?.includes(other) ? [] : [`!../**/${other}/{,*/}index.ts`]),
          ]),
          message:
            "Use the other feature's index.ts. If that feature imports this one, move what both need to this one, or to a shared folder.",
        };
        return forbid(`${program}/src/features/${feature}/**`, others.length ? [fromFeature, inside] : [fromFeature]);
      }),
      ...shared.map((folder) =>
        forbid(`${program}/src/${folder}/**`, [
          upward('+'),
          { regex: '^(\\.\\./)+features/', message: 'A shared folder uses no feature.' },
        ]),
      ),
    ];
  });
  const packages = PACKAGES.map((name) =>
    forbid(`${name}/**`, [
      {
        regex: `^(\\.\\./)+(${Object.keys(APP_FOLDERS).join('|')})/`,
        message: 'Programs import this package, not it them.',
      },
    ]),
  );
  return [...zones, ...packages, fronts];
}
