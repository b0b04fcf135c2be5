import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { NEW_CHARACTERS_A_POINT } from './document-rules/settings.ts';
import { openStream } from '../testing/event-stream.ts';
import { ADDED, rawSocket, tokenFor } from '../testing/live-clients.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';
import { startTestGateway, type TestGateway } from '../testing/index.ts';

const POINTS = 20;
const env = { RATE_LIMIT_ADDRESS: String(POINTS) };
const FROM = { 'x-forwarded-for': '203.0.113.7' };
/** A document that costs this many extra points while it is new. */
const costing = (query: string, points: number, salt = '') =>
  `${query} #${salt}`.padEnd(points * NEW_CHARACTERS_A_POINT);
const TYPENAME = '{ __typename }';

let gateway: TestGateway;
afterEach(() => gateway?.close());
const post = (body: object) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...FROM },
    body: JSON.stringify(body),
  });
/** The remaining points of the address. */
async function left() {
  let count = 0;
  while ((await post({ query: TYPENAME })).status === 200) count += 1;
  return count;
}

describe('a new document', () => {
  test('costs points by its size, valid or not, until it has been accepted once', async () => {
    gateway = await startTestGateway({ env });
    const query = costing(TYPENAME, 9);
    expect((await post({ query })).status).toBe(200);
    expect((await post({ query })).status).toBe(200);
    // A document that exceeds the budget is neither parsed nor charged.
    const refused = await post({ query: costing('{ nothing', 9, 'other') });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    expect((await post({ query: costing('{ nothing', 5) })).status).toBe(400);
    expect(await left()).toBe(POINTS - (1 + 9) - 1 - 1 - (1 + 5));
  });

  test('costs the same by GET and as a mutation; its hash is free', async () => {
    gateway = await startTestGateway({ env });
    const query = costing(TYPENAME, 5);
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
    expect((await post({ query, extensions })).status).toBe(200);
    expect((await post({ extensions })).status).toBe(200);
    const mutation = costing('mutation { __typename }', 4);
    for (let round = 0; round < 2; round += 1) expect((await post({ query: mutation })).status).toBe(200);
    const search = new URLSearchParams({ query: costing(TYPENAME, 3, 'by GET') });
    const headers = { ...FROM, 'apollo-require-preflight': '1' };
    expect((await fetch(`${gateway.url}/graphql?${search.toString()}`, { headers })).status).toBe(200);
    expect(await left()).toBe(POINTS - (1 + 5) - 1 - (1 + 4) - 1 - (1 + 3));
  });

  test('does not charge other addresses', async () => {
    gateway = await startTestGateway({ env });
    for (let index = 0; index < 5; index += 1) await post({ query: costing(TYPENAME, 15, String(index)) });
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.8' } };
    expect((await gateway.graphql(costing(TYPENAME, 15, 'elsewhere'), {}, elsewhere)).status).toBe(200);
  });
});

describe('a new subscription', () => {
  test('costs points by its size over WebSocket, variables included', async () => {
    const live = await startLive({ env: { RATE_LIMIT_VIEWER: String(POINTS), RATE_LIMIT_ADDRESS: '5' } });
    const socket = await rawSocket(live.gateway.url, { headers: FROM });
    socket.init(tokenFor('RAHIMA'));
    await eventually(() => socket.of('connection_ack')).toHaveLength(1);
    const query = costing(ADDED, 9);
    socket.subscribe('1', query);
    await eventually(live.gateway.live.subscribers).toBe(1);
    socket.subscribe('2', query);
    await eventually(live.gateway.live.subscribers).toBe(2);
    socket.send({ type: 'subscribe', id: '3', payload: { query, variables: { a: 1 } } });
    await eventually(() => socket.of('error')).toHaveLength(1);
    expect(socket.of('error')).toMatchObject([{ id: '3', payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] }]);
  });

  test('costs points by its size as an event stream', async () => {
    const live = await startLive({ env: { ...env, RATE_LIMIT_VIEWER: String(POINTS) } });
    const open = (query: string) => openStream(live.gateway.url, { token: tokenFor('RAHIMA'), query, headers: FROM });
    const statuses: (number | undefined)[] = [];
    for (const salt of ['a', 'a', 'b']) {
      statuses.push((await open(costing(ADDED, 15, salt))).status);
    }
    // The first was charged to the address, because the token was not verified yet.
    expect(statuses).toEqual([200, 200, 200]);
    expect((await open(costing(ADDED, 15, 'c'))).status).toBe(429);
  });
});
