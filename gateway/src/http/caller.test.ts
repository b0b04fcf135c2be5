import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { CHAPTERS_CALL, ofAnatomy, pageRow, TOPIC_CALL, TOPICS_CALL, YEAR_CALL, YEARS_CALL } from '../testing/rows.ts';

const TOKEN = tokenOf({ user_id: 'u-7' });
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const EVERY_CALL = `{
  boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
    topics years
    topicQuestions(topic: "Heart") { pagination { tabs { locked } } }
    yearQuestions(year: 2024, page: 2) { questions { id } }
  }
  chapter(id: "_1-ANAT-42") { questions { questions { id } } }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { CLIENT_IP_FALLBACK: '192.0.2.1' } });
});
beforeEach(() => {
  gateway.stub.reset({
    [TOPICS_CALL]: { data: [] },
    [YEARS_CALL]: { data: { year: [] } },
    [CHAPTERS_CALL]: { data: [{ _id: 42, chapter_name: 'Thorax', total_question: 1 }] },
    '/users': { data: { access_doc: 'all' } },
    '*': pageRow(),
  });
});
afterAll(() => gateway.close());

const header = (name: string) =>
  Object.fromEntries(gateway.stub.calls.map(({ path, headers }) => [path, headers[name]]));

describe('headers of the upstream calls', () => {
  test('the token, except with public calls', async () => {
    await gateway.dataOf(EVERY_CALL, {}, { token: TOKEN });
    const bearer = `Bearer ${TOKEN}`;
    expect(header('authorization')).toEqual({
      [TOPICS_CALL]: undefined,
      [YEARS_CALL]: undefined,
      [TOPIC_CALL]: undefined,
      [YEAR_CALL]: bearer,
      [CHAPTERS_CALL]: undefined,
      '/bank-filter/42': undefined,
      '/users': bearer,
    });
  });

  test.each([
    ['q2rQ0wYbTn2l0wzJx9d5Kg', 'q2rQ0wYbTn2l0wzJx9d5Kg'],
    ['short', undefined],
    ['a mark, with words in it', undefined],
    ['x'.repeat(65), undefined],
  ])('the browser’s mark %j is passed on as %j', async (mark, sent) => {
    gateway.stub.reset({ 'POST /users/login': { data: { token: TOKEN, user: { _id: '7', user_id: 'u-7' } } } });
    const logIn = 'mutation { logIn(email: "a@example.com", password: "secret-12") { token } }';
    await gateway.graphql(logIn, {}, { headers: { 'client-device': mark } });
    expect(header('client-device')).toEqual({ '/users/login': sent });
  });

  test.each([
    ['none', {}],
    ['Basic', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['empty', { authorization: 'Bearer ' }],
    ['two words', { authorization: 'Bearer a b' }],
    ['not a token', { authorization: 'Bearer a,b' }],
    ['too long', { authorization: `Bearer ${'a'.repeat(4097)}` }],
  ])('no token if it is %s', async (_what, headers) => {
    await gateway.dataOf(EVERY_CALL, {}, { headers });
    expect(Object.values(header('authorization'))).toEqual(Array(6).fill(undefined));
  });

  test('each reader’s own token, in concurrent requests', async () => {
    const readers = Array.from({ length: 20 }, (_, index) => ({
      id: `r${index}`,
      token: tokenOf({ user_id: `r${index}` }),
    }));
    await Promise.all(
      readers.map(({ id, token }) =>
        gateway.dataOf(
          ofAnatomy('yearQuestions(year: 2024, page: 2) { questions { id } }'),
          {},
          {
            token,
            headers: { 'x-request-id': id },
          },
        ),
      ),
    );
    const received = gateway.stub.calls.map(({ headers }) => [headers['x-request-id'], headers.authorization]);
    expect(received).toHaveLength(readers.length);
    expect(Object.fromEntries(received)).toEqual(
      Object.fromEntries(readers.map(({ id, token }) => [id, `Bearer ${token}`])),
    );
  });

  test('one request id for all calls of a request, the client’s if it sends one', async () => {
    await gateway.dataOf(EVERY_CALL, {}, { token: TOKEN, headers: { 'x-request-id': 'abc_DEF-1' } });
    expect(new Set(Object.values(header('x-request-id')))).toEqual(new Set(['abc_DEF-1']));
    gateway.stub.calls.length = 0;
    await gateway.dataOf(ofAnatomy('yearQuestions(year: 2024, page: 2) { questions { id } }'));
    const ids = new Set(Object.values(header('x-request-id')));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toMatch(UUID);
  });

  test.each(['', 'a b', 'a/b', 'ü', 'x'.repeat(65)])('a new request id for %j', async (id) => {
    await gateway.dataOf(ofAnatomy('topics'), {}, { headers: { 'x-request-id': id } });
    expect(header('x-request-id')[TOPICS_CALL]).toMatch(UUID);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8::9', '2001:db8::9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    // Only the last address is from the trusted proxy.
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['10.1.2.3', '192.0.2.1'],
    ['172.31.255.255', '192.0.2.1'],
    ['192.168.1.1', '192.0.2.1'],
    ['100.64.0.1', '192.0.2.1'],
    ['169.254.169.254', '192.0.2.1'],
    ['::1', '192.0.2.1'],
    ['fe80::1', '192.0.2.1'],
    ['fe80::1%eth0', '192.0.2.1'],
    ['fd00::1', '192.0.2.1'],
    ['::ffff:10.0.0.1', '192.0.2.1'],
    ['::ffff:a00:1', '192.0.2.1'],
    ['unknown', '192.0.2.1'],
    ['1.1.1.1X-Evil: 1', '192.0.2.1'],
    [undefined, '192.0.2.1'],
  ])('a client at %s is %s', async (forwarded, clientIp) => {
    await gateway.dataOf(ofAnatomy('topics'), {}, { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} });
    expect(header('client-ip')).toEqual({ [TOPICS_CALL]: clientIp });
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 10.1.2.3', '10.1.2.3'],
    ['100.64.0.1', '100.64.0.1'],
    ['::ffff:a00:1', '10.0.0.1'],
    ['2001:0db8::9', '2001:db8::9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', undefined],
    ['1.1.1.1X-Evil: 1', undefined],
    [undefined, '127.0.0.1'],
  ])('limits count the client %s as %s', async (forwarded, address) => {
    const claims = { 'client-ip': '198.51.100.1', 'x-client-address': '198.51.100.1' };
    const headers = { ...claims, ...(forwarded && { 'x-forwarded-for': forwarded }) };
    await gateway.dataOf(ofAnatomy('topicQuestions(topic: "Heart") { pagination { total } }'), {}, { headers });
    expect(header('x-client-address')).toEqual({ [TOPIC_CALL]: address });
  });

  test('nothing else that a client sends', async () => {
    await gateway.dataOf(
      EVERY_CALL,
      {},
      {
        token: TOKEN,
        headers: {
          'client-ip': '198.51.100.1',
          cookie: 'session=1',
          'x-evil': '1',
          'x-forwarded-host': 'evil.example',
        },
      },
    );
    for (const { headers, method } of gateway.stub.calls) {
      expect(method).toBe('GET');
      expect(headers).toMatchObject({ host: `127.0.0.1:${gateway.stub.port}`, 'client-ip': '192.0.2.1' });
      const expected = 'accept authorization client-ip connection host user-agent x-client-address x-request-id'.split(
        ' ',
      );
      expect(expected).toEqual(expect.arrayContaining(Object.keys(headers)));
    }
  });
});

test('UPSTREAM_URL may have capitals and trailing slashes', async () => {
  for (const written of [gateway.stub.url.replace('127.0.0.1', 'LOCALHOST'), `${gateway.stub.url}//`]) {
    const other = await startTestGateway({ env: { UPSTREAM_URL: written } });
    expect(await other.dataOf(ofAnatomy('topics'))).toEqual({ boardSubject: { topics: [] } });
    await other.close();
  }
});
