import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '../../journeys/notifications/notify.ts';
import { newPerson, PASSWORD, signIn } from '../../testkit/people.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';
import { examples, tableOf, type Example } from './document.ts';
import { lines, startExample } from './run-example.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('There is no python3: the example in Python is not run.');
// In CI, a missing interpreter is a failure.
const isLeftOut = (language: string) => language === 'python' && !hasPython && !process.env.CI;

const all = examples()
  .filter(({ language }) => !isLeftOut(language))
  .map((example) => [example.name, example] as const);

describe('the examples for integrators, in order', () => {
  let token = '';
  const start = (example: Example) => startExample(example, { GATEWAY: stack.url, TOKEN: token });

  test.each(all.filter(([, { isLive }]) => !isLive))('%s', async (_name, example) => {
    const { status, printed, token: left } = await start(example).result();
    expect({ status, printed }).toEqual({ status: 0, printed: lines(example.prints ?? '') });
    if (left) token = left;
  });

  test.each(all.filter(([, { isLive }]) => isLive))('%s receives events', async (_name, example) => {
    expect(token).not.toBe('');
    const started = start(example);
    const received = async () => {
      await post(stack, { title: 'A new paper' });
      return started.output();
    };
    try {
      await expect.poll(received, { timeout: 30_000, interval: 500 }).toContain('A new paper');
    } finally {
      await started.stop();
    }
  });
});

describe('the table of errors', () => {
  const OTHERS_PASSWORD = 'secret-2';
  const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { id } }`;
  const LOG_IN = `mutation ($password: String!) { logIn(email: "karim@example.com", password: $password) { token } }`;
  const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }`;
  const year = (arguments_: string) =>
    `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(${arguments_}) { questions { id } } } }`;
  const input = { name: 'Karim', email: 'karim@example.com', password: PASSWORD, confirmPassword: PASSWORD };
  const hash = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };

  const ASKED: [string, object, number?][] = [
    ['UNAUTHENTICATED', { query: 'mutation { requestWithdrawal { id } }' }],
    ['PURCHASE_REQUIRED', { query: year('year: 2024, page: 2') }],
    ['NOT_FOUND', { query: year('year: 1950') }],
    ['BAD_USER_INPUT', { query: year('year: 2024, page: 0') }],
    ['BAD_USER_INPUT', { query: SIGN_UP, variables: { input: { ...input, email: 'x' } } }],
    ['BAD_USER_INPUT', { query: SIGN_UP, variables: { input: 7 } }, 400],
    ['EMAIL_TAKEN', { query: SIGN_UP, variables: { input } }],
    ['INVALID_CREDENTIALS', { query: LOG_IN, variables: { password: OTHERS_PASSWORD } }],
    [
      'OTP_MISMATCH',
      { query: RESET, variables: { input: { email: input.email, otp: '000000', password: OTHERS_PASSWORD } } },
    ],
    ['BAD_REQUEST', {}],
    ['GRAPHQL_PARSE_FAILED', { query: '{' }],
    ['GRAPHQL_VALIDATION_FAILED', { query: '{ nothing }' }],
    ['OPERATION_RESOLUTION_FAILURE', { query: 'query A { boards { code } }', operationName: 'B' }],
    ['PERSISTED_QUERY_NOT_FOUND', { extensions: hash }],
  ];

  beforeAll(async () => {
    await newPerson(stack.url, 'Karim');
    await signIn(stack.url, input.email);
  });

  test.each(ASKED)('%s has its status', async (code, body, status) => {
    const row = tableOf('Errors').find(([name]) => name === code)!;
    const response = await fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify(body),
    });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect([errors[0]!.extensions.code, response.status]).toEqual([code, status ?? Number(row[1])]);
  });
});
