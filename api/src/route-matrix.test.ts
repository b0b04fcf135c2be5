import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restContract } from 'schema/rest/contract.ts';
import { openSession } from './features/accounts/sessions.ts';
import { newPerson, type Person } from './testing/people.ts';
import { signToken } from './features/accounts/tokens.ts';
import { collectRoutes } from './app.ts';
import { images, users } from './db/schema.ts';
import { POLICIES, type Policy, type RouteName } from './policies.ts';
import { prepareScene, ROUTE_MATRIX } from './testing/route-matrix.ts';
import { callOf, CALLERS, isAllowed, STAFF, type Caller, type Scene } from './testing/route-row.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from './testing/index.ts';

const HOUR_MS = 3_600_000;
/** One more than are open to all. */
const QUESTIONS = 21;

let api: TestApi;
let owner: Person;
let stranger: Person;
let image: string;
let scene: Scene;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: QUESTIONS }, (_, number) => sampleSba(number)),
  );
  [owner, stranger] = [await newPerson(api), await newPerson(api)];
  const [row] = await api.db
    .insert(images)
    .values({ publicId: 'A'.repeat(22), owner: Number(owner.id), width: 1, height: 1, bytes: 1 })
    .returning();
  image = String(row!.id);
  scene = await prepareScene({ api, owner, stranger, closed: String(QUESTIONS) });
});
afterAll(() => api.close());

const routes = Object.entries<Policy>(POLICIES) as [RouteName, Policy][];

function statusFor(caller: Caller, route: RouteName, policy: Policy): number {
  const { own } = policy;
  const { status, others = own ? 404 : status } = ROUTE_MATRIX[route];
  if (isAllowed(caller, policy)) return caller === 'oneself' ? status : others;
  return caller === 'visitor' || caller === 'expired' ? 401 : 403;
}

describe('B1 the table of policies', () => {
  test('has each route of the api and of its document once, and each has a call in the testing/route-rows.ts of its folder', () => {
    const mounted = collectRoutes(api.options).routes.map(({ name }) => name);
    const documented = restContract().operations.map(
      ({ method, template }) => `${method} ${template.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    const names = Object.keys(POLICIES).sort();
    expect(mounted.sort()).toEqual(names);
    expect(documented.sort()).toEqual(names);
    expect(Object.keys(ROUTE_MATRIX).sort()).toEqual(names);
  });

  test('names an action for each change at the desk, each another one', () => {
    const changes = routes.filter(
      ([route, { who }]) => isForStaff(who) && route.includes('/admin/') && !/^GET |\/(preview|match)$/.test(route),
    );
    expect(changes.filter(([, { action }]) => action === undefined)).toEqual([]);
    const actions = routes.flatMap(([, { action }]) => action ?? []);
    expect(new Set(actions).size).toBe(actions.length);
  });

  const cells = routes.flatMap(([route, policy]) =>
    CALLERS.map((caller): [RouteName, Caller, number] => [route, caller, statusFor(caller, route, policy)]),
  );

  test.each(cells)('%s for %s is %i', async (route, caller, status) => {
    const { method, path, body } = callOf(route, ROUTE_MATRIX[route], scene);
    const before = await ownersRow();
    const token = await tokenOf(caller);
    const answer = await api.call(method, path, { token, ...(body && { body }) });
    expect(answer.status).toBe(status);
    if (status < 300) await ROUTE_MATRIX[route].settle?.(scene);
    if (['oneself', 'CLERK', 'ADMIN', 'OWNER', 'site'].includes(caller) || route === 'POST /users/login') return;
    expect(JSON.stringify(answer.body)).not.toContain(owner.email);
    expect(await ownersRow()).toEqual(before);
  });

  const closing = routes.filter(([, { closed }]) => closed === 'REFUSED');

  test.each(closing)('%s opens a closed question to those alone who have a plan', async (route, { who }) => {
    const { closed, status, ...row } = ROUTE_MATRIX[route];
    const { method, path, body } = callOf(route, { ...row, ...closed }, scene);
    const call = async (token: string | undefined) => api.call(method, path, { token, ...(body && { body }) });
    const refused = { status: 403, body: { code: 'PURCHASE_REQUIRED' } };
    const visitors = closed?.visitor ? { status: closed.visitor } : refused;
    if (who === 'visitor') expect(await call(undefined)).toMatchObject(visitors);
    expect(await call(await api.signIn({ accessDoc: 'limited' }))).toMatchObject(refused);
    expect(await call(await api.signIn({ accessDoc: 'all' }))).toMatchObject({ status });
  });

  test('an image of another user cannot be set in any way', async () => {
    for (const id of [image, ` ${image}`, `${image}.0`, [image], Number(image), 'A'.repeat(22)]) {
      const answer = await api.call('PATCH', `/users/${stranger.id}`, { token: stranger.token, body: { images: id } });
      expect(answer.status).toBe(400);
    }
  });

  test.each(['user_id[]', 'user_id[$ne]', 'USER_ID', 'id', '_id'])('%s is not accepted as the id', async (name) => {
    const answer = await api.get(`/users?${encodeURIComponent(name)}=${owner.userId}`, stranger.token);
    expect(answer.status).toBe(404);
    const both = await api.get(`/users?user_id=${stranger.userId}&user_id=${owner.userId}`, stranger.token);
    expect(both.status).toBe(404);
  });
});

const isForStaff = (who: Policy['who']) => !['anyone', 'visitor', 'reader'].includes(who);

const ownersRow = async () =>
  (
    await api.db
      .select()
      .from(users)
      .where(eq(users.id, Number(owner.id)))
  )[0];

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  const role = STAFF.find((one) => one === caller);
  if (role) return api.signIn({ role });
  if (caller === 'site') return api.signIn({ userType: 'admin' });
  const { id, userId } = caller === 'another' ? stranger : owner;
  const sessionId = await openSession(
    api.db,
    { id: Number(id) },
    new Date(Date.now() + (caller === 'expired' ? -1 : HOUR_MS)),
  );
  return signToken(api.secret, { userId, sessionId }, new Date(Date.now() + HOUR_MS));
}
