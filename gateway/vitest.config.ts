import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const GRAPHQL = createRequire(import.meta.url).resolve('graphql');

export default defineConfig({
  resolve: {
    alias: [
      // Vite would take graphql's .mjs files where Node gives Apollo Server the .js ones: two GraphQLErrors.
      { find: /^graphql$/, replacement: GRAPHQL },
    ],
  },
  test: {
    include: ['src/**/*.test.ts'],
    // No file leaves anything behind for the next, and each would load Apollo Server anew.
    isolate: false,
    maxWorkers: 4,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As in the root's configuration.
    expect: { poll: { timeout: 10_000 } },
  },
});
