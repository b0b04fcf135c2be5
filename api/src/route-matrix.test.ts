import { eq } from 'drizzle-orm';
import type { Router } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restContract } from 'schema/rest/contract.ts';
import { openSession } from './features/accounts/sessions.ts';
import { newPerson, type Person } from './testing/people.ts';
import { signToken } from './features/accounts/tokens.ts';
import { createApp, mounts } from './app.ts';
import { images, users } from './db/schema.ts';
import { prepareScene, ROUTE_MATRIX } from './testing/route-matrix.ts';
import { callOf, CALLERS, type Caller, type Scene } from './testing/route-row.ts';
import { isRouter, routesOf, type Layer } from './testing/routes.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from './testing/index.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
let owner: Person;
let stranger: Person;
let image: string;
let scene: Scene;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [sampleSba(1)]);
  [owner, stranger] = [await newPerson(api), await newPerson(api)];
  const [row] = await api.db
    .insert(images)
    .values({ publicId: 'A'.repeat(22), owner: Number(owner.id), width: 1, height: 1, bytes: 1 })
    .returning();
  image = String(row!.id);
  scene = await prepareScene({ api, owner, stranger });
});
afterAll(() => api.close());

describe('B1 every route, for nobody, another user, an expired session and the user', () => {
  test('has a row in the testing/route-rows.ts of its folder', () => {
    const found = routesOf(api.options);
    expect(found.sort()).toEqual(Object.keys(ROUTE_MATRIX).sort());
    // Routes and openapi.yml have the same calls.
    const documented = restContract().operations.map(
      ({ method, template }) => `${method} ${template.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(documented.sort()).toEqual(found);
    // There are no other mounts.
    const stack = createApp(api.options).router.stack as unknown as Layer[];
    expect(stack.flatMap(({ route }) => route?.path ?? [])).toEqual(['/healthz', '/readyz']);
    const [v1, ...others] = stack.filter(({ handle }) => isRouter(handle)).map(({ handle }) => handle as Router);
    expect(others).toEqual([]);
    expect((v1!.stack as unknown as Layer[]).filter(({ route }) => route)).toEqual([]);
    expect((v1!.stack as unknown as Layer[]).filter(({ handle }) => isRouter(handle))).toHaveLength(
      Object.values(mounts(api.options))
        .flat()
        .flatMap(([, ...handlers]) => handlers.filter(isRouter)).length,
    );
  });

  const cells = Object.entries(ROUTE_MATRIX).flatMap(([route, row]) =>
    CALLERS.map((caller): [string, Caller, number] => [route, caller, row[caller]]),
  );

  test.each(cells)('%s for %s is %i', async (route, caller, status) => {
    const { method, path, body } = callOf(route, ROUTE_MATRIX[route]!, scene);
    const before = await ownersRow();
    const token = await tokenOf(caller);
    const answer = await api.call(method, path, { token, ...(body && { body }) });
    expect(answer.status).toBe(status);
    if (caller === 'oneself' || route === 'POST /users/login') return;
    expect(JSON.stringify(answer.body)).not.toContain(owner.email);
    expect(await ownersRow()).toEqual(before);
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

const ownersRow = async () =>
  (
    await api.db
      .select()
      .from(users)
      .where(eq(users.id, Number(owner.id)))
  )[0];

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  const { id, userId } = caller === 'another' ? stranger : owner;
  const sessionId = await openSession(
    api.db,
    { id: Number(id) },
    new Date(Date.now() + (caller === 'expired' ? -1 : HOUR_MS)),
  );
  return signToken(api.secret, { userId, sessionId }, new Date(Date.now() + HOUR_MS));
}
