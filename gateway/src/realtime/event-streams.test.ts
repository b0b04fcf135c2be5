import { createClient } from 'graphql-sse';
import { describe, expect, test } from 'vitest';
import { LET_THROUGH, REFUSED } from '../testing/hostile-documents.ts';
import { answer, startTestGateway } from '../testing/index.ts';
import { ADDED, tokenFor } from '../testing/live-clients.ts';
import { startCutProxy } from '../testing/cut-proxy.ts';
import { openStream } from '../testing/event-stream.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';

const TOKEN = tokenFor('RAHIMA');

/** The error of a request that gets no stream. */
async function refusalOf(opened: Awaited<ReturnType<typeof openStream>>) {
  await eventually(() => opened.stream.isOver).toBe(true);
  expect(opened.headers['content-type']).toBe('application/json; charset=utf-8');
  const { errors } = JSON.parse(opened.stream.text) as { errors: { extensions: { code: string } }[] };
  return [opened.status, errors[0]!.extensions.code];
}

describe('a subscription as server-sent events', () => {
  test('sends events in order, uncompressed, and closes the upstream connection with its client', async () => {
    const { gateway, upstream, ready } = await startLive();
    const opened = await openStream(gateway.url, { token: TOKEN, headers: { 'accept-encoding': 'gzip, br' } });
    await ready(1);
    const ids = [1, 2, 3].map(() => upstream.notify('RAHIMA')._id);
    upstream.notify('KARIM');
    await eventually(opened.ids).toEqual(ids);
    expect(opened.status).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(opened.headers['content-encoding']).toBeUndefined();
    expect(gateway.live.streams()).toBe(1);
    opened.leave();
    await eventually(() => [gateway.live.streams(), gateway.live.relays(), upstream.sockets()]).toEqual([0, 0, 0]);
  });

  test('sends events after an id first', async () => {
    const { gateway, upstream } = await startLive();
    const [first, ...missed] = [1, 2, 3].map(() => upstream.write('RAHIMA')._id);
    const query = 'subscription ($after: ID) { notificationAdded(after: $after) { id } }';
    const opened = await openStream(gateway.url, { token: TOKEN, query, variables: { after: first } });
    await eventually(opened.ids).toEqual(missed);
  });

  test('works with graphql-sse, which reconnects after a broken stream', async () => {
    const { gateway, upstream, ready } = await startLive();
    const next = await startTestGateway({ routes: upstream.routes, env: { UPSTREAM_SOCKET_URL: upstream.url } });
    let url = gateway.url;
    const client = createClient({
      url: () => `${url}/graphql/stream`,
      headers: { authorization: `Bearer ${TOKEN}` },
      retry: async () => {},
    });
    const ids: string[] = [];
    const over = Promise.withResolvers<void>();
    const stop = client.subscribe<{ notificationAdded: { id: string } }>(
      { query: ADDED },
      { next: ({ data }) => ids.push(data!.notificationAdded.id), error: over.reject, complete: over.resolve },
    );
    await ready(1);
    const first = upstream.notify('RAHIMA')._id;
    await eventually(() => ids).toEqual([first]);
    ({ url } = next);
    await gateway.stop();
    await eventually(next.live.connectedRelays).toBe(1);
    const second = upstream.notify('RAHIMA')._id;
    await eventually(() => ids).toEqual([first, second]);
    stop();
    await over.promise;
    await eventually(next.live.subscribers).toBe(0);
    await next.close();
  });
});

describe('B8: access to subscriptions', () => {
  test.each([
    ['no token', undefined],
    ['a token of nobody', tokenFor('../7')],
    ['a token that has expired', tokenFor('RAHIMA', { exp: 1_700_000_000 })],
  ])('%s gets 401', async (_what, token) => {
    const { gateway } = await startLive();
    expect(await refusalOf(await openStream(gateway.url, { token }))).toEqual([401, 'UNAUTHENTICATED']);
    expect(gateway.live.relays()).toBe(0);
  });

  test('a token that the upstream rejects gets 401, one that it cannot check 503', async () => {
    const { gateway, upstream } = await startLive();
    upstream.refuse(TOKEN);
    expect(await refusalOf(await openStream(gateway.url, { token: TOKEN }))).toEqual([401, 'UNAUTHENTICATED']);
    gateway.stub.change({ 'GET /users': answer(503, {}) });
    const later = await openStream(gateway.url, { token: tokenFor('KARIM') });
    expect(await refusalOf(later)).toEqual([503, 'UPSTREAM_UNAVAILABLE']);
    expect(later.headers['retry-after']).toBe('5');
  });

  test('a token that expires or is revoked ends its streams', async () => {
    const { gateway, upstream, ready } = await startLive({ clientLimits: { recheckMs: 200 } });
    const open = (token: string) => openStream(gateway.url, { token });
    const short = await open(tokenFor('RAHIMA', { exp: Math.floor(Date.now() / 1000) + 2 }));
    const revoked = await open(tokenFor('KARIM'));
    const good = await open(tokenFor('SALMA'));
    await ready(3, 3);
    upstream.refuse(tokenFor('KARIM'));
    for (const ended of [revoked, short]) {
      await eventually(ended.isComplete).toBe(true);
      expect(ended.codes()).toEqual(['UNAUTHENTICATED']);
    }
    await ready(1);
    const { _id } = upstream.notify('SALMA');
    await eventually(good.ids).toEqual([_id]);
  });
});

describe('C3: only subscriptions, with the limits of HTTP', () => {
  test('all of C1 and C2 is rejected; the only upstream call verifies the token', async () => {
    const { gateway } = await startLive();
    const queries = [...REFUSED, ...LET_THROUGH].filter(({ query }) => query.length < 60_000);
    expect(queries.length).toBeGreaterThan(20);
    for (const { name, query, code } of queries) {
      const opened = await openStream(gateway.url, { token: TOKEN, query });
      await eventually(opened.isComplete).toBe(true);
      expect(opened.codes()[0], name).toBe(code === 'GRAPHQL_PARSE_FAILED' ? code : 'BAD_REQUEST');
    }
    expect(new Set(gateway.stub.calls.map(({ path }) => path))).toEqual(new Set(['/users']));
    expect(gateway.live.relays()).toBe(0);
  });

  test.each([
    ['a query', '{ viewer { id } }', 'BAD_REQUEST'],
    ['a mutation', 'mutation { markAllNotificationsRead { id } }', 'BAD_REQUEST'],
    ['introspection', 'subscription { __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a deep document', `subscription { ${'a { '.repeat(12)} b ${' }'.repeat(12)} }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['too many tokens', `subscription { notificationAdded { ${'x: id '.repeat(1_000)} } }`, 'GRAPHQL_PARSE_FAILED'],
    ['no document', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ])('%s is refused within the stream, which ends', async (_what, query, code) => {
    const { gateway } = await startLive();
    const opened = await openStream(gateway.url, { token: TOKEN, query });
    await eventually(opened.isComplete).toBe(true);
    expect(opened.codes()[0]).toBe(code);
    expect(opened.results()[0]).not.toHaveProperty('data');
    expect(opened.ids()).toEqual([]);
    expect(gateway.live.relays()).toBe(0);
  });

  test.each([
    ['GET', { method: 'GET' }, 405],
    ['PUT', { method: 'PUT' }, 405],
    ['another answer', { headers: { accept: 'application/json' } }, 406],
    ['a body that is no JSON', { body: '{' }, 400],
    ['a body of another kind', { body: '{"query":7}' }, 400],
    ['several at once', { body: '[{"query":"subscription { notificationAdded { id } }"}]' }, 400],
    ['a form, as a page elsewhere sends it unasked', { headers: { 'content-type': 'text/plain' } }, 400],
    ['a body of over 3 MB', { body: `{"query":"${'x'.repeat(3_200_000)}"}` }, 413],
  ])('%s is refused', async (_what, ask, status) => {
    const { gateway } = await startLive();
    expect(await refusalOf(await openStream(gateway.url, { token: TOKEN, ...ask }))).toEqual([status, 'BAD_REQUEST']);
  });
});

test('C4: a page of another origin gets no stream', async () => {
  const { gateway } = await startLive({ env: { ALLOWED_ORIGINS: 'https://app.example' } });
  const from = (origin: string) => openStream(gateway.url, { token: TOKEN, headers: { origin } });
  expect(await refusalOf(await from('https://evil.example'))).toEqual([403, 'FORBIDDEN']);
  const allowed = await from('https://app.example');
  expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([200, 'https://app.example']);
});

describe('C5: limits', () => {
  test('streams count as sockets: limited per viewer; closing one makes room', async () => {
    const { gateway, client, listen, ready } = await startLive({ clientLimits: { socketsAViewer: 3 } });
    listen('RAHIMA', client('RAHIMA'));
    const first = await openStream(gateway.url, { token: TOKEN });
    await openStream(gateway.url, { token: tokenFor('RAHIMA', { jti: '2' }) });
    await ready(3, 2);
    const tooMany = await openStream(gateway.url, { token: TOKEN });
    expect(await refusalOf(tooMany)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(tooMany.headers['retry-after']).toBe('5');
    expect((await openStream(gateway.url, { token: tokenFor('KARIM') })).status).toBe(200);
    first.leave();
    await eventually(gateway.live.streams).toBe(2);
    expect((await openStream(gateway.url, { token: TOKEN })).status).toBe(200);
  });

  test('each stream costs a point of the budget for requests', async () => {
    const { gateway } = await startLive({ env: { RATE_LIMIT_VIEWER: '2', RATE_LIMIT_ADDRESS: '2' } });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      const opened = await openStream(gateway.url, { token: TOKEN, headers });
      statuses.push(opened.status);
      opened.leave();
    }
    // The first was charged to the address, because the token was not verified yet.
    expect(statuses).toEqual([200, 200, 200, 429]);
    const elsewhere = { 'x-forwarded-for': '203.0.113.8' };
    expect((await openStream(gateway.url, { token: tokenFor('KARIM'), headers: elsewhere })).status).toBe(200);
  });

  test('streams are limited per address', async () => {
    const { gateway } = await startLive({ clientLimits: { socketsAnAddress: 4 } });
    const open = (index: number, localAddress = '127.0.0.1') =>
      openStream(gateway.url, { token: tokenFor(`U${index}`), localAddress });
    const streams = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => open(index)));
    expect(streams.map(({ status = 0 }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await open(6, '127.0.0.2')).status).toBe(200);
    streams.forEach(({ leave }) => leave());
    await eventually(gateway.live.streams).toBe(1);
    expect((await open(7)).status).toBe(200);
  });

  test('a client that does not read pauses the source, gets RESYNC when it reads again, or is cut off', async () => {
    const message = 'x'.repeat(100_000);
    const { gateway, upstream, ready } = await startLive({
      relaySettings: { queue: 20 },
      clientLimits: { pingMs: 1_000 },
    });
    const [slow, gone] = [
      await openStream(gateway.url, { token: TOKEN }),
      await openStream(gateway.url, { token: TOKEN }),
    ];
    await ready(2);
    slow.response.pause();
    gone.response.pause();
    for (let count = 0; count < 200; count += 1) {
      const row = upstream.write('RAHIMA');
      upstream.push('RAHIMA', { ...row, message });
    }
    // Their queues have overflowed, though earlier events are still unread.
    await eventually(gateway.live.subscribers).toBe(0);
    slow.response.resume();
    await eventually(slow.isComplete).toBe(true);
    expect(slow.codes()).toEqual(['RESYNC']);
    expect(slow.ids().length).toBeLessThan(200);
    await eventually(gateway.live.streams).toBe(0);
    expect(gone.isComplete()).toBe(false);
  });

  test('a client that vanishes behind a proxy releases its slot', async () => {
    const { gateway } = await startLive({ clientLimits: { socketsAViewer: 1, streamMs: 2_000, pingMs: 100 } });
    const proxy = await startCutProxy(Number(new URL(gateway.url).port));
    const lost = await openStream(proxy.url, { token: TOKEN });
    expect(lost.status).toBe(200);
    proxy.silence();
    expect((await openStream(gateway.url, { token: TOKEN })).status).toBe(429);
    await eventually(() => [gateway.live.streams(), gateway.live.relays()]).toEqual([0, 0]);
    expect((await openStream(gateway.url, { token: TOKEN })).status).toBe(200);
    expect(lost.stream.isOver).toBe(false);
    await proxy.close();
  });

  test('a stream ends at its maximum age, and a client that reconnects misses nothing', async () => {
    const { gateway, upstream } = await startLive({ clientLimits: { streamMs: 300 } });
    const query = 'subscription ($after: ID) { notificationAdded(after: $after) { id } }';
    const sent = [upstream.write('RAHIMA')._id];
    const received = [...sent];
    // Three, or more on a slow machine.
    for (let round = 0; round < 3 || (round < 30 && received.length < sent.length); round += 1) {
      if (round < 3) sent.push(upstream.notify('RAHIMA')._id);
      const opened = await openStream(gateway.url, { token: TOKEN, query, variables: { after: received.at(-1) } });
      await eventually(() => opened.stream.isOver).toBe(true);
      expect(opened.stream.text).not.toContain('complete');
      received.push(...opened.ids());
    }
    expect(received).toEqual(sent);
  });

  test('an idle stream sends pings, so that no proxy closes it', async () => {
    const { gateway } = await startLive({ clientLimits: { pingMs: 100 } });
    const opened = await openStream(gateway.url, { token: TOKEN });
    await eventually(() => opened.stream.text.length).toBeGreaterThanOrEqual(4 * ':\n\n'.length);
    expect(opened.stream.text.replaceAll(':\n\n', '')).toBe('');
  });
});

test('on shutdown streams end without `complete`', async () => {
  const { gateway, ready, upstream } = await startLive();
  const opened = await openStream(gateway.url, { token: TOKEN });
  await ready(1);
  const { _id } = upstream.notify('RAHIMA');
  await eventually(opened.ids).toEqual([_id]);
  await gateway.stop();
  await eventually(() => opened.stream.isOver).toBe(true);
  expect(opened.stream.text).not.toContain('complete');
  await eventually(upstream.sockets).toBe(0);
});

test('an upstream that stays away ends the stream with an error', async () => {
  const { gateway, upstream, ready } = await startLive();
  const opened = await openStream(gateway.url, { token: TOKEN });
  await ready(1);
  await upstream.stop();
  await eventually(opened.isComplete).toBe(true);
  expect(opened.codes()).toEqual(['UPSTREAM_UNAVAILABLE']);
});
