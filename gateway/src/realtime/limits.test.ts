import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { longToken, spellingsOf } from '../testing/tokens.ts';
import { rawSocket, tokenFor } from '../testing/live-clients.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';

const POINTS = 12;
const TOKEN = tokenFor('RAHIMA');

describe('budgets', () => {
  const open = async (url: string, token: string, address = '203.0.113.7') => {
    const socket = await rawSocket(url, { headers: { 'x-forwarded-for': address } });
    socket.init(token);
    return socket;
  };

  test('subscriptions are charged to the same budgets', async () => {
    const { gateway: live } = await startLive({ env: { RATE_LIMIT_VIEWER: '6', RATE_LIMIT_ADDRESS: '1' } });
    // Charged to the address, because the token is not verified yet.
    const socket = await open(live.url, TOKEN);
    await eventually(() => socket.of('connection_ack')).toHaveLength(1);
    // Too short to cost points as a new document.
    const query = 'subscription { notificationAdded { id } }';
    for (let id = 1; id <= 8; id += 1) socket.subscribe(String(id), query);
    await eventually(() => socket.of('error').map(({ id }) => id)).toEqual(['7', '8']);
    expect(socket.of('error')[0]!.payload).toMatchObject([
      { extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) } },
    ]);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await live.graphql('{ __typename }', {}, { token: TOKEN, headers })).status).toBe(429);
  });

  test('an unverified token adds no budget, however its signature is spelled', async () => {
    const { gateway: live, upstream } = await startLive({ env: { RATE_LIMIT_ADDRESS: '4' } });
    const spellings = spellingsOf(longToken({ user_id: 'NOBODY' }));
    for (const token of spellings) upstream.refuse(token);
    const closes: Promise<number>[] = [];
    for (const token of spellings) closes.push((await open(live.url, token)).closed);
    expect((await Promise.all(closes)).toSorted((a, b) => a - b)).toEqual([
      1013, 1013, 1013, 1013, 4403, 4403, 4403, 4403,
    ]);
  });

  test('repeated connections are rejected, without an upstream call for each', async () => {
    const { gateway: live } = await startLive({ env: { RATE_LIMIT_ADDRESS: String(POINTS) } });
    live.stub.calls.length = 0;
    const closes: Promise<number>[] = [];
    for (let index = 0; index < POINTS + 5; index += 1) {
      closes.push((await open(live.url, tokenFor(`U${index}`))).closed);
    }
    expect(await Promise.all(closes.slice(POINTS))).toEqual([1013, 1013, 1013, 1013, 1013]);
    expect(live.callsMade()).toHaveLength(POINTS);
  });
});

test('a socket without events stays open', async () => {
  const live = await startLive({ connectionLimits: { silenceMs: 300, checkMs: 50, headersMs: 100, requestMs: 200 } });
  const socket = await rawSocket(live.gateway.url);
  socket.init(tokenFor('RAHIMA'));
  await eventually(() => socket.of('connection_ack')).toHaveLength(1);
  await wait(1_000);
  expect(socket.socket.readyState).toBe(socket.socket.OPEN);
});
