import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectQuickImport, hostileCases } from '../../../testing/hostile-import.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { importFormats } from '../formats/index.ts';

// As small as one that froze the api for seconds; tests/reliability/hostile-runs.test.ts has the rest.
const CHARACTERS = 60_000;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

// Each format with some, each piece with a format.
const chosen = hostileCases.filter((_, index) => index % importFormats.length === 0);

test('the cases have every format', () => {
  expect(new Set(chosen.map(([format]) => format)).size).toBe(importFormats.length);
});

test.each(chosen)('a file of %s that repeats %j keeps no other request waiting', (...hostile) =>
  expectQuickImport(api, token, hostile, CHARACTERS),
);
