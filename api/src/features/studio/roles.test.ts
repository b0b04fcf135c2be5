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
  // A role in the studio opens nothing of the site's administration.
  expect((await api.get('/admin/roles', token)).status).toBe(403);
});
