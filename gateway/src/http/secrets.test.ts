import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials, EXCHANGE, LOG_IN, RESET, resetInput, SIGN_UP, signUpInput, UPDATE } from '../testing/people.ts';
import { contentRoutes, HOME } from '../testing/content.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

const TOKEN = tokenOf({ user_id: 'CANARY-token' });
const MARK = /CANARY|Q0FOQVJZ/;
const VARIABLES = {
  input: signUpInput({ password: 'CANARYpass', confirmPassword: 'CANARYpass' }),
  reset: resetInput({ otp: 'CANARY-otp', password: 'CANARYpass' }),
};

let log = '';
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    log: sink,
    timeoutMs: 300,
    env: { GATEWAY_KEY: 'CANARY-gateway-key', UPSTREAM_SERVICE_TOKEN: 'CANARY-service-token' },
  });
});
afterAll(() => gateway.close());

// The upstream echoes the request, as failing servers do.
const echo = (status: number) => answer(status, { message: 'CANARY', stack: 'CANARY', password: 'CANARYpass' });

test.each([
  ['fails', echo(500), true],
  ['answers with another shape', answer(200, { token: 'CANARY', user: 'CANARY' }), true],
  ['answers with no JSON', answer(200, 'CANARY', 'text/html'), true],
  ['hangs', () => {}, true],
])('no password, code, token or key is in a log or an error if the upstream %s', async (_how, route, isLogged) => {
  log = '';
  gateway.stub.reset({ '*': route });
  const requests = [
    gateway.graphql(SIGN_UP, { input: VARIABLES.input }, { token: TOKEN }),
    gateway.graphql(LOG_IN, { ...credentials, password: 'CANARYpass' }, { token: TOKEN }),
    gateway.graphql(EXCHANGE, { code: 'CANARY-code', verifier: 'CANARY-word' }, { token: TOKEN }),
    gateway.graphql(UPDATE, { input: { year: '4th' } }, { token: TOKEN }),
    gateway.graphql('mutation { logOut }', {}, { token: TOKEN }),
    gateway.graphql(HOME, {}, { token: TOKEN }),
    gateway.graphql(HOME),
  ].map(async (answered) => (await answered).text);
  const fetched = (
    [
      ['/auth/google/callback?code=CANARY-code&state=CANARY', { headers: { cookie: 'google-journey=CANARY' } }],
      ['/images/CANARY', {}],
      [
        '/images',
        {
          method: 'POST',
          headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'multipart/form-data; boundary=x' },
          body: 'CANARY',
        },
      ],
    ] as [string, RequestInit][]
  ).map(async ([path, init]) => {
    const response = await fetch(`${gateway.url}${path}`, { ...init, redirect: 'manual' });
    return `${JSON.stringify([...response.headers])}${await response.text()}`;
  });
  const responses = await Promise.all([...requests, ...fetched]);
  for (const text of responses) expect(text).not.toMatch(MARK);
  expect(log.length > 0).toBe(isLogged);
  expect(log).not.toMatch(MARK);
});

test('nor if a password reset fails', async () => {
  log = '';
  gateway.stub.reset({ '*': echo(503) });
  const { text } = await gateway.graphql(RESET, { input: VARIABLES.reset });
  expect(text + log).not.toMatch(MARK);
});

test('the service token is sent with its call only', async () => {
  log = '';
  gateway.stub.reset({ ...contentRoutes(), '*': { data: [] } });
  const everything = `query { ${HOME.trim().slice(1, -1)} internshipSubject(id: "s1") { topics { id } }
    internshipSubTopics(topicId: "t2") { id } search(text: "heart") { topicName } viewer { id } boards { code } }`;
  const responses = await Promise.all([
    gateway.graphql(HOME),
    gateway.graphql(everything),
    gateway.graphql(everything, {}, { token: TOKEN }),
  ]);
  const withIt = gateway.stub.calls.filter(({ headers }) => JSON.stringify(headers).includes('CANARY-service-token'));
  expect(withIt.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/med/api/v1/intern/tabs?fields=-topic_list', 'Bearer CANARY-service-token'],
  ]);
  expect(gateway.stub.calls.length).toBeGreaterThan(8);
  for (const { text, headers } of responses) expect(text + JSON.stringify([...headers])).not.toMatch(MARK);
  expect(log).not.toMatch(MARK);
});
