import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { REFUSED, LET_THROUGH } from '../testing/hostile-documents.ts';
import { rawSocket, tokenFor } from '../testing/live-clients.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const added = (fields: string, rest = '') => `subscription { notificationAdded { ${fields} } } ${rest}`;

/** The same documents as subscriptions, since other operations are rejected earlier. */
const SUBSCRIPTIONS: [string, string][] = [
  ['16 aliases', added(times(16, (n) => `a${n}: id`))],
  ['16 aliases by a fragment', added('...A ...A', `fragment A on Notification { ${times(8, (n) => `a${n}: id`)} }`)],
  ['9 directives', added(times(9, () => 'id @include(if: true)'))],
  ['501 fields', added(times(500, () => 'id'))],
  [
    '501 fields by fragments',
    added(
      times(25, () => '...A'),
      `fragment A on Notification { ${times(20, () => 'id')} }`,
    ),
  ],
  [
    'fragments that lead to all that follow',
    added(
      '...A0',
      times(25, (n) => `fragment A${n} on Notification { id ${times(24 - n, (m) => `...A${n + m + 1}`)} }`),
    ),
  ],
  ['10 levels', added(`${'a { '.repeat(9)} id ${'}'.repeat(9)}`)],
  ['21 root fields', `subscription { ${times(21, () => 'notificationAdded { id }')} }`],
  ['a name of 50 kB', added('n'.repeat(50_000))],
];

describe('C3: documents rejected over HTTP are rejected over WebSocket', () => {
  test('all of C1 and C2, and the socket stays open', async () => {
    // Their sizes would exceed any budget.
    const { gateway } = await startLive({ env: { RATE_LIMIT_VIEWER: '0' } });
    const socket = await rawSocket(gateway.url);
    socket.init(tokenFor('RAHIMA'));
    await eventually(() => socket.of('connection_ack')).toHaveLength(1);
    gateway.stub.calls.length = 0;
    const queries = [...REFUSED, ...LET_THROUGH].filter(({ query }) => query.length < 60_000);
    expect(queries.length).toBeGreaterThan(20);
    for (const { name, query, code } of queries) {
      socket.messages.length = 0;
      socket.subscribe('1', query);
      await eventually(() => socket.of('error')).toHaveLength(1);
      const { payload } = socket.messages[0] as { payload: { extensions: object }[] };
      // Queries are rejected as such.
      const expected = code === 'GRAPHQL_PARSE_FAILED' ? code : 'BAD_REQUEST';
      expect(payload, name).toMatchObject([{ extensions: { code: expected } }]);
    }
    for (const [name, query] of SUBSCRIPTIONS) {
      socket.messages.length = 0;
      socket.subscribe('1', query);
      await eventually(() => socket.of('error')).toHaveLength(1);
      const { payload } = socket.messages[0] as { payload: { extensions: object }[] };
      expect(payload[0], name).toMatchObject({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
    }
    expect(gateway.callsMade()).toEqual([]);
    expect(gateway.live.relays()).toBe(0);
  });

  test('variables nested 20,000 deep close only their socket', async () => {
    const { gateway } = await startLive();
    const socket = await rawSocket(gateway.url);
    socket.init(tokenFor('RAHIMA'));
    await eventually(() => socket.of('connection_ack')).toHaveLength(1);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    socket.socket.send(
      `{"type":"subscribe","id":"1","payload":{"query":"subscription { notificationAdded { id } }","variables":{"a":${deep}}}}`,
    );
    const [code] = (await once(socket.socket, 'close')) as [number];
    expect(code).toBe(4400);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });
});
