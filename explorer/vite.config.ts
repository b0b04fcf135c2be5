import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from '../web/src/theme/brand.ts';

const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
};

export default defineConfig({
  plugins: [react(), productName],
  build: {
    // Beside the web client's: the gateway serves index.html at /graphql.
    assetsDir: 'assets/explorer',
    // The Content-Security-Policy takes no scripts, workers or fonts from data: and blob: addresses.
    assetsInlineLimit: 0,
    // Monaco is one large file.
    chunkSizeWarningLimit: 4_000,
  },
});
