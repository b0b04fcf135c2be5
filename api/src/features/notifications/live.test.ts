import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { logIn, mailedCode, newPerson, openSession, PASSWORD, type Person, signToken } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { MAX_SOCKETS_A_USER } from './authenticate.ts';
import { putNotification } from './store.ts';
import { listen, type Listener } from '../../testing/notification-listener.ts';

const TEN_S = { timeout: 10_000 };
let api: TestApi;
let reader: Person;
const open: Listener[] = [];
beforeAll(async () => {
  api = await startTestApi({ recheckMs: 100 });
  reader = await newPerson(api);
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(() => api.close());

async function connect(auth: Record<string, unknown>, options = {}) {
  const listener = await listen(api.port, auth, options);
  open.push(listener);
  return listener;
}

let sent = 0;
async function send(to: Person | null): Promise<string> {
  sent += 1;
  const notification = { user: to && Number(to.id), title: `Number ${sent}`, message: 'Words' };
  const row = await api.db.transaction((tx) => putNotification(tx, notification));
  api.live.publish([row]);
  return String(row.id);
}
const ids = ({ received }: Listener) => received.map(({ _id }) => _id);

describe('authentication of sockets', () => {
  test.each(['token', 'authToken'])(
    'a socket with a valid %s receives notifications as GET returns them',
    async (name) => {
      const listener = await connect({ [name]: reader.token });
      const id = await send(reader);
      await expect.poll(() => ids(listener), TEN_S).toEqual([id]);
      const { body } = await api.get<{ notifications: unknown[] }>('/notifications', reader.token);
      expect(listener.received[0]).toEqual(body.notifications[0]);
    },
  );

  test('a socket without a valid token gets an error and no events', async () => {
    const userId = reader.userId;
    const sessionId = await openSession(api.db, { id: Number(reader.id) }, new Date(Date.now() - 1));
    const bad = [
      {},
      { token: '' },
      { token: 42 },
      { token: [reader.token] },
      { token: `${reader.token}x` },
      { token: await signToken(Buffer.alloc(32, 9), { userId, sessionId }, new Date(Date.now() + 60_000)) },
      { token: await signToken(api.secret, { userId, sessionId }, new Date(Date.now() + 60_000)) },
    ];
    const listeners = await Promise.all(bad.map((auth) => connect(auth)));
    const good = await connect({ token: reader.token });
    const id = await send(null);
    await expect.poll(() => ids(good), TEN_S).toEqual([id]);
    for (const { refused, received, socket } of listeners) {
      expect(refused).toEqual([{ message: 'Please log in.', code: 'UNAUTHENTICATED' }]);
      expect([received, socket.connected]).toEqual([[], false]);
    }
  });

  test('does not support long polling', async () => {
    const response = await fetch(`http://127.0.0.1:${api.port}/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(400);
  });

  test('disconnects clients that send an event or more than 64 kB', async () => {
    const talker = await connect({ token: reader.token });
    talker.socket.emit('new-notification', { title: 'forged' });
    const flood = await connect({ token: reader.token });
    flood.socket.emit('x', 'x'.repeat(70_000));
    await expect.poll(() => [talker.ended.length, flood.ended.length], TEN_S).toEqual([1, 1]);
  });

  test('limits the sockets of a user, parallel ones included', async () => {
    const person = await newPerson(api);
    const all = await Promise.all(
      Array.from({ length: MAX_SOCKETS_A_USER + 5 }, () => connect({ token: person.token })),
    );
    expect(all.filter(({ socket }) => socket.connected)).toHaveLength(MAX_SOCKETS_A_USER);
    expect(all.flatMap(({ refused }) => refused.map(({ code }) => code))).toEqual(Array(5).fill('TOO_MANY_REQUESTS'));
    all.find(({ socket }) => socket.connected)!.close();
    await expect
      .poll(async () => (await connect({ token: person.token })).socket.connected, { ...TEN_S, interval: 200 })
      .toBe(true);
  });
});

describe('A7 a socket ends with its session', () => {
  test('by sign-out, reset and expiry, and others stay', async () => {
    const person = await newPerson(api);
    const stays = await connect({ token: reader.token });
    const signedOut = await connect({ token: person.token });
    await api.call('DELETE', '/users/session', { token: person.token });
    await expect.poll(() => signedOut.ended, TEN_S).toEqual(['io server disconnect']);

    const again = await logIn(api, person.email, PASSWORD);
    const beforeReset = await connect({ token: again.body.data.token });
    await api.call('POST', '/users/reset-req', { body: { email: person.email } });
    const otp = await mailedCode(api, person.email);
    await api.call('PATCH', '/users/reset-pass', { body: { email: person.email, otp, password: 'another-1' } });
    await expect.poll(() => beforeReset.ended, TEN_S).toEqual(['io server disconnect']);

    const last = await logIn(api, person.email, 'another-1');
    const expiring = await connect({ token: last.body.data.token });
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date() })
      .where(eq(sessions.user, Number(person.id)));
    await expect.poll(() => expiring.ended, TEN_S).toEqual(['io server disconnect']);
    expect(stays.ended).toEqual([]);
  });

  test('or with its token, if that ends first', async () => {
    const sessionId = await openSession(api.db, { id: Number(reader.id) }, new Date(Date.now() + 60_000));
    // Expiry has 30 s of tolerance: the socket is accepted, and closed at the next check.
    const token = await signToken(api.secret, { userId: reader.userId, sessionId }, new Date(Date.now() - 1_000));
    const listener = await connect({ token });
    await expect.poll(() => listener.ended, TEN_S).toEqual(['io server disconnect']);
  });
});

describe('a lost connection', () => {
  const cut = ({ socket }: Listener) => socket.io.engine.close();

  test('is recovered with the missed events', async () => {
    const listener = await connect({ token: reader.token }, { reconnection: true, reconnectionDelay: 500 });
    await expect.poll(() => listener.socket.recovered, TEN_S).toBe(false);
    const first = await send(reader);
    await expect.poll(() => ids(listener), TEN_S).toEqual([first]);
    // A client that closes its own socket does not reconnect.
    listener.socket.io.engine.transport.close();
    await expect.poll(() => listener.socket.connected, TEN_S).toBe(false);
    const missed = [await send(reader), await send(null)];
    await expect.poll(() => listener.socket.connected, TEN_S).toBe(true);
    expect(listener.socket.recovered).toBe(true);
    await expect.poll(() => ids(listener), TEN_S).toEqual([first, ...missed]);
  });

  test('is not recovered after its session has ended, and gets none of the missed events', async () => {
    const person = await newPerson(api);
    const listener = await connect({ token: person.token }, { reconnection: true, reconnectionDelay: 500 });
    const first = await send(person);
    await expect.poll(() => ids(listener), TEN_S).toEqual([first]);
    listener.socket.io.engine.transport.close();
    await expect.poll(() => listener.socket.connected, TEN_S).toBe(false);
    const missed = await send(person);
    await api.db.delete(sessions).where(eq(sessions.user, Number(person.id)));
    await expect.poll(() => listener.refused, TEN_S).toEqual([{ message: 'Please log in.', code: 'UNAUTHENTICATED' }]);
    expect(ids(listener)).toEqual([first]);
    expect(listener.line.join()).toContain(`"_id":"${first}"`);
    expect(listener.line.join()).not.toContain(`"_id":"${missed}"`);
  });

  test("is not recovered with another's token", async () => {
    const [victim, thief] = [await newPerson(api), await newPerson(api)];
    const auth: Record<string, unknown> = { token: victim.token };
    const listener = await connect(auth, { reconnection: true, reconnectionDelay: 300 });
    await expect.poll(() => listener.socket.connected, TEN_S).toBe(true);
    await send(victim);
    await expect.poll(() => listener.received.length, TEN_S).toBe(1);
    listener.socket.auth = { token: thief.token };
    listener.socket.io.engine.transport.close();
    await expect.poll(() => listener.refused.map(({ code }) => code), TEN_S).toEqual(['UNAUTHENTICATED']);
  });

  test('is not recovered if the client closed it', async () => {
    const listener = await connect({ token: reader.token });
    cut(listener);
    await expect.poll(() => api.live.size(), TEN_S).toBe(0);
  });
});

test(
  'B8 100 users, 1,000 random events: everybody gets their own and those for all, in order, and nothing else',
  { tags: 'long' },
  async () => {
    const people = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const token = await api.signIn({ name: `Listener ${index}` });
        const listener = await connect({ token });
        return { token, listener };
      }),
    );
    const rows = await api.db.select().from(users).where(like(users.name, 'Listener %'));
    const idOf = new Map(rows.map(({ id, name }) => [name, id]));
    const expected = people.map((): string[] => []);
    for (let event = 0; event < 1_000; event += 1) {
      const whom = Math.floor(Math.random() * (people.length + 2));
      const user = idOf.get(`Listener ${whom}`) ?? null;
      const row = await putNotification(api.db, { user, title: 'Event', message: `${event}` });
      api.live.publish([row]);
      for (const [index, own] of expected.entries()) if (user === null || index === whom) own.push(String(row.id));
    }
    await expect
      .poll(() => people.every(({ listener }, index) => listener.received.length >= expected[index]!.length), TEN_S)
      .toBe(true);
    expect(people.map(({ listener }) => ids(listener))).toEqual(expected);
  },
);

test('without Redis each instance serves its own sockets', async () => {
  const alone = await startTestApi({ redisUrl: 'redis://127.0.0.1:9' });
  try {
    const person = await newPerson(alone);
    const listener = await listen(alone.port, { token: person.token });
    open.push(listener);
    const row = await putNotification(alone.db, { user: Number(person.id), title: 'Alone', message: 'Words' });
    alone.live.publish([row]);
    await expect.poll(() => ids(listener), TEN_S).toEqual([String(row.id)]);
  } finally {
    await alone.close();
  }
});
