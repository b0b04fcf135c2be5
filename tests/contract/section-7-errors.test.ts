import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryEverything, startGatewayFor } from './section-7/gateway.ts';
import { startSection7, type Section7 } from './section-7/stub.ts';

let stub: Section7;
let gateway: Awaited<ReturnType<typeof startGatewayFor>>;
beforeAll(async () => {
  stub = await startSection7();
  gateway = await startGatewayFor(stub.url);
});
afterAll(async () => {
  await gateway.stop();
  await stub.close();
});

const INSIDE = 'ECONNREFUSED mongodb://10.0.0.7';
const json = (body: unknown) => ({ type: 'application/json', body });
const BODIES = [
  { name: 'plain text', type: 'text/plain', body: INSIDE },
  { name: 'HTML', type: 'text/html', body: `<h1>${INSIDE}</h1>` },
  { name: 'no body', type: 'text/plain', body: '' },
  { name: 'text that says it is JSON', ...json(INSIDE) },
  { name: 'a message alone', ...json({ message: 'Kindly wait.' }) },
  { name: 'an error alone', ...json({ error: INSIDE }) },
  { name: 'a stack beside it', ...json({ status: 'fail', message: 'Kindly wait.', stack: INSIDE }) },
];
// Section 8: the codes that each status may become.
const CODES: Record<number, string[]> = {
  400: ['BAD_USER_INPUT', 'EMAIL_TAKEN'],
  // For a call without a token this says nothing about the reader.
  401: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'UPSTREAM_UNAVAILABLE'],
  403: ['FORBIDDEN', 'PURCHASE_REQUIRED'],
  404: ['NOT_FOUND', 'OTP_MISMATCH', 'INVALID_CREDENTIALS', 'UNAUTHENTICATED'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['UPSTREAM_UNAVAILABLE'],
  503: ['UPSTREAM_UNAVAILABLE'],
};

const cases = Object.entries(CODES).flatMap(([status, codes]) =>
  BODIES.map(({ name, type, body }): [number, string, string[], string, unknown] => [
    Number(status),
    name,
    codes,
    type,
    body,
  ]),
);

describe('a server that rejects every call', () => {
  test.each(cases)('with %i and %s', async (status, _name, codes, type, body) => {
    stub.vary(() => ({ status, headers: { 'content-type': type }, body }));
    gateway.clearCaches();
    const answers = Object.values(await queryEverything(gateway.url));
    const errors = answers.flatMap((answer) => answer.errors ?? []);
    expect(errors.length).toBeGreaterThan(10);
    expect(errors.map(({ extensions }) => extensions.code).filter((code) => !codes.includes(code))).toEqual([]);
    expect(JSON.stringify(answers)).not.toContain('10.0.0.7');
  });
});

test('a withdrawal that failed: 200 with another `success`', async () => {
  for (const told of [{ success: 400, message: 'There is nothing yet.' }, { success: false }, {}, { success: 'no' }]) {
    stub.vary((sent, { call }) => (call.startsWith('PATCH /affiliate/request') ? { ...sent, body: told } : sent));
    gateway.clearCaches();
    const { Request } = await queryEverything(gateway.url);
    expect(['BAD_USER_INPUT', 'UPSTREAM_UNAVAILABLE']).toContain(Request?.errors?.[0]?.extensions.code);
  }
});
