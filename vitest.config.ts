import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/testkit/longest-first.ts';

const API_POSTGRES = fileURLToPath(new URL('api/src/testing/postgres-setup.ts', import.meta.url));
const SHARED_SITE = fileURLToPath(new URL('tests/testkit/shared-site-setup.ts', import.meta.url));
const GRAPHQL = createRequire(new URL('gateway/package.json', import.meta.url)).resolve('graphql');
const WITHOUT = process.env.WITHOUT_SERVERS?.split(' ') ?? [];
const isWithout = (program: string) => WITHOUT.includes(program);

// Tests create their own databases on that server. Programs that they start must not open the configured one.
const { DATABASE_URL, TEST_DATABASE_URL = DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) process.env.TEST_DATABASE_URL = TEST_DATABASE_URL;
delete process.env.DATABASE_URL;
// Tests use that server; programs that they start only if the test passes it on.
const { REDIS_URL, TEST_REDIS_URL = REDIS_URL } = process.env;
if (TEST_REDIS_URL) process.env.TEST_REDIS_URL = TEST_REDIS_URL;
delete process.env.REDIS_URL;

// Programs that tests start load in two thirds of the time with Node's compile cache.
const COMPILE_CACHE = { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node', import.meta.url)) };

// Vitest's default is one second, which a busy machine may need for one response.
const EXPECT = { poll: { timeout: 10_000 } };

const PROVIDE = { databaseUrl: TEST_DATABASE_URL || undefined };
const API = {
  root: 'api',
  include: ['src/**/*.test.ts'],
  provide: PROVIDE,
  env: COMPILE_CACHE,
  // PGlite's tests end before PostgreSQL's optimised code would pay for its compilation.
  execArgv: ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up'],
  // Four for two processors, because many tests wait. The same in all projects, so that one fills the gaps of another.
  maxWorkers: 4,
  // Files leave no state behind, and isolated ones would each load the api again.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: EXPECT,
};

const TESTS = {
  // Contract tests run the gateway in their own process: see gateway/vitest.config.ts.
  resolve: { alias: [{ find: /^graphql$/, replacement: GRAPHQL }] },
  test: {
    name: 'tests',
    maxWorkers: 4,
    isolate: false,
    root: 'tests',
    provide: PROVIDE,
    globalSetup: [SHARED_SITE],
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'reliability/**', 'artifacts/**'],
    env: COMPILE_CACHE,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: EXPECT,
  },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'long', description: '`pnpm test` leaves it to `pnpm run test:thorough`.' }],
    projects: [
      {
        // Without those that test PostgreSQL only.
        test: {
          ...API,
          name: 'api-embedded',
          exclude: ['src/features/{accounts,affiliate,bank,search,study}/postgres.test.ts'],
        },
      },
      {
        test: {
          ...API,
          // On a real server, which the setup starts. Throws if it cannot.
          name: 'api-postgres',
          globalSetup: [API_POSTGRES],
        },
      },
      { test: { name: 'text', root: 'text', include: ['**/*.test.ts'] } },
      { test: { name: 'question', root: 'question', include: ['**/*.test.ts'] } },
      { test: { name: 'review', root: 'review', include: ['**/*.test.ts'] } },
      'gateway/vitest.config.ts',
      'web/vitest.config.ts',
      TESTS,
      {
        test: {
          name: 'reliability',
          // Each loads the machine on purpose, so they run after `api-embedded`.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          root: 'tests/reliability',
          provide: PROVIDE,
          include: ['**/*.test.ts'],
          // Skips tests whose servers are missing. scripts/test.ts lists them at its end; in CI it fails at once.
          exclude: [
            ...(isWithout('nginx') || (isWithout('redis-server') && !TEST_REDIS_URL)
              ? ['instances.test.ts', 'question-pages.test.ts', 'traffic.test.ts']
              : []),
            // This one kills its own Redis.
            ...(isWithout('nginx') || isWithout('redis-server') ? ['outages.test.ts'] : []),
            ...(isWithout('pg_dump') ? ['backup.test.ts', 'deploy-backup.test.ts'] : []),
          ],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: EXPECT,
        },
      },
    ],
  },
});
