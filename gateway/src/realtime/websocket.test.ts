import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ADDED, listen, rawSocket, tokenFor } from '../testing/live-clients.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';
import { answer } from '../testing/index.ts';

const TOKEN = tokenFor('RAHIMA');

async function signedIn(url: string, token = TOKEN) {
  const socket = await rawSocket(url);
  socket.init(token);
  await eventually(() => socket.of('connection_ack')).toHaveLength(1);
  return socket;
}

describe('C3: only subscriptions, with the limits of HTTP', () => {
  const deep = 'a { '.repeat(12) + 'b' + ' }'.repeat(12);
  const REFUSED: [string, string, string][] = [
    ['a query', '{ viewer { id } }', 'BAD_REQUEST'],
    ['a mutation', 'mutation { markAllNotificationsRead { id } }', 'BAD_REQUEST'],
    ['introspection', '{ __schema { types { name } } }', 'BAD_REQUEST'],
    [
      'introspection within a subscription',
      'subscription { __schema { types { name } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a deep document', `subscription { ${deep} }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['many aliases', `subscription { notificationAdded { ${'x: id '.repeat(1_000)} } }`, 'GRAPHQL_PARSE_FAILED'],
    [
      'many directives',
      `subscription { notificationAdded { id ${'@skip(if: false) '.repeat(500)} } }`,
      'GRAPHQL_PARSE_FAILED',
    ],
    [
      'two at once',
      'subscription { notificationAdded { id } two: notificationAdded { id } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['no operation', 'fragment A on Notification { id }', 'BAD_REQUEST'],
    ['an unknown field', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['no document', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ];

  test('queries, mutations, introspection and documents rejected over HTTP are rejected', async () => {
    const { gateway } = await startLive();
    const socket = await signedIn(gateway.url);
    gateway.stub.calls.length = 0;
    for (const [what, query, code] of REFUSED) {
      socket.messages.length = 0;
      socket.subscribe('1', query);
      await eventually(() => socket.of('error')).toHaveLength(1);
      const { payload } = socket.messages[0] as { payload: { extensions: object }[] };
      expect(payload[0], what).toMatchObject({ extensions: { code } });
      expect(payload.length).toBeLessThanOrEqual(6);
    }
    expect(gateway.callsMade()).toEqual([]);
    expect(gateway.live.relays()).toBe(0);
  });

  test('over HTTP a deep document is rejected too, and a subscription with a hint', async () => {
    const { gateway } = await startLive();
    for (const [, query] of REFUSED.slice(4, 7)) {
      expect((await gateway.graphql(query, {}, { token: TOKEN })).status).toBe(400);
    }
    const error = await gateway.errorOf(ADDED, {}, { token: TOKEN });
    expect(error).toMatchObject({ message: expect.stringContaining('WebSocket'), extensions: { code: 'BAD_REQUEST' } });
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('C4: origins of sockets', () => {
  const statusFrom = async (origin?: string, path = '') => {
    const { gateway } = await startLive({
      env: { PUBLIC_URL: 'https://study.example', ALLOWED_ORIGINS: 'https://app.example' },
    });
    const { status, socket } = await rawSocket(
      gateway.url + path,
      origin === undefined ? {} : { origin: origin.replace('SELF', gateway.url) },
    );
    socket.terminate();
    return status;
  };

  test.each([
    ['https://study.example', 101],
    ['https://app.example', 101],
    ['SELF', 101],
    [undefined, 101],
    ['https://evil.example', 403],
    ['https://study.example.evil.example', 403],
    ['http://study.example', 403],
    ['null', 403],
  ])('from %s: %i', async (origin, status) => {
    expect(await statusFrom(origin)).toBe(status);
  });

  test('only at /graphql', async () => {
    expect(await statusFrom(undefined, '/images')).toBe(404);
  });
});

describe('B8: access to subscriptions', () => {
  test.each([
    ['no token', undefined],
    ['no proper token', 'a b'],
    ['a token of nobody', tokenFor('../7')],
    ['a token that has expired', tokenFor('RAHIMA', { exp: 1_700_000_000 })],
  ])('%s closes with 4403', async (_what, token) => {
    const { gateway } = await startLive();
    const socket = await rawSocket(gateway.url);
    socket.init(token);
    expect(await socket.closed).toBe(4403);
    expect(socket.of('connection_ack')).toEqual([]);
  });

  test('a token that the upstream rejects closes with 4403, one that it cannot check with 1013', async () => {
    const { gateway, upstream } = await startLive();
    upstream.refuse(TOKEN);
    const refused = await rawSocket(gateway.url);
    refused.init(TOKEN);
    expect(await refused.closed).toBe(4403);
    gateway.stub.change({ 'GET /users': answer(503, {}) });
    const later = await rawSocket(gateway.url);
    later.init(TOKEN);
    expect(await later.closed).toBe(1013);
  });

  test.each([
    ['Authorization', `Bearer ${TOKEN}`],
    ['authorization', `bearer ${TOKEN}`],
  ])('connectionParams.%s may have the token, as in a header', async (name, value) => {
    const { gateway } = await startLive();
    const socket = await rawSocket(gateway.url);
    socket.send({ type: 'connection_init', payload: { [name]: value } });
    await eventually(() => socket.of('connection_ack')).toHaveLength(1);
    expect(gateway.stub.calls[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    for (const broken of [TOKEN, `Basic ${TOKEN}`, 'Bearer ', 7, null]) {
      const other = await rawSocket(gateway.url);
      other.send({ type: 'connection_init', payload: { [name]: broken } });
      expect(await other.closed).toBe(4403);
    }
  });

  test('a socket without ConnectionInit, or with a request before it, is closed', async () => {
    const { gateway } = await startLive({ clientLimits: { initWaitMs: 100 } });
    expect(await (await rawSocket(gateway.url)).closed).toBe(4408);
    const early = await rawSocket(gateway.url);
    early.subscribe('1');
    expect(await early.closed).toBe(4401);
  });

  test('a token that expires or is revoked closes its sockets', async () => {
    const { gateway, upstream, ready } = await startLive({ clientLimits: { recheckMs: 200 } });
    const short = await signedIn(gateway.url, tokenFor('RAHIMA', { exp: Math.floor(Date.now() / 1000) + 2 }));
    const revoked = await signedIn(gateway.url, tokenFor('KARIM'));
    const good = await signedIn(gateway.url, tokenFor('SALMA'));
    good.subscribe('1');
    await ready(1);
    upstream.refuse(tokenFor('KARIM'));
    expect(await revoked.closed).toBe(4403);
    expect(await short.closed).toBe(4403);
    gateway.stub.change({ 'GET /users': answer(503, {}) });
    await wait(500);
    expect(good.socket.readyState).toBe(good.socket.OPEN);
  });
});

describe('C5: limits', () => {
  test('20 subscriptions per socket: the next is rejected, and one that ends makes room', async () => {
    const { gateway, upstream } = await startLive();
    const socket = await signedIn(gateway.url);
    for (let id = 1; id <= 25; id += 1) socket.subscribe(String(id));
    await eventually(() => socket.of('error').map(({ id }) => id)).toEqual(['21', '22', '23', '24', '25']);
    expect(socket.of('error')[0]!.payload).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    await eventually(() => [gateway.live.subscribers(), upstream.sockets()]).toEqual([20, 1]);
    socket.send({ type: 'complete', id: '7' });
    await eventually(gateway.live.subscribers).toBe(19);
    socket.subscribe('26');
    await eventually(gateway.live.subscribers).toBe(20);
  });

  test('sockets are limited per viewer, whatever the token; closing one makes room', async () => {
    const { gateway } = await startLive({ clientLimits: { socketsAViewer: 3 } });
    const sockets = [];
    for (let index = 0; index < 3; index += 1) {
      sockets.push(await signedIn(gateway.url, tokenFor('RAHIMA', { jti: String(index) })));
    }
    const fourth = await rawSocket(gateway.url);
    fourth.init(TOKEN);
    expect(await fourth.closed).toBe(1013);
    await signedIn(gateway.url, tokenFor('KARIM'));
    sockets[0]!.socket.close();
    await sockets[0]!.closed;
    await signedIn(gateway.url);
  });

  test('sockets are limited per address', async () => {
    const { gateway } = await startLive({ clientLimits: { socketsAnAddress: 3 } });
    const [first] = await Promise.all([1, 2, 3].map((index) => signedIn(gateway.url, tokenFor(`U${index}`))));
    const fourth = await rawSocket(gateway.url);
    fourth.init(TOKEN);
    expect(await fourth.closed).toBe(1013);
    const elsewhere = await rawSocket(gateway.url, { localAddress: '127.0.0.2' });
    elsewhere.init(TOKEN);
    await eventually(() => elsewhere.of('connection_ack')).toHaveLength(1);
    first!.socket.close();
    await first!.closed;
    await signedIn(gateway.url);
  });

  test('a message that is too large, or too many, close the socket', async () => {
    const { gateway } = await startLive({ clientLimits: { messages: 50 } });
    const large = await signedIn(gateway.url);
    large.subscribe('1', `subscription { notificationAdded { id } } #${'x'.repeat(70_000)}`);
    expect(await large.closed).toBe(1009);
    const many = await signedIn(gateway.url);
    for (let index = 0; index < 60; index += 1) many.send({ type: 'ping' });
    expect(await many.closed).toBe(4429);
  });
});

test('an upgrade to another protocol is answered over HTTP', async () => {
  const { gateway } = await startLive();
  const request = get(`${gateway.url}/healthz`, { headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
});

test('another subprotocol is rejected', async () => {
  const { gateway } = await startLive();
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(gateway.url.replace('http', 'ws') + '/graphql', 'graphql-ws');
  const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
  expect(error.message).toContain('subprotocol');
});

test('HTML of events is sanitized, text stays, unreadable fields are dropped', async () => {
  const { gateway, upstream, client, ready } = await startLive();
  const received = listen(client('RAHIMA'));
  await ready(1);
  const row = { ...upstream.write('RAHIMA'), message: '<p onclick="x()">Hi<script>alert(1)</script></p>' };
  upstream.push('RAHIMA', row);
  upstream.push('RAHIMA', { title: 'no id' });
  upstream.push('RAHIMA', null);
  upstream.push('RAHIMA', { _id: 77, message: 'From 1 < 2' });
  await eventually(() => received.rows).toMatchObject([
    { id: row._id, message: '<p>Hi</p>' },
    { id: '77', title: '', message: 'From 1 < 2', isRead: false, createdAt: null },
  ]);
  expect(gateway.live.relays()).toBe(1);
});
