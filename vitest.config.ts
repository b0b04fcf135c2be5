import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      'gateway/vitest.config.ts',
      'web/vitest.config.ts',
      {
        test: {
          name: 'tests',
          // Each test of a stack is three processes and a browser already.
          maxWorkers: 2,
          root: 'tests',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'bench/**'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
