import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { TOKEN, userRow } from '../../testing/people.ts';
import { PUBLIC_KEY, pushRow, SUBSCRIPTION } from './testing/rows.ts';

const OFFERED = { '/capabilities': { capabilities: { push: true } } };
const SETTINGS = '{ subscriptions kinds quietFrom quietTo publicKey }';
const ADD = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
  addPushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) ${SETTINGS}
}`;
const REMOVE = `mutation ($endpoint: String!) { removePushSubscription(endpoint: $endpoint) ${SETTINGS} }`;
const SET = `mutation ($kinds: [PushKind!]!, $from: Int, $to: Int) {
  setPushKinds(kinds: $kinds, quietFrom: $from, quietTo: $to) ${SETTINGS}
}`;
const MUTATIONS: [query: string, variables: Record<string, unknown>][] = [
  [ADD, SUBSCRIPTION],
  [REMOVE, { endpoint: SUBSCRIPTION.endpoint }],
  [SET, { kinds: ['MESSAGE'] }],
];

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
beforeEach(() => gateway.stub.reset({ ...OFFERED, '/users': { data: userRow() } }));
afterAll(() => gateway.close());

const token = TOKEN;
const dataOf = (query: string, variables = {}) => gateway.dataOf(query, variables, { token });
const errorOf = (query: string, variables = {}) => gateway.errorOf(query, variables, { token });
const calls = () => gateway.stub.calls.filter(({ path }) => path.startsWith('/push'));

test('settings are read, a browser added and removed, kinds and hours set, with the reader’s token', async () => {
  gateway.stub.change({
    '/push': { push: pushRow() },
    'POST /push/subscriptions': { push: pushRow() },
    'POST /push/subscriptions/remove': { push: pushRow({ subscriptions: 0 }) },
    'PUT /push/settings': { push: pushRow() },
  });
  expect(await dataOf(`{ viewer { push ${SETTINGS} } }`)).toEqual({
    viewer: {
      push: {
        subscriptions: 2,
        kinds: ['REVIEWS_DUE', 'MESSAGE'],
        quietFrom: 22,
        quietTo: 7,
        publicKey: PUBLIC_KEY,
      },
    },
  });
  await dataOf(ADD, SUBSCRIPTION);
  await dataOf(REMOVE, { endpoint: SUBSCRIPTION.endpoint });
  await dataOf(SET, { kinds: ['MESSAGE', 'MESSAGE'], from: 0 });
  expect(calls().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/push', undefined],
    ['POST', '/push/subscriptions', SUBSCRIPTION],
    ['POST', '/push/subscriptions/remove', { endpoint: SUBSCRIPTION.endpoint }],
    ['PUT', '/push/settings', { kinds: ['MESSAGE'], quiet_from: 0 }],
  ]);
  expect(new Set(calls().map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
});

test('a kind that nobody knows is left out; settings without a proper key or hour are no settings', async () => {
  gateway.stub.change({ '/push': { push: pushRow({ kinds: ['WHIMS', 'MESSAGE'] }) } });
  expect((await dataOf('{ viewer { push { kinds } } }')).viewer.push.kinds).toEqual(['MESSAGE']);
  for (const row of [{ public_key: 'short' }, { quiet_from: 24 }, { quiet_to: null }]) {
    gateway.stub.change({ '/push': { push: pushRow(row) } });
    expect((await errorOf('{ viewer { push { kinds } } }')).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
  }
});

test.each<[field: string, query: string, variables: object]>([
  ['endpoint', ADD, { ...SUBSCRIPTION, endpoint: 'somewhere' }],
  ['endpoint', ADD, { ...SUBSCRIPTION, endpoint: `https://push.example/${'a'.repeat(2_000)}` }],
  ['endpoint', REMOVE, { endpoint: '' }],
  ['p256dh', ADD, { ...SUBSCRIPTION, p256dh: 'a b' }],
  ['auth', ADD, { ...SUBSCRIPTION, auth: 'a'.repeat(201) }],
  ['quietFrom', SET, { kinds: [], from: 24 }],
  ['quietTo', SET, { kinds: [], to: -1 }],
])('a bad %s is refused before any call', async (field, query, variables) => {
  expect((await errorOf(query, variables)).extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(calls()).toEqual([]);
});

test('a server without reminders has no settings, and is never called', async () => {
  gateway.stub.change({ '/capabilities': answer(404, { message: 'No such route.' }) });
  expect(await dataOf('{ viewer { name push { kinds } } }')).toMatchObject({ viewer: { push: null } });
  for (const [query, variables] of MUTATIONS)
    expect((await errorOf(query, variables)).extensions?.code).toBe('NOT_SUPPORTED');
  expect(calls()).toEqual([]);
});

test('a visitor cannot be reminded', async () => {
  for (const [query, variables] of MUTATIONS)
    expect((await gateway.errorOf(query, variables)).extensions?.code).toBe('UNAUTHENTICATED');
  expect(calls()).toEqual([]);
});
