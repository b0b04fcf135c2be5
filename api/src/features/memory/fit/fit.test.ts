import { globSync, readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { dayAt } from 'review/days.ts';
import { DEFAULT_WEIGHTS, recallOn, RETENTION, type Weights } from 'review/memory.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jobs, memoryModels, memoryStates, users } from '../../../db/schema.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../../testing/index.ts';
import { FORGETFUL, simulateReader, storeHistories } from '../testing/simulated-reader.ts';
import { fitCommonWeights } from './common.ts';
import { fitOwnWeights, OWN_JOB } from './own.ts';
import { RENEW_JOB, renewStates } from './renew.ts';

const QUESTIONS = 240;
const logger = { info: () => undefined, warn: () => undefined };

let api: TestApi;
let options: { db: TestApi['db']; now: () => Date; logger: typeof logger };
let now = new Date();
beforeAll(async () => {
  api = await startTestApi();
  options = { db: api.db, now: () => now, logger };
  await seedQuestions(
    api.db,
    Array.from({ length: QUESTIONS }, (_, index) => sampleSba(index + 1)),
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date();
  await api.db.delete(jobs);
  await api.db.delete(memoryModels);
  await api.db.delete(users).where(sql`email like 'reader%'`);
});

let number = 0;
/** A reader with such a memory, up to today. */
async function newReader(truth: Weights, { count, seed }: { count: number; seed: number }) {
  number += 1;
  const email = `reader${number}@example.com`;
  const token = await api.signIn({ email });
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  await storeHistories(api.db, user!.id, simulateReader(truth, { count, seed, until: dayAt(now.getTime(), 360) }));
  return { id: user!.id, token };
}
const modelOf = async (token: string) =>
  (await api.get<{ memory: Schemas['MemoryModel'] }>('/study/memory', token)).body.memory;
const statesOf = (user: number) =>
  api.db.select().from(memoryStates).where(eq(memoryStates.user, user)).orderBy(asc(memoryStates.question));

test('a forgetful reader gets own weights, and with them other days', async () => {
  const reader = await newReader(FORGETFUL, { count: 1_240, seed: 1 });
  const before = await statesOf(reader.id);
  expect(await modelOf(reader.token)).toMatchObject({ name: 'FSRS-6', fitted_on: null, gain: null, retention: 0.85 });
  await fitOwnWeights(options, 0);

  const model = await modelOf(reader.token);
  expect(model.fitted_on).toBe(model.reviews);
  expect(model.gain).toBeGreaterThan(0.02);
  expect(model).toMatchObject({ name: expect.stringMatching(/^FSRS-6:\d+$/), mtf_name: 'FSRS-6' });
  const after = await statesOf(reader.id);
  expect(new Set(after.map((state) => state.model))).toEqual(new Set([model.name]));
  const weights = { name: model.name, values: model.weights };
  const moved = after.filter(({ dueOn }, index) => dueOn !== before[index]!.dueOn);
  expect(moved.length).toBeGreaterThan(after.length / 2);
  const long = after.find(({ stability }) => stability > 50)!;
  expect(recallOn(long, weights, long.dueOn)).toBeCloseTo(RETENTION, 1);

  await fitOwnWeights(options, 0);
  expect((await modelOf(reader.token)).name).toBe(model.name);
});

test('one whom the common weights foresee as well, and one with 900 reviews, keep those', async () => {
  const usual = await newReader(DEFAULT_WEIGHTS, { count: 1_240, seed: 2 });
  const beginner = await newReader(FORGETFUL, { count: 900, seed: 1 });
  await fitOwnWeights(options, 0);
  for (const { token } of [usual, beginner]) {
    expect(await modelOf(token)).toMatchObject({ name: 'FSRS-6', weights: DEFAULT_WEIGHTS.values, fitted_on: null });
  }
  const tried = await api.db.select().from(memoryModels);
  expect(tried).toMatchObject([{ user: usual.id, kind: 'others', adoptedAt: null }]);

  // Only once there are a fifth more reviews.
  await fitOwnWeights(options, 0);
  expect(await api.db.select().from(memoryModels)).toEqual(tried);
});

test('common weights are fitted once a week, and the states of readers follow in steps', async () => {
  const readers: Awaited<ReturnType<typeof newReader>>[] = [];
  for (let seed = 1; seed <= 3; seed += 1) readers.push(await newReader(FORGETFUL, { count: 500, seed }));
  await fitCommonWeights(options);
  const { name } = await modelOf(readers[0]!.token);
  expect(name).toMatch(/^FSRS-6:/);
  expect(await modelOf(readers[0]!.token)).toMatchObject({ fitted_on: null, gain: null });
  expect(await api.db.select().from(jobs)).toMatchObject([{ job: RENEW_JOB, input: { after: 0 } }]);

  const namesOf = async () => Promise.all(readers.map(async ({ id }) => (await statesOf(id))[0]!.model));
  // As after a stop: the first reader is done.
  await renewStates(options, readers[0]!.id);
  expect(await namesOf()).toEqual(['FSRS-6', name, name]);
  await renewStates(options, 0);
  expect(await namesOf()).toEqual([name, name, name]);

  now = new Date(now.getTime() + 6 * 86_400_000);
  await fitCommonWeights(options);
  expect((await modelOf(readers[0]!.token)).name).toBe(name);
});

test('where the optimiser has no build, all keep the standard weights, and the log says so once', async () => {
  const reader = await newReader(FORGETFUL, { count: 1_240, seed: 1 });
  const warn = vi.fn<() => undefined>();
  vi.stubEnv('NAPI_RS_NATIVE_LIBRARY_PATH', '/not-there.node');
  for (const fit of [fitCommonWeights, (all: typeof options) => fitOwnWeights(all, 0)]) {
    await fit({ ...options, logger: { ...logger, warn } });
  }
  vi.unstubAllEnvs();
  expect(warn.mock.calls).toMatchObject([
    [{ reason: expect.any(String) }, expect.stringContaining('cannot be fitted')],
  ]);
  expect(await modelOf(reader.token)).toMatchObject({ name: 'FSRS-6', fitted_on: null });
  expect(await api.db.select().from(memoryModels)).toEqual([]);
});

test('a pass over the readers goes on after the last one', async () => {
  const { rows: others } = (await api.db.execute(sql`
    insert into users (user_id, name, email)
    select 'r' || n, 'Reader', 'reader-' || n || '@example.com' from generate_series(1, 120) n returning id::int as id`)) as {
    rows: { id: number }[];
  };
  const ids = others.map(({ id }) => id).toSorted((a, b) => a - b);
  await api.db.execute(sql`
    insert into study_days ("user", day, answered, "right")
    select id, ${dayAt(now.getTime(), 0)}::date, 1, 1 from users where email like 'reader-%'`);
  await fitOwnWeights(options, 0);
  expect(await api.db.select().from(jobs)).toMatchObject([{ job: OWN_JOB, input: { after: ids[99] } }]);
  await api.db.delete(jobs);
  await fitOwnWeights(options, ids[99]!);
  expect(await api.db.select().from(jobs)).toEqual([]);
});

test('only the thread loads the optimiser', () => {
  const source = new URL('../../../', import.meta.url);
  const importers = (pattern: RegExp) =>
    globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] }).filter((file) =>
      pattern.test(readFileSync(new URL(file, source), 'utf8')),
    );
  expect(importers(/from '@open-spaced-repetition\/binding'/)).toEqual(['features/memory/fit/fit-weights.ts']);
  expect(importers(/^(?!import type).*(?:from|import\()\s*'[^']*fit-weights\.ts'/m)).toEqual([
    'features/memory/fit/worker.ts',
  ]);
});
