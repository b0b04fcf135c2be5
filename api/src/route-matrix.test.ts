import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Router } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restContract } from 'schema/rest/contract.ts';
import { openSession } from './features/accounts/sessions.ts';
import { paperCalls } from './testing/papers.ts';
import { ROLE_MATRIX } from './testing/role-matrix.ts';
import { newPerson, PASSWORD, type Person } from './testing/people.ts';
import { signToken } from './features/accounts/tokens.ts';
import { createApp, mounts } from './app.ts';
import { images, notifications, users } from './db/schema.ts';
import { isRouter, routesOf, type Layer } from './testing/routes.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from './testing/index.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
let owner: Person;
let stranger: Person;
let chapter: string;
let image: string;
let notification: string;
let paper: string;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [sampleSba(1)]);
  [owner, stranger] = [await newPerson(api), await newPerson(api)];
  const { body } = await api.get('/bank/Anatomy/chapter/_1-ANAT?limit=9');
  chapter = String(body.data[0]?._id);
  const [row] = await api.db
    .insert(images)
    .values({ publicId: 'A'.repeat(22), owner: Number(owner.id), width: 1, height: 1, bytes: 1 })
    .returning();
  image = String(row!.id);
  const news = { user: Number(owner.id), title: 'News', message: 'Words' };
  const [note] = await api.db.insert(notifications).values(news).returning();
  notification = String(note!.id);
  ({ id: paper } = await paperCalls(api, owner.token).start({ mix: ANATOMY }));
});
afterAll(() => api.close());

type Caller = 'nobody' | 'another' | 'expired' | 'oneself';
type Row = {
  /** What is called, in the owner's name; by default the route's own path. */
  path?: () => string;
  body?: () => unknown;
  /** The status that each caller gets. */
  nobody: number;
  another: number;
  expired: number;
  oneself: number;
};

const ANATOMY = { prof: '_1', subjects: ['ANAT'], mtf: 0, sba: 1 };

const open = (status: number): Omit<Row, 'path' | 'body'> => ({
  nobody: status,
  another: status,
  expired: status,
  oneself: status,
});
/** Public, except that an expired token is rejected. */
const publicRow = (status: number) => ({ ...open(status), expired: 401 });
const own = (status: number, another = 404) => ({ nobody: 401, another, expired: 401, oneself: status });

/** Every route of the API. A new one without a row here fails the first test. */
const MATRIX: Record<string, Row> = {
  'POST /users': { ...open(400), body: () => ({ email: owner.email }) },
  'POST /users/login': { ...open(200), body: () => ({ email: owner.email, password: PASSWORD }) },
  'POST /users/reset-req': { ...open(400), body: () => ({}) },
  'PATCH /users/reset-pass': { ...open(400), body: () => ({ email: owner.email }) },
  'POST /users/exchange': { ...open(401), body: () => ({ code: 'x' }) },
  'GET /users/referrers/:userId': { ...open(200), path: () => `/users/referrers/${owner.userId}` },
  'GET /users/google': open(404),
  'GET /users/google/available': open(200),
  'GET /users/google/callback': open(404),
  'GET /users': { ...own(200), path: () => `/users?user_id=${owner.userId}` },
  'PATCH /users/:id': { ...own(201), path: () => `/users/${owner.id}`, body: () => ({ year: '3rd' }) },
  // It ends the session, so the test signs in again for each.
  'DELETE /users/session': own(204, 204),
  'GET /openapi.yml': open(200),
  'GET /openapi.json': open(200),
  'GET /docs': open(200),
  'GET /images/:publicId': { ...open(404), path: () => `/images/${'B'.repeat(22)}` },
  'POST /images': own(400, 400),
  'GET /questions/:key': { ...publicRow(200), path: () => '/questions/1?by=id' },
  'GET /board-filter/topic/questions': {
    ...publicRow(200),
    path: () => '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart',
  },
  'GET /board-filter/topics/:key': { ...publicRow(200), path: () => '/board-filter/topics/DHK_1-ANAT' },
  'GET /board-filter/:key/years': { ...publicRow(200), path: () => '/board-filter/DHK_1-ANAT/years' },
  'GET /board-filter/:key/years/:year': { ...publicRow(200), path: () => '/board-filter/DHK_1-ANAT/years/2024' },
  'GET /bank/:subject/chapter/:subjectId': { ...publicRow(200), path: () => '/bank/Anatomy/chapter/_1-ANAT' },
  'GET /bank-filter/:chapterId': { ...publicRow(200), path: () => `/bank-filter/${chapter}` },
  'GET /content/banners': publicRow(200),
  'GET /content/faqs': publicRow(200),
  'GET /faqs': publicRow(200),
  'GET /ebook': publicRow(200),
  'GET /subscriptions': publicRow(200),
  'GET /intern/tabs': publicRow(200),
  'GET /intern-search/tab-topics/:id': { ...publicRow(404), path: () => '/intern-search/tab-topics/none' },
  'GET /intern-search/topic-sub-list/:id': { ...publicRow(404), path: () => '/intern-search/topic-sub-list/none' },
  'GET /intern-search/sub-topics/:id': { ...publicRow(404), path: () => '/intern-search/sub-topics/none' },
  'GET /search': { ...publicRow(200), path: () => '/search?q=heart' },
  'GET /notifications': own(200, 200),
  'PUT /notifications/read-all': own(200, 200),
  'PUT /notifications/:id/read': { ...own(200), path: () => `/notifications/${notification}/read` },
  'GET /capabilities': open(200),
  'POST /study/attempts': { ...own(200, 200), body: () => ({ attempts: [{}] }) },
  'GET /study/attempts': own(200, 200),
  'GET /study/records': { ...own(200, 200), path: () => '/study/records?questions=1' },
  'PUT /study/records/:question/flag': {
    ...own(200, 200),
    path: () => '/study/records/1/flag',
    body: () => ({ flagged: true }),
  },
  'PUT /study/records/:question/note': {
    ...own(200, 200),
    path: () => '/study/records/1/note',
    body: () => ({ note: 'Mine', version: 0 }),
  },
  'GET /study/overview': own(200, 200),
  'GET /study/subjects': own(200, 200),
  'GET /study/topics': { ...own(200, 200), path: () => '/study/topics?prof=_1&subject=ANAT' },
  'GET /study/notes': own(200, 200),
  'GET /study/questions': { ...own(200, 200), path: () => '/study/questions?list=FLAGGED' },
  'GET /study/places': own(200, 200),
  'PUT /study/places': {
    ...own(200, 200),
    body: () => ({ path: '/board-question', title: 'Boards', place: 1, total: 2 }),
  },
  'GET /papers/rules': open(200),
  'GET /papers/sittings': { ...open(200), path: () => '/papers/sittings?board=DHK&prof=_1&subject=ANAT' },
  'POST /papers/matches': { ...publicRow(200), body: () => ANATOMY },
  'POST /papers': { ...publicRow(201), body: () => ({ mix: ANATOMY }) },
  'POST /papers/marked': {
    ...publicRow(200),
    body: () => ({
      paper: { id: randomUUID(), mix: ANATOMY },
      sheet: { started_at: new Date().toISOString(), items: [{ question: '1' }] },
    }),
  },
  'GET /papers': own(200, 200),
  // Public to everybody who has its id.
  'GET /papers/:id/shared': { ...open(200), path: () => `/papers/${paper}/shared` },
  'GET /papers/:id': { ...own(200), path: () => `/papers/${paper}` },
  'PATCH /papers/:id/answers': {
    ...own(200),
    path: () => `/papers/${paper}/answers`,
    body: () => ({ answers: [{ number: 1, flagged: true }] }),
  },
  'PUT /papers/:id/name': { ...own(200), path: () => `/papers/${paper}/name`, body: () => ({ named: true }) },
  'GET /papers/:id/comparison': { ...own(200), path: () => `/papers/${paper}/comparison` },
  'POST /papers/:id/finish': { ...own(200), path: () => `/papers/${paper}/finish` },
  'GET /reports': own(200, 200),
  'POST /reports': { ...own(201, 201), body: () => ({ question: '1', kind: 'TYPO' }) },
  // Readers without a role have no access; ROLE_MATRIX has the others.
  ...Object.fromEntries(
    Object.entries(ROLE_MATRIX).map(([route, { path, body }]): [string, Row] => [
      route,
      { ...own(403, 403), path: () => path(stranger.userId), ...(body && { body: () => body }) },
    ]),
  ),
  'GET /admin/roles': own(403, 403),
  'POST /admin/roles': { ...own(403, 403), body: () => ({ user_id: owner.userId, role: 'ADMIN' }) },
  // The path names the owner, so it is another user's for everybody else.
  'POST /study/deletion': { ...own(200, 400), body: () => ({ confirm: owner.email }) },
  'GET /affiliate/:id': { ...own(200), path: () => `/affiliate/${owner.userId}` },
  // There is nothing to withdraw.
  'PATCH /affiliate/request/payment/:id': { ...own(400), path: () => `/affiliate/request/payment/${owner.userId}` },
  'PATCH /affiliate/withdrawal-info/:id': {
    ...own(200),
    path: () => `/affiliate/withdrawal-info/${owner.userId}`,
    body: () => ({ withdrawal: { account_number: '01712345678', preferred_method: 'Bkash' } }),
  },
  'POST /admin/study/rebuild': own(403, 403),
  'GET /admin/export': own(403, 403),
  'GET /admin/questions/:ref': { ...own(403, 403), path: () => '/admin/questions/ANAT-000001' },
  'PATCH /admin/questions/:ref': {
    ...own(403, 403),
    path: () => '/admin/questions/ANAT-000001',
    body: () => ({ version: 1, reason: 'A slip', set: { key: 'A' } }),
  },
  'POST /admin/questions/:ref/hide': {
    ...own(403, 403),
    path: () => '/admin/questions/ANAT-000001/hide',
    body: () => ({ reason: 'In doubt' }),
  },
  'POST /admin/questions/:ref/show': {
    ...own(403, 403),
    path: () => '/admin/questions/ANAT-000001/show',
    body: () => ({}),
  },
  'GET /admin/questions/:ref/history': { ...own(403, 403), path: () => '/admin/questions/ANAT-000001/history' },
};

describe('B1 every route, for nobody, another user, an expired session and the user', () => {
  test('has a row', () => {
    const found = routesOf(api.options);
    expect(found.sort()).toEqual(Object.keys(MATRIX).sort());
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

  const cells = Object.entries(MATRIX).flatMap(([route, row]) =>
    (['nobody', 'another', 'expired', 'oneself'] as const).map((caller): [string, Caller, number] => [
      route,
      caller,
      row[caller],
    ]),
  );

  test.each(cells)('%s for %s is %i', async (route, caller, status) => {
    const [method = '', pattern = ''] = route.split(' ');
    const { path = () => pattern, body } = MATRIX[route]!;
    const before = await ownersRow();
    const token = await tokenOf(caller);
    const answer = await api.call(method, path(), { token, ...(body && { body: body() }) });
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
