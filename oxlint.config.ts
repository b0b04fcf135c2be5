import { defineConfig } from 'oxlint';
import { importZones } from './oxlint.zones.ts';

// Attributes that a person reads or hears.
const NO_LITERALS = {
  noStrings: true,
  ignoreProps: true,
  // None, for decoration, and signs that read the same in every language.
  allowedStrings: ['', '—', '·', '…'],
  restrictedAttributes: [
    'alt',
    'aria-description',
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'content',
    'description',
    'documentTitle',
    'failure',
    'find',
    'heading',
    'label',
    'message',
    'note',
    'placeholder',
    'text',
    'title',
  ],
  // Elsewhere `name` names a form's field.
  elementOverrides: { LoadedPart: { noStrings: true, ignoreProps: true, restrictedAttributes: ['name'] } },
};

export default defineConfig({
  plugins: ['node', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  // By its address, because tests lint folders elsewhere with this configuration.
  jsPlugins: [import.meta.resolve('eslint-plugin-regexp')],
  ignorePatterns: ['**/*.generated.ts', '**/dist/**', '**/dist-server/**'],
  rules: {
    'max-lines': ['error', { max: 300 }],
    'node/no-process-env': 'error',
    // In long runs of combining marks it takes quadratic time: text/normalise.ts does not.
    'eslint/no-restricted-properties': ['error', { property: 'normalize', message: 'Use toNfc of text/normalise.ts.' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    // The REST contract's `_id`.
    'eslint/no-underscore-dangle': 'off',
    // Express 5 awaits its handlers.
    'oxc/no-async-endpoint-handlers': 'off',
    // zod checks input where it enters.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    // Patterns look for control characters on purpose.
    'eslint/no-control-regex': 'off',
    // The documented style of axios, fast-check, helmet and sharp.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'eslint/no-shadow': 'off',
    'unicorn/no-array-sort': 'off',
    'vitest/no-conditional-expect': 'off',
    // The second argument says which of many cases failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Browser tests assert by waiting.
    'vitest/expect-expect': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // `return void f()` leaves a handler early.
    'typescript/consistent-return': 'off',
    // Toolbars, statuses and groups have no tag that browsers announce the same way.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    { files: ['text/normalise.ts', '**/*.test.ts'], rules: { 'eslint/no-restricted-properties': 'off' } },
    {
      files: ['**/env.ts', 'scripts/**', 'tests/**', 'bench/**', '**/*.config.ts', '**/*.test.ts', '**/testing/**'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['{api,gateway,web,schema,server,text,question,explorer}/**/*.{ts,tsx}', 'scripts/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['{api,gateway,web,schema,server,text,question,explorer}/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', '**/scripts/**'],
      // Hostile text would keep a program busy for minutes.
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
      },
    },
    {
      // Texts come from message catalogues: web/src/i18n/README.md.
      files: ['web/src/**/*.tsx'],
      excludeFiles: [
        '**/*.test.tsx',
        'web/src/testing/**',
        // Metadata, not text.
        'web/src/components/DocumentHead.tsx',
      ],
      rules: { 'react/jsx-no-literals': ['error', NO_LITERALS] },
    },
    ...importZones(),
  ],
});
