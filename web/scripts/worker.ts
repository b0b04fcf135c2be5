// Builds src/worker/sw.ts into the built client, with the list of files that it stores. After everything else is there.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { PAGE_LANGUAGES, type PageLanguage } from 'schema/language-path.ts';
import { bothMessages } from './compile-messages.ts';
import { builtIndex } from './built.ts';
import { readBuilt } from './question-page.ts';
import { shellFiles } from './shell-files.ts';

const ROOT = join(import.meta.dirname, '..');

/** Without a hash in their names. */
const BOARDS = ['ctg', 'dhk', 'raj', 'syl'].map((code) => `boards/${code}.svg`);
const PLAIN = ['mark.svg', 'navigation.svg', ...BOARDS];

const revisionOf = (file: string) => createHash('sha256').update(readBuilt(file)).digest('base64url').slice(0, 8);

const filesOf = (language: PageLanguage) => [
  // The gateway knows what it will be.
  [`/${builtIndex(language)}`, `%REVISION_OF_${builtIndex(language)}%`],
  ...PLAIN.map((file) => [`/${file}`, revisionOf(file)]),
  ...shellFiles(language).map((file) => [`/${file}`]),
];

const files = Object.fromEntries(PAGE_LANGUAGES.map((language) => [language, filesOf(language)]));

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [bothMessages],
  define: { SHELL_FILES: JSON.stringify(files) },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // As the client's.
    target: ['chrome99', 'safari15.4', 'firefox97'],
    modulePreload: false,
    rolldownOptions: {
      input: join(ROOT, 'src/worker/sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

const { length } = readFileSync(join(ROOT, 'dist/sw.js'));
console.log(
  `sw.js: ${(length / 1000).toFixed(1)} kB, ${Object.values(files)
    .map(({ length: count }) => count)
    .join(' and ')} files`,
);
