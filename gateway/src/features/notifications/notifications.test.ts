import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

const TOKEN = tokenOf({ user_id: 'RAHIMA7' });
const FIELDS = '{ id title message isRead createdAt }';
const LIST = `{ viewer { notifications ${FIELDS} } }`;
const READ = `mutation ($id: ID!) { markNotificationRead(id: $id) ${FIELDS} }`;
const READ_ALL = `mutation { markAllNotificationsRead ${FIELDS} }`;

const row = (_id: string, given: Record<string, unknown> = {}) => ({
  _id,
  title: `Title ${_id}`,
  message: 'Five new papers.',
  isRead: false,
  createdAt: `2026-10-2${_id}T09:30:00.000Z`,
  ...given,
});
const shown = (_id: string, given: Record<string, unknown> = {}) => {
  const { _id: id, ...rest } = row(_id, given);
  return { id, ...rest };
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
const USER = { 'GET /users': { data: { _id: '7', user_id: 'RAHIMA7' } } };
beforeEach(() => {
  gateway.stub.reset({ ...USER, 'GET /notifications': { notifications: [row('3'), row('2'), row('1')] } });
});
afterAll(() => gateway.close());

const list = async () =>
  (await gateway.dataOf(LIST, {}, { token: TOKEN })).viewer.notifications as Record<string, unknown>[];
const writes = () =>
  gateway.stub.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);

describe('viewer.notifications', () => {
  test('are the list, newest first', async () => {
    expect(await list()).toEqual([shown('3'), shown('2'), shown('1')]);
    expect(gateway.callsMade()[1]).toBe('/notifications');
    expect(gateway.stub.calls[1]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('are sorted newest first; equal times keep their order', async () => {
    const same = '2026-10-21T00:00:00.000Z';
    const rows = [row('1'), row('3'), row('8', { createdAt: same }), row('9', { createdAt: same })];
    gateway.stub.reset({ ...USER, 'GET /notifications': { data: { notifications: rows } } });
    expect((await list()).map(({ id }) => id)).toEqual(['3', '1', '8', '9']);
  });

  test('have defaults for missing fields, and an unreadable one does not hide the rest', async () => {
    const rows = [{ _id: 5 }, { title: 'no id' }, null, row('2', { isRead: 'true', createdAt: Date.UTC(2026, 9, 22) })];
    gateway.stub.reset({ ...USER, 'GET /notifications': { notifications: rows } });
    expect(await list()).toEqual([
      { id: '5', title: '', message: '', isRead: false, createdAt: null },
      shown('2', { isRead: true, createdAt: '2026-10-22T00:00:00.000Z' }),
    ]);
  });

  test('are sanitised', async () => {
    const message = '<p onclick="x()">Hi<img src=x onerror=alert(1)></p>';
    gateway.stub.reset({ ...USER, 'GET /notifications': { notifications: [row('1', { message })] } });
    expect((await list())[0]!.message).not.toMatch(/onclick|onerror/);
  });

  test('do not fail the viewer', async () => {
    gateway.stub.reset({ ...USER, 'GET /notifications': answer(503, {}) });
    const { body } = await gateway.graphql('{ viewer { id notifications { id } } }', {}, { token: TOKEN });
    expect(body.errors).toMatchObject([
      { path: ['viewer', 'notifications'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });
});

describe('marking as read', () => {
  test('marks one and returns it', async () => {
    gateway.stub.change({ 'PUT /notifications/2/read': { data: row('2', { isRead: true }) } });
    const data = await gateway.dataOf(READ, { id: '2' }, { token: TOKEN });
    expect(data.markNotificationRead).toEqual(shown('2', { isRead: true }));
    expect(gateway.callsMade()).toEqual(['/notifications/2/read']);
    expect(writes()).toEqual([['PUT', '/notifications/2/read']]);
  });

  test.each([[{ success: true }], [''], [{ message: 'ok' }]])('marks one if the response is %j', async (body) => {
    gateway.stub.change({ 'PUT /notifications/2/read': answer(200, body) });
    const data = await gateway.dataOf(READ, { id: '2' }, { token: TOKEN });
    expect(data.markNotificationRead).toEqual(shown('2', { isRead: true }));
  });

  test('marks all and returns them', async () => {
    for (const body of [{ notifications: [row('3'), row('2'), row('1')] }, { success: true }]) {
      gateway.stub.change({ 'PUT /notifications/read-all': body });
      const data = await gateway.dataOf(READ_ALL, {}, { token: TOKEN });
      expect(data.markAllNotificationsRead).toEqual(['3', '2', '1'].map((id) => shown(id, { isRead: true })));
    }
  });

  test('is NOT_FOUND for others’ notifications, and no id reaches another path', async () => {
    gateway.stub.change({ 'PUT /notifications/9/read': answer(404, { message: 'No such notification.' }) });
    for (const id of ['9', '..', '../users', 'a/b', '']) {
      const error = await gateway.errorOf(READ, { id }, { token: TOKEN });
      expect(error.extensions?.code).toBe('NOT_FOUND');
    }
    expect(writes()).toEqual([['PUT', '/notifications/9/read']]);
  });

  test('a visitor gets an error, without an upstream call', async () => {
    for (const query of [READ_ALL, READ]) {
      expect((await gateway.errorOf(query, { id: '2' })).extensions?.code).toBe('UNAUTHENTICATED');
    }
    expect(gateway.callsMade()).toEqual([]);
  });
});
