import { eq } from 'drizzle-orm';
import { TWO_FACTOR_PERMISSIONS } from 'schema/two-factor.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../../db/schema.ts';
import { collectRoutes } from '../../../app.ts';
import { POLICIES, type Policy, type RouteName } from '../../../policies.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { newPerson, PASSWORD, type Person } from '../../../testing/people.ts';

const MISSING = { status: 403, body: { message_id: 'accounts.twoFactorMissing' } };

let api: TestApi;
let routes: [RouteName, Policy][];
beforeAll(async () => {
  api = await startTestApi({ twoFactorMode: 'required' });
  routes = collectRoutes(api.options).routes.map(({ name }) => [name, POLICIES[name]]);
});
afterAll(() => api.close());

const change = (person: Person, changes: Partial<typeof users.$inferInsert>) =>
  api.db
    .update(users)
    .set(changes)
    .where(eq(users.id, Number(person.id)));

const isWithheld = ({ who, also, alsoByKind }: Policy) =>
  [who, also, alsoByKind?.get('plans')].some((one) => TWO_FACTOR_PERMISSIONS.some((withheld) => withheld === one));
const pathOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replace(':kind', 'plans').replaceAll(/:\w+/g, '1')] as const;
};
const call = (route: string, token: string) => {
  const [method, path] = pathOf(route);
  return api.call(method, path, { token, ...(method !== 'GET' && { body: {} }) });
};

describe('TWO_FACTOR=required', () => {
  test('withholds money, payouts, roles, exports and the database from an owner until two-factor is on', async () => {
    const owner = await newPerson(api);
    await change(owner, { role: 'OWNER' });
    const withheld = routes.flatMap(([route, policy]) => (isWithheld(policy) ? [route] : []));
    expect(withheld.length).toBeGreaterThan(20);
    for (const route of withheld) expect([route, await call(route, owner.token)]).toMatchObject([route, MISSING]);
    const { body } = await api.get<{ data: object }>(`/users?user_id=${owner.userId}`, owner.token);
    expect(body.data).toMatchObject({ two_factor: false, two_factor_missing: true });
    // What else the role allows stays open, and so does the way to set it up.
    expect((await api.get('/studio/questions', owner.token)).status).toBe(200);
    const started = await api.call('POST', '/users/two-factor', { token: owner.token, body: { password: PASSWORD } });
    expect(started.status).toBe(201);

    await change(owner, { twoFactorAt: new Date() });
    const { body: person } = await api.get<{ people: object[] }>('/studio/people', owner.token);
    expect(person.people).toHaveLength(1);
  });

  test('does not ask commands', async () => {
    const token = await api.signIn({ userType: 'admin' });
    expect((await api.get('/admin/jobs', token)).status).toBe(200);
  });

  test("a stolen clerk's session can neither give a role, nor pay out, nor export", async () => {
    const clerk = await newPerson(api);
    await change(clerk, { role: 'CLERK' });
    const stolen = clerk.token;
    const attacks = routes.filter(([, { who }]) => ['ROLES', 'PAYOUTS', 'EXPORT', 'DATABASE'].includes(who));
    expect(attacks.length).toBeGreaterThan(10);
    for (const [route] of attacks) expect([route, (await call(route, stolen)).status]).toEqual([route, 403]);
    // Nor sell, before the clerk has two-factor; and the thief cannot set that up.
    expect(await call('POST /admin/purchases', stolen)).toMatchObject(MISSING);
    expect(await call('POST /users/two-factor', stolen)).toMatchObject({ status: 400, body: { field: 'password' } });
    // With two-factor of the clerk's own, selling is all that is left.
    await change(clerk, { twoFactorAt: new Date() });
    expect((await call('POST /admin/purchases', stolen)).status).toBe(400);
    for (const [route] of attacks) expect([route, (await call(route, stolen)).status]).toEqual([route, 403]);
  });
});
