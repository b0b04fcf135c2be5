import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from './src/theme/brand.ts';

// React Router's exports name its development build alone, which warns and weighs more.
function routerOf(mode: 'production' | 'development') {
  const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const home = dirname(fromRouterDom.resolve('react-router/package.json'));
  return join(home, 'dist', mode, 'index.mjs');
}

// Changes with the lockfile and not with our code: a returning reader has it still.
// Subscriptions' link is for signed-in readers.
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|optimism|@wry)\/(?!client\/link\/subscriptions)/;
// Cards, and what has a folder of its own there, no question page needs.
const UI = /src\/components\/(?!CardGrid)[^/]+$|node_modules\/(@mantine|@tabler)\//;
// What the entry shares with the screens, in one file: each of its own would weigh more than what it holds.
const SHARED = /src\/(session\/|notifications\/(index|NotificationBell)\.|[\w-]+\/paths\.ts)/;

// What the gateway answers itself.
const GATEWAYS = ['/graphql', '/images', '/auth'];
// It takes sockets from its own pages alone.
const GATEWAY = { target: 'http://localhost:4000', ws: true, rewriteWsOrigin: true };

const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
};

export default defineConfig(({ command }) => ({
  plugins: [react(), productName],
  // Drops Apollo Client's development warnings, and their text, from the build.
  define: { 'globalThis.__DEV__': 'false' },
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerOf('production') }] : [],
    // rxjs keeps its smaller build, without helpers for ES5, under a condition of its own.
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    // What an Android 6 phone, long without updates, still runs; the first with CSS layers.
    target: ['chrome99', 'safari15.4', 'firefox97'],
    manifest: true,
    sourcemap: false,
    // The Content-Security-Policy takes no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR, priority: 2 },
            // Parts that screens share; what one alone uses stays with it.
            { name: 'ui', test: UI, priority: 1, minShareCount: 2 },
            { name: 'shared', test: SHARED, priority: 1, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(GATEWAYS.map((path) => [path, GATEWAY])) },
}));
