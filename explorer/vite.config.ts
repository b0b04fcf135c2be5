import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // Beside the web client's: the gateway serves index.html at /graphql.
    assetsDir: 'assets/explorer',
    // The Content-Security-Policy takes no scripts, workers or fonts from data: and blob: addresses.
    assetsInlineLimit: 0,
    // Monaco is one large file.
    chunkSizeWarningLimit: 4_000,
  },
});
