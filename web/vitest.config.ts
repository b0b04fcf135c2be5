import { defineConfig } from 'vitest/config';

export default defineConfig({
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
