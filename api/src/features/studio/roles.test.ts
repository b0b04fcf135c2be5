import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newPerson } from '../../testing/people.ts';
import { ROUTE_MATRIX } from '../../testing/route-matrix.ts';
import { callOf, type Scene, STUDIO_ROLES, type StudioRole } from '../../testing/route-row.ts';

let api: TestApi;
let scene: Scene;
beforeAll(async () => {
  api = await startTestApi();
  scene = { api, owner: await newPerson(api), stranger: await newPerson(api) };
});
afterAll(() => api.close());

const cells = Object.entries(ROUTE_MATRIX).flatMap(([route, { roles }]) =>
  roles ? STUDIO_ROLES.map((role): [string, StudioRole, number] => [route, role, roles[role]]) : [],
);

test.each(cells)('%s for %s is %i', async (route, role, status) => {
  const { method, path, body } = callOf(route, ROUTE_MATRIX[route]!, scene);
  const token = await api.signIn({ role });
  const { status: actual } = await api.call(method, path, { token, ...(body && { body }) });
  expect(actual).toBe(status);
  // Who may run the site may not appoint others by the commands' calls, or take the database without a password.
  expect((await api.get('/admin/export', token)).status).toBe(403);
  expect((await api.get('/admin/roles', token)).status).toBe(403);
});
