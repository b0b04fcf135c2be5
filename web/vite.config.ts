import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunks.ts';
import { compileMessages, readBangla } from './scripts/compile-messages.ts';
import { builtIndex, builtManifest } from './scripts/built.ts';
import english from './src/i18n/index-html/messages/en.json' with { type: 'json' };
import { BANGLA, DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { defaultSite, fillSite } from 'schema/site.ts';

// React Router's package exports only the larger development build.
function routerOf(mode: 'production' | 'development') {
  const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const home = dirname(fromRouterDom.resolve('react-router/package.json'));
  return join(home, 'dist', mode, 'index.mjs');
}

/** Shorter than Vite's names, which also have the line: scripts list them. */
const nameOfClass = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file.split('?')[0]!))
    .digest('base64url')
    .slice(0, 4)}`;

// Files of the entry itself.
const OF_ENTRY = /\/(vendor|ui|shared|rolldown-runtime)-[^/]+$/;

// Paths that the gateway serves.
const GATEWAYS = [
  '/graphql',
  '/assets/explorer',
  '/schema.graphql',
  '/images',
  '/packs',
  '/exchange',
  '/auth',
  '/payments',
  '/manifest.webmanifest',
  '/bn/manifest.webmanifest',
];
// It accepts sockets from its own pages only.
const GATEWAY = { target: 'http://localhost:4000', ws: true, rewriteWsOrigin: true };

const INDEX_MESSAGES = join(import.meta.dirname, 'src/i18n/index-html/messages/en.json');

// index.html is read before any code runs. In a build the gateway fills in the site.
const indexTexts = (language: string): Plugin => ({
  name: 'index-texts',
  transformIndexHtml: {
    // Before Vite bundles the style sheets that it links.
    order: 'pre',
    handler: (html, { server }) => {
      const page = language === BANGLA ? toBangla(html) : fillTexts(html, english);
      return server ? fillSite(page, defaultSite) : page;
    },
  },
});

const fillTexts = (html: string, messages: typeof english) =>
  html
    .replace('%DESCRIPTION%', messages['shared.siteDescription'])
    .replace('%NEEDS_JAVASCRIPT%', messages['shared.needsJavaScript'].replace('{product}', '%SITE_NAME%'));

const toBangla = (html: string) =>
  fillTexts(html, readBangla(english, INDEX_MESSAGES) as typeof english)
    .replace('<html lang="en"', `<html lang="${BANGLA}"`)
    .replace('"/manifest.webmanifest"', `"/${BANGLA}/manifest.webmanifest"`)
    .replace('</head>', '<link rel="stylesheet" href="/src/theme/bangla.css" /></head>');

// Of a client in another language: its assets are beside the English ones.
const ownIndex = (language: string): Plugin => ({
  name: 'own-index',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') return;
    delete bundle['index.html'];
    this.emitFile({ type: 'asset', fileName: builtIndex(language), source: index.source });
  },
});

// Tells the server the sources of each route (src/server/chunks.ts), since only the build can resolve import().
const importedSources: Plugin = {
  name: 'imported-sources',
  transform: {
    filter: { id: /src\/(features\/[\w-]+\/feature|app\/routes)\.ts$/ },
    handler: (code, id) =>
      code.replaceAll(/import\((["'])(\.[^"']+)\1\)/g, (call, _quote, path: string) => {
        const source = relative(import.meta.dirname, join(dirname(id), path));
        return `(globalThis.importedSources?.push(${JSON.stringify(source)}), ${call})`;
      }),
  },
};

// Mantine's style sheet has its palette already, and this site has colours of its own. `color` of a component can only be
// these; Mantine's default theme needs its blue.
const COLORS_IN_CODE = /^(dark|gray|red|blue)$/;
const fewerColors: Plugin = {
  name: 'fewer-colors',
  transform: {
    filter: { id: /@mantine\/core\/.*\/default-colors\.mjs/ },
    handler: (code) =>
      code.replaceAll(/^\t(\w+): \[[^\]]*\],?\n/gm, (color, name: string) => (COLORS_IN_CODE.test(name) ? color : '')),
  },
};

// The modes `bn` and `en-XA` build a client in Bangla and in the pseudo-language; the server renders each page in its
// language.
export default defineConfig(({ command, mode, isSsrBuild = false }) => ({
  plugins: [
    // English clients have React's own.
    react(isSsrBuild || mode === BANGLA ? { jsxImportSource: join(import.meta.dirname, 'src/i18n/jsx') } : {}),
    fewerColors,
    indexTexts(mode),
    compileMessages(isSsrBuild ? undefined : mode),
    ...(isSsrBuild ? [importedSources] : []),
    ...(mode === BANGLA ? [ownIndex(mode)] : []),
  ],
  define: {
    // Drops Apollo Client's development warnings, and their text, from the build.
    'globalThis.__DEV__': 'false',
    'import.meta.env.BANGLA': String(mode === BANGLA),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // One file of everything: the gateway has none of these packages.
  ssr: { noExternal: true },
  css: { modules: { generateScopedName: nameOfClass } },
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerOf('production') }] : [],
    // rxjs keeps its smaller build, without helpers for ES5, under a condition of its own.
    conditions: ['es2015', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  build: {
    // What an Android 6 phone, long without updates, still runs; the first with CSS layers.
    target: isSsrBuild ? 'node24' : ['chrome99', 'safari15.4', 'firefox97'],
    // A browser without preloading fetches scripts as they are imported.
    modulePreload: {
      polyfill: false,
      // The entry has them, so that no screen needs to name them.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !OF_ENTRY.test(file)),
    },
    manifest: !isSsrBuild && builtManifest(mode === BANGLA ? mode : DEFAULT_LANGUAGE),
    copyPublicDir: !isSsrBuild && mode !== BANGLA,
    // It is built into the folder of the English client.
    emptyOutDir: mode !== BANGLA,
    sourcemap: false,
    // The Content-Security-Policy takes no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The entry lists most files: shorter hashes make it smaller.
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:5][extname]',
        }),
        codeSplitting: isSsrBuild ? false : { groups: chunkGroups },
      },
    },
  },
  server: { proxy: Object.fromEntries(GATEWAYS.map((path) => [path, GATEWAY])) },
}));
