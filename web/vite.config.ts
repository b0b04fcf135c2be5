import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { compileMessages } from './scripts/compile-messages.ts';
import messages from './src/i18n/index-html/messages/en.json' with { type: 'json' };
import { PRODUCT_NAME } from './src/theme/brand.ts';

// React Router's package exports only the larger development build.
function routerOf(mode: 'production' | 'development') {
  const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const home = dirname(fromRouterDom.resolve('react-router/package.json'));
  return join(home, 'dist', mode, 'index.mjs');
}

// Changes with the lockfile only, so returning readers have it cached. Without the link for subscriptions, which only
// signed-in readers need.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry|@lingui)\/(?!client\/link\/subscriptions)/;
// Components of question pages: no cards, no components with their own folder, few of Mantine's controls.
const UI =
  /src\/components\/(?!CardGrid)[^/]+$|node_modules\/(@mantine\/(hooks|core\/esm\/(core|components\/(Button|Skeleton|Loader|Transition|UnstyledButton|VisuallyHidden)))|@tabler)\//;
// Shared by other screens only.
const ELSEWHERE =
  /features\/(faqs|ebooks\/(card|messages))\/|components\/(failures\/|(useCopy|taka|PartError|LoadedPart|Loaded|useRetryMissing|icon-at|plain-text)\.)|get-(default-z-index|style-object)|use-(click-outside|merged-ref|timeout|callback-ref)|VisuallyHidden|Icon(AlertTriangle|Copy|ExternalLink|InfoCircle|Flag|FlagFilled|Plus|Share)\.mjs/;
// Shared by the studio's screens only: their table, and what its editor and dialogs need of Mantine.
const STUDIO =
  /src\/features\/studio\/(messages\/|pages|(content|desk|exchange)\/(screens|paths|messages\/))|Transition\/get-transition-props|DirectionProvider|utils\/(close-on-escape|create-(event-handler|safe-context)|get-(base-value|breakpoint-value|ref-prop|single-element-child|sorted-breakpoints)|is-element|noop|clamp)\/|use-(disclosure|focus-return|focus-trap|input-state|long-press|move|uncontrolled)\/|Icon(ArrowBarToUp|ArrowDown|ArrowUp|TablePlus|Trash)\.mjs/;
// Modules that the entry shares with screens. One file, because many small ones weigh more.
const SHARED =
  /src\/(session\/|i18n\/|apollo\/errors|features\/(notifications\/(index|NotificationBell)\.|questions\/list\/answers\.|papers\/index\.|study\/(index|record|owner|StudySync)\.|studio\/index\.|[\w-]+\/(paths|feature)\.ts))/;

// Files of the entry itself.
const OF_ENTRY = /\/(vendor|ui|shared|rolldown-runtime)-[^/]+$/;

// Modules that lists share with practice, which loads on demand.
const CARDS =
  /src\/features\/(reports\/ReportSlot|questions\/(card\/(?!written|pictures)|messages|list\/(?!index|messages|HashNoticeText|[\w-]*Panel|RangeFilter|check-range|Board|Topic|Year|[\w-]+-questions)|subject\/(crumbs|useSubjectCodes)))/;

// Without these groups the entry would list each of their modules as a file: shared parts of papers, of papers and
// practice, and of storage on the device.
const PAPERS = /src\/features\/papers\/(?!index|feature|paths|usePaper|device)/;
const PAPERS_DEVICE = /src\/features\/papers\/(usePaper|device)/;
const REPORTS = /src\/features\/reports\/(?!index|feature|paths|ReportSlot)/;
const STAGE = /src\/(features\/practice\/stage|components\/full-screen)\//;
const STORAGE = /node_modules\/(dexie|uuid)\//;

// Paths that the gateway serves.
const GATEWAYS = ['/graphql', '/assets/explorer', '/schema.graphql', '/images', '/exchange', '/auth'];
// It accepts sockets from its own pages only.
const GATEWAY = { target: 'http://localhost:4000', ws: true, rewriteWsOrigin: true };

// index.html is read before any code runs.
const indexTexts: Plugin = {
  name: 'index-texts',
  transformIndexHtml: (html) =>
    html
      .replace('%DESCRIPTION%', messages['shared.siteDescription'])
      .replace('%NEEDS_JAVASCRIPT%', messages['shared.needsJavaScript'].replace('{product}', PRODUCT_NAME))
      .replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
};

// Tells the server the sources of each route (src/server/chunks.ts), since only the build can resolve import().
const importedSources: Plugin = {
  name: 'imported-sources',
  transform: {
    filter: { id: /src\/features\/[\w-]+\/feature\.ts$/ },
    handler: (code, id) =>
      code.replaceAll(/import\((["'])(\.[^"']+)\1\)/g, (call, _quote, path: string) => {
        const source = relative(import.meta.dirname, join(dirname(id), path));
        return `(globalThis.importedSources?.push(${JSON.stringify(source)}), ${call})`;
      }),
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), indexTexts, compileMessages, ...(isSsrBuild ? [importedSources] : [])],
  define: {
    // Drops Apollo Client's development warnings, and their text, from the build.
    'globalThis.__DEV__': 'false',
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // One file of everything: the gateway has none of these packages.
  ssr: { noExternal: true },
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
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    sourcemap: false,
    // The Content-Security-Policy takes no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The entry lists most files: shorter hashes make it smaller.
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        }),
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 2 },
                // Only modules that several screens share.
                {
                  name: 'ui',
                  test: (id) => UI.test(id) && !ELSEWHERE.test(id) && !STUDIO.test(id),
                  priority: 1,
                  minShareCount: 2,
                },
                { name: 'shared', test: SHARED, priority: 1, minShareCount: 2 },
                { name: 'studio', test: STUDIO, minShareCount: 2 },
                { name: 'parts', test: ELSEWHERE, minShareCount: 2 },
                { name: 'cards', test: CARDS, minShareCount: 2 },
                { name: 'storage', test: STORAGE, priority: 2 },
                { name: 'stage', test: STAGE, minShareCount: 2 },
                { name: 'reports', test: REPORTS, minShareCount: 2 },
                { name: 'papers-device', test: PAPERS_DEVICE, minShareCount: 2 },
                { name: 'papers', test: PAPERS, minShareCount: 2 },
              ],
            },
      },
    },
  },
  server: { proxy: Object.fromEntries(GATEWAYS.map((path) => [path, GATEWAY])) },
}));
