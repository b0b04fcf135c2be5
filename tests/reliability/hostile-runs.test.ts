import { afterAll, beforeAll, test } from 'vitest';
import { expectQuickImport, hostileCases } from '../../api/src/testing/hostile-import.ts';
import { startTestApi, type TestApi } from '../../api/src/testing/index.ts';

const CHARACTERS = 200_000;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

test.each(hostileCases)('a file of %s that repeats %j keeps no other request waiting', (...hostile) =>
  expectQuickImport(api, token, hostile, CHARACTERS),
);
