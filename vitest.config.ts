import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const GRAPHQL = createRequire(new URL('gateway/package.json', import.meta.url)).resolve('graphql');
const WITHOUT = process.env.WITHOUT_SERVERS?.split(' ') ?? [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          maxWorkers: 2,
          // No file leaves anything behind for the next, and each would load the api anew.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      'gateway/vitest.config.ts',
      'web/vitest.config.ts',
      {
        // Tests of the contract run the gateway within: see gateway/vitest.config.ts.
        resolve: { alias: [{ find: /^graphql$/, replacement: GRAPHQL }] },
        test: {
          name: 'tests',
          // Each test of a stack is three processes and a browser already.
          maxWorkers: 2,
          root: 'tests',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'bench/**', 'reliability/**'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'reliability',
          // Each loads the machine on purpose.
          maxWorkers: 1,
          root: 'tests/reliability',
          include: ['**/*.test.ts'],
          // Left out where scripts/test.ts says what is not there; it says so at its end, and CI has ended before.
          exclude: [
            ...(WITHOUT.includes('redis-server') || WITHOUT.includes('nginx')
              ? ['instances.test.ts', 'outages.test.ts', 'traffic.test.ts']
              : []),
            ...(WITHOUT.includes('pg_dump') ? ['backup.test.ts'] : []),
          ],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
