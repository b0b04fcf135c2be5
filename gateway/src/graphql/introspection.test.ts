import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawSocket, tokenFor } from '../testing/live-clients.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';
import { startTestGateway, type TestGateway } from '../testing/index.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { INTROSPECTION: 'off' } });
});
afterAll(() => gateway.close());

describe('with INTROSPECTION=off', () => {
  test.each([
    ['the query of the tools', getIntrospectionQuery()],
    ['a type by its name', '{ __type(name: "User") { fields { name } } }'],
    ['behind a fragment and an alias', '{ ...A } fragment A on Query { a: __schema { types { name } } }'],
  ])('%s is refused', async (_what, query) => {
    const { status, text } = await gateway.graphql(query);
    expect(status).toBe(400);
    expect(text).not.toContain('affiliate');
  });

  test('errors suggest no names', async () => {
    const message = async (query: string) => (await gateway.errorOf(query)).message;
    expect(await message('{ bords { name } }')).toBe('Cannot query field "bords" on type "Query".');
    expect(await message('{ boards { nam } }')).toBe('Cannot query field "nam" on type "Board".');
    expect(await message('{ boards { name @includ(if: true) } }')).not.toContain('mean');
    expect(await message('{ board(cod: "x", code: "x") { name } }')).not.toContain('mean');
  });

  test('the schema file is not served', async () => {
    const response = await fetch(`${gateway.url}/schema.graphql`);
    expect(await response.text()).not.toContain('type User');
  });

  test('queries work, with __typename', async () => {
    expect(await gateway.dataOf('{ board(code: "DHK") { __typename name } }')).toEqual({
      board: { __typename: 'Board', name: 'Dhaka' },
    });
  });

  test('errors over WebSocket suggest no names', async () => {
    const { gateway: live } = await startLive({ env: { INTROSPECTION: 'off' } });
    const socket = await rawSocket(live.url);
    socket.init(tokenFor('RAHIMA'));
    await eventually(() => socket.of('connection_ack')).toHaveLength(1);
    socket.subscribe('1', 'subscription { notificationAdded { titl } }');
    await eventually(() => socket.of('error')).toHaveLength(1);
    expect(socket.of('error')[0]!.payload).toMatchObject([
      { message: 'Cannot query field "titl" on type "Notification".' },
    ]);
  });
});

test('by default, errors suggest similar names, and the schema is public', async () => {
  const open = await startTestGateway();
  expect((await open.errorOf('{ bords { name } }')).message).toContain('Did you mean "boards"');
  expect((await open.graphql(getIntrospectionQuery())).status).toBe(200);
  await open.close();
});
