import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/testkit/longest-first.ts';

const API_POSTGRES = fileURLToPath(new URL('api/src/testing/postgres-setup.ts', import.meta.url));
const SHARED_SITE = fileURLToPath(new URL('tests/testkit/shared-site-setup.ts', import.meta.url));
const GRAPHQL = createRequire(new URL('gateway/package.json', import.meta.url)).resolve('graphql');
const WITHOUT = process.env.WITHOUT_SERVERS?.split(' ') ?? [];
const isWithout = (program: string) => WITHOUT.includes(program);

// Tests make databases of their own on that server; no program that they start may open the one that is named.
const { DATABASE_URL, TEST_DATABASE_URL = DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) process.env.TEST_DATABASE_URL = TEST_DATABASE_URL;
delete process.env.DATABASE_URL;
// Tests use that server; of the programs that they start only those that are told to.
const { REDIS_URL, TEST_REDIS_URL = REDIS_URL } = process.env;
if (TEST_REDIS_URL) process.env.TEST_REDIS_URL = TEST_REDIS_URL;
delete process.env.REDIS_URL;

// Programs that tests start load in two thirds of the time where Node keeps what it compiled of their files.
const COMPILE_CACHE = { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node', import.meta.url)) };

// One busy moment of a shared machine must not fail a run of 5,000 tests. The report marks what needed its second try.
const RETRY = 1;
// Vitest waits one second by itself, which a busy machine takes for one response.
const EXPECT = { poll: { timeout: 10_000 } };

const PROVIDE = { databaseUrl: TEST_DATABASE_URL || undefined };
const API = {
  root: 'api',
  include: ['src/**/*.test.ts'],
  provide: PROVIDE,
  env: COMPILE_CACHE,
  // Four for two processors: many tests wait. The same in all projects, so that one fills the gaps of another.
  // PGlite's tests end before optimised code of PostgreSQL has paid for its compilation.
  execArgv: ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up'],
  maxWorkers: 4,
  // No file leaves anything behind for the next, and each would load the api anew.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry: RETRY,
  expect: EXPECT,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'api', ...API } },
      {
        test: {
          ...API,
          // The same tests on a real server, which the setup starts; it throws where it cannot.
          name: 'api-postgres',
          globalSetup: [API_POSTGRES],
          exclude: [
            // They are about PostgreSQL alone, and have a server of their own in the project `api`.
            'src/features/{accounts,affiliate,search}/postgres.test.ts',
          ],
        },
      },
      'gateway/vitest.config.ts',
      'web/vitest.config.ts',
      {
        // Tests of the contract run the gateway within: see gateway/vitest.config.ts.
        resolve: { alias: [{ find: /^graphql$/, replacement: GRAPHQL }] },
        test: {
          name: 'tests',
          maxWorkers: 4,
          isolate: false,
          root: 'tests',
          provide: PROVIDE,
          globalSetup: [SHARED_SITE],
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'reliability/**'],
          env: COMPILE_CACHE,
          testTimeout: 60_000,
          hookTimeout: 90_000,
          retry: RETRY,
          expect: EXPECT,
        },
      },
      {
        test: {
          name: 'reliability',
          // Each loads the machine on purpose: after api-postgres.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          root: 'tests/reliability',
          provide: PROVIDE,
          include: ['**/*.test.ts'],
          // Left out where scripts/test.ts says what is not there; it says so at its end, and CI has ended before.
          exclude: [
            ...(isWithout('nginx') || (isWithout('redis-server') && !TEST_REDIS_URL)
              ? ['instances.test.ts', 'question-pages.test.ts', 'traffic.test.ts']
              : []),
            // It kills its Redis.
            ...(isWithout('nginx') || isWithout('redis-server') ? ['outages.test.ts'] : []),
            ...(isWithout('pg_dump') ? ['backup.test.ts'] : []),
          ],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          retry: RETRY,
          expect: EXPECT,
        },
      },
    ],
  },
});
