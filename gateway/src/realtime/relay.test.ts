import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { by, answer } from '../testing/index.ts';
import { listen as hear, tokenFor } from '../testing/live-clients.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';

test('subscribers of one viewer share a connection, which closes with the last', async () => {
  const { upstream, gateway, listen, ready } = await startLive();
  const phone = listen('RAHIMA');
  const laptop = listen('RAHIMA');
  await ready(2);

  const { _id, title } = upstream.notify('RAHIMA', 'Welcome');
  await eventually(() => [phone.rows, laptop.rows]).toMatchObject([[{ id: _id, title }], [{ id: _id, title }]]);
  expect(phone.rows).toEqual(laptop.rows);

  phone.stop();
  await ready(1);
  upstream.notify('RAHIMA');
  await eventually(() => laptop.ids).toHaveLength(2);
  expect(phone.ids).toHaveLength(1);

  laptop.stop();
  await eventually(() => [upstream.sockets(), gateway.live.relays()]).toEqual([0, 0]);
  await eventually(() => phone.isOver && laptop.isOver).toBe(true);
});

test('each language of a viewer has its own connection and list', async () => {
  const { upstream, gateway, client, listen, ready } = await startLive();
  listen('RAHIMA');
  const inBangla = listen('RAHIMA', client('RAHIMA', undefined, 'bn'));
  listen('RAHIMA', client('RAHIMA', undefined, 'fr'));
  await ready(3, 2);
  expect(new Set(upstream.languages())).toEqual(new Set(['bn', undefined]));
  const languages = gateway.stub.calls.map(({ headers }) => headers['x-language']);
  expect(new Set(languages)).toEqual(new Set(['bn', undefined]));
  const { _id } = upstream.notify('RAHIMA');
  await eventually(() => inBangla.ids).toEqual([_id]);
});

test('several subscriptions of one socket share it too, and end when it vanishes', async () => {
  const { upstream, gateway, client, listen, ready } = await startLive();
  const one = client('RAHIMA');
  const received = [listen('RAHIMA', one), listen('RAHIMA', one), listen('RAHIMA', one)];
  await ready(3);
  upstream.notify('RAHIMA');
  await eventually(() => received.map(({ ids }) => ids.length)).toEqual([1, 1, 1]);
  one.terminate();
  await eventually(() => [upstream.sockets(), gateway.live.relays(), gateway.live.sockets()]).toEqual([0, 0, 0]);
});

test('earlier notifications are not delivered, those sent while it connects are', async () => {
  const { upstream, gateway, listen, ready } = await startLive();
  const old = upstream.write('RAHIMA');
  gateway.stub.change({ 'GET /notifications': slowly(upstream.routes['GET /notifications']) });
  const received = listen('RAHIMA');
  await eventually(() => gateway.callsMade().filter((call) => call.startsWith('/notifications')).length).toBe(2);
  const during = upstream.notify('RAHIMA');
  await ready(1);
  const live = upstream.notify('RAHIMA');
  await eventually(() => received.ids).toEqual([during._id, live._id]);
  expect(received.ids).not.toContain(old._id);
});

test('the list is read again, page by page, if the queue overflows meanwhile', async () => {
  const { upstream, gateway, listen } = await startLive({ relaySettings: { queue: 40 } });
  const rows: ReturnType<typeof upstream.write>[] = [];
  const list = by((response, request) => {
    const since = Number(new URL(request.url ?? '', upstream.url).searchParams.get('since') ?? 0);
    const notifications = rows.filter(({ _id }) => Number(_id) > since).slice(0, 20);
    // The second read is slow and finds nothing.
    const isSecond = gateway.callsMade().filter((call) => call.startsWith('/notifications')).length === 2;
    const coming = isSecond ? 60 : 0;
    for (let index = 0; index < coming; index += 1) rows.push(upstream.notify('RAHIMA'));
    const reply = () => answer(200, { notifications: notifications.toReversed() })(response, request);
    setTimeout(reply, isSecond ? 200 : 0);
  });
  gateway.stub.change({ 'GET /notifications': list });
  const received = listen('RAHIMA');
  await eventually(() => received.ids).toHaveLength(60);
  expect(received.ids).toEqual(rows.map(({ _id }) => _id));
});

test('with several upstream instances, an older event follows a newer one that came before the connection broke', async () => {
  const { upstream, proxy, gateway, listen, ready } = await startLive();
  const rows: ReturnType<typeof upstream.write>[] = [];
  const list = by((response, request) => {
    const since = Number(new URL(request.url ?? '', upstream.url).searchParams.get('since') ?? 0);
    answer(200, { notifications: rows.filter(({ _id }) => Number(_id) > since).toReversed() })(response, request);
  });
  gateway.stub.change({ 'GET /notifications': list });
  const received = listen('RAHIMA');
  await ready(1);
  rows.push(upstream.write('RAHIMA', 'older, not sent'), upstream.notify('RAHIMA', 'newer'));
  await eventually(() => received.rows.map(({ title }) => title)).toEqual(['newer']);
  proxy.cut();
  await eventually(() => received.rows.map(({ title }) => title)).toEqual(['newer', 'older, not sent']);
});

test('events missed while disconnected follow in order, each once', async () => {
  const { upstream, proxy, listen, ready } = await startLive();
  const received = listen('RAHIMA');
  await ready(1);
  const expected = [upstream.notify('RAHIMA')];
  await eventually(() => received.ids).toHaveLength(1);
  proxy.down();
  await eventually(upstream.sockets).toBe(0);
  for (let index = 0; index < 7; index += 1) expected.push(upstream.notify('RAHIMA'));
  proxy.up();
  await eventually(() => received.ids).toHaveLength(8);
  expected.push(upstream.notify('RAHIMA'));
  await eventually(() => received.ids).toEqual(expected.map(({ _id }) => _id));
});

test('a connection that breaks repeatedly loses and repeats none of 200 notifications (R4)', async () => {
  const { upstream, proxy, listen, ready } = await startLive();
  const received = [listen('RAHIMA'), listen('RAHIMA')];
  await ready(2);
  const expected: string[] = [];
  for (let index = 0; index < 200; index += 1) {
    expected.push(upstream.notify('RAHIMA')._id);
    if (index % 10 === 5) proxy.cut();
    if (index % 50 === 20) upstream.each((socket) => socket.disconnect(true));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
  }
  await eventually(() => received.map(({ ids }) => ids.length)).toEqual([200, 200]);
  for (const { ids, isOver } of received) {
    expect(ids).toEqual(expected);
    expect(isOver).toBe(false);
  }
});

test('works with an upstream that restarts, and one that sends everything twice', async () => {
  const { upstream, listen, ready } = await startLive();
  const received = listen('RAHIMA');
  await ready(1);
  const first = upstream.notify('RAHIMA');
  upstream.push('RAHIMA', first);
  await upstream.stop();
  const away = upstream.write('RAHIMA');
  await upstream.restart();
  await ready(1);
  const last = upstream.notify('RAHIMA');
  for (const row of [first, away, last]) upstream.push('RAHIMA', row);
  const end = upstream.notify('RAHIMA');
  await eventually(() => received.ids).toEqual([first, away, last, end].map(({ _id }) => _id));
});

test('after the fifth failed attempt the subscription ends, and the next one reconnects', async () => {
  const { proxy, upstream, gateway, listen, ready } = await startLive();
  const received = listen('RAHIMA');
  await ready(1);
  proxy.down();
  await eventually(() => received.isOver).toBe(true);
  expect(received.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  expect(proxy.refusals()).toBe(5);
  expect(gateway.live.relays()).toBe(0);

  proxy.up();
  const again = listen('RAHIMA');
  await ready(1);
  const { _id } = upstream.notify('RAHIMA');
  await eventually(() => again.ids).toEqual([_id]);
});

test.each([75, 600])('R5 an outage of %i s (5 ms per second here) is survived by reconnecting', async (seconds) => {
  const { proxy, upstream, client, ready } = await startLive({
    relaySettings: { firstWaitMs: 5, lastWaitMs: 25 },
    clientLimits: { messages: 10_000 },
  });
  const one = client('RAHIMA');
  const query = 'subscription ($after: ID) { notificationAdded(after: $after) { id title message } }';
  const ids = [upstream.write('RAHIMA')._id];
  let episodes = 0;
  const done = new AbortController();
  let now: ReturnType<typeof hear> | undefined;
  // Like the web client: after each end, subscribe again after the newest event.
  const over = (async () => {
    while (!done.signal.aborted) {
      const received = hear(one, query, { after: ids.at(-1) });
      now = received;
      await expect.poll(() => received.isOver, { timeout: 60_000, interval: 5 }).toBe(true);
      ids.push(...received.ids);
      episodes += 1;
      await wait(5 + Math.random() * 20);
    }
  })();
  await ready(1);
  proxy.down();
  const missed = upstream.write('RAHIMA');
  await wait(seconds * 5);
  expect(proxy.refusals()).toBeLessThanOrEqual((episodes + 1) * 6);
  expect(proxy.refusals()).toBeGreaterThanOrEqual(6);
  proxy.up();
  await ready(1);
  const live = upstream.notify('RAHIMA');
  // The list was readable all the time, so missed events may arrive before the reconnect.
  await eventually(() => [...ids, ...(now?.ids ?? [])]).toEqual(['1', missed._id, live._id]);
  done.abort();
  now?.stop();
  await over;
  expect(ids).toEqual(['1', missed._id, live._id]);
});

test('an upstream whose list fails is retried a few times', async () => {
  const { gateway, listen, ready, upstream } = await startLive();
  gateway.stub.change({ 'GET /notifications': answer(503, {}) });
  const received = listen('RAHIMA');
  await eventually(() => received.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  gateway.stub.change(upstream.routes);
  const again = listen('RAHIMA');
  await ready(1);
  expect(again.errors).toEqual([]);
});

test('an expired token ends its subscription with UNAUTHENTICATED', async () => {
  const { upstream, gateway, listen, ready } = await startLive();
  const received = listen('RAHIMA');
  await ready(1);
  upstream.refuse(tokenFor('RAHIMA'));
  upstream.each((socket) => socket.disconnect(true));
  await eventually(() => received.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(gateway.live.relays()).toBe(0);
});

test('an upstream that always closes at once is retried a few times', async () => {
  const { upstream, listen } = await startLive();
  const received = listen('RAHIMA');
  let kicks = 0;
  await eventually(() => {
    upstream.each((socket) => {
      kicks += 1;
      socket.disconnect(true);
    });
    return received.isOver;
  }).toBe(true);
  expect(received.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  expect(kicks).toBeLessThanOrEqual(6);
});

test('so is one that closes while the list is read', async () => {
  const { upstream, gateway, listen, ready } = await startLive();
  const received = listen('RAHIMA');
  await ready(1);
  gateway.stub.change({ 'GET /notifications': slowly(upstream.routes['GET /notifications']) });
  await eventually(() => {
    upstream.each((socket) => socket.disconnect(true));
    return received.isOver;
  }).toBe(true);
  expect(received.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

test('with `after`, missed notifications come first', async () => {
  const { upstream, client, listen, ready } = await startLive();
  const rows = Array.from({ length: 5 }, () => upstream.write('RAHIMA'));
  const first = listen('RAHIMA');
  await ready(1);
  const query = 'subscription ($after: ID) { notificationAdded(after: $after) { id title message } }';
  const received = hear(client('RAHIMA'), query, { after: rows[1]!._id });
  await eventually(() => received.ids).toHaveLength(3);
  const live = upstream.notify('RAHIMA');
  await eventually(() => received.ids).toEqual([rows[2]!, rows[3]!, rows[4]!, live].map(({ _id }) => _id));
  expect(first.ids).toEqual([live._id]);
});

/** A slow route. */
const slowly = (route: unknown) =>
  by((response, request) => void setTimeout(() => (route as ReturnType<typeof by>)(response, request), 150));
