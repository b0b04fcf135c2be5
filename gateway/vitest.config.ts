import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const GRAPHQL = createRequire(import.meta.url).resolve('graphql');
const JEST = fileURLToPath(new URL('src/testing/jest.ts', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // Vite would take graphql's .mjs files where Node gives Apollo Server the .js ones: two GraphQLErrors.
      { find: /^graphql$/, replacement: GRAPHQL },
      { find: /^@jest\/globals$/, replacement: JEST },
    ],
  },
  test: {
    include: ['src/**/*.test.ts'],
    // No file leaves anything behind for the next, and each would load Apollo Server anew.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    // As in the root's configuration.
    retry: 1,
    // Apollo's own suite is written for jest, which the alias above stands in for.
    server: { deps: { inline: ['@apollo/server-integration-testsuite'] } },
  },
});
