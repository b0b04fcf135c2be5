import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const GRAPHQL = createRequire(import.meta.url).resolve('graphql');

export default defineConfig({
  // Vite would take graphql's .mjs files where Node gives Apollo Server the .js ones: two GraphQLErrors.
  resolve: { alias: [{ find: /^graphql$/, replacement: GRAPHQL }] },
  // No file leaves anything behind for the next, and each would load Apollo Server anew.
  test: { include: ['src/**/*.test.ts'], isolate: false, maxWorkers: 2, testTimeout: 30_000 },
});
