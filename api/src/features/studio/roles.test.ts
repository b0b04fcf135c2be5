import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { ROLE_MATRIX, type StudioRole } from '../../testing/role-matrix.ts';

let api: TestApi;
let stranger: Person;
beforeAll(async () => {
  api = await startTestApi();
  stranger = await newPerson(api);
});
afterAll(() => api.close());

const cells = Object.entries(ROLE_MATRIX).flatMap(([route, row]) =>
  (['AUTHOR', 'REVIEWER', 'ADMIN'] as const).map((role): [string, StudioRole, number] => [route, role, row[role]]),
);

test.each(cells)('%s for %s is %i', async (route, role, status) => {
  const [method = ''] = route.split(' ');
  const { path, body } = ROLE_MATRIX[route]!;
  const token = await api.signIn({ role });
  const { status: actual } = await api.call(method, path(stranger.userId), { token, ...(body && { body }) });
  expect(actual).toBe(status);
  // Who may run the site may not appoint others by the commands' calls, or take the database without a password.
  expect((await api.get('/admin/export', token)).status).toBe(403);
  expect((await api.get('/admin/roles', token)).status).toBe(403);
});
