import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const TESTS = 'src/**/*.test.{ts,tsx}';
const isMocking = (file: string) =>
  /\bvi\.(mock|doMock|resetModules|stubGlobal)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** A module that a file mocks would stay mocked for later files of the same worker: these have vitest.mocks.config.ts. */
export const MOCKING = globSync(TESTS, { cwd: import.meta.dirname }).filter(isMocking);

export const WEB = {
  // As in the root's configuration.
  maxWorkers: 4,
  retry: 1,
  environment: 'jsdom',
  setupFiles: ['./src/testing/setup.ts'],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    ...WEB,
    name: 'web',
    include: [TESTS],
    exclude: MOCKING,
    // Each file would load React and Mantine anew, which takes more time than its tests.
    isolate: false,
  },
});
