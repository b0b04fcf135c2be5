import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const GRAPHQL = createRequire(import.meta.url).resolve('graphql');

export default defineConfig({
  // One test runs the gateway in its own process: see gateway/vitest.config.ts.
  resolve: { alias: [{ find: /^graphql$/, replacement: GRAPHQL }] },
  test: {
    maxWorkers: 4,
    isolate: false,
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 30_000,
    // As in the root's configuration.
    expect: { poll: { timeout: 10_000 } },
  },
});
