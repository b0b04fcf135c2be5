import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createLogger as createApiLogger,
  readEnv as readApiEnv,
  type RunningApi,
  startApi,
} from '../../api/src/testing/program.ts';
import { createLogger, readEnv, type RunningGateway, startGateway } from '../../gateway/src/testing/program.ts';
import { spellingsOf } from '../../gateway/src/testing/tokens.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { sendQuery, queryData } from '../testkit/graphql.ts';

const PASSWORD = 'secret-1';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(email: $email, password: $password) { token } }`;

const folder = dataFolder();
let api: RunningApi;
let gateway: RunningGateway;
let url: string;
beforeAll(async () => {
  const apiEnv = readApiEnv({ PORT: '0', DATA_DIR: folder.path, SAMPLE_CONTENT: 'false' });
  api = await startApi(apiEnv, createApiLogger('silent'));
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: `http://127.0.0.1:${api.port}/med/api/v1` });
  gateway = await startGateway(env, createLogger('silent'));
  url = `http://127.0.0.1:${gateway.port}`;
  const input = { name: 'Nusrat', email: 'nusrat@example.com', password: PASSWORD, confirmPassword: PASSWORD };
  await queryData(url, SIGN_UP, { variables: { input } });
});
afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
  folder.remove();
});

/** The proxy in front adds the client's address. */
const from = (address: string) => ({ 'x-forwarded-for': address });

test('a neighbour behind the same carrier-grade NAT who uses up the log-ins of an email address affects only that address', async () => {
  const logIn = async (address: string, password: string) => {
    const variables = { email: 'nusrat@example.com', password };
    return (await sendQuery(url, LOG_IN, { variables, headers: from(address) })).errors?.[0]?.extensions.code ?? 'ok';
  };
  expect(await logIn('100.64.7.1', 'wrong-one')).toBe('INVALID_CREDENTIALS');
  await api.database.db.execute("UPDATE rate_limits SET points = 300 WHERE key LIKE 'login-address:%'");
  expect(await logIn('100.64.7.1', PASSWORD)).toBe('TOO_MANY_REQUESTS');
  expect(await logIn('100.64.7.2', PASSWORD)).toBe('ok');
  expect(await logIn('192.168.7.1', PASSWORD)).toBe('ok');
});

test('a token is valid only in its canonical encoding', async () => {
  const variables = { email: 'nusrat@example.com', password: PASSWORD };
  const { logIn } = await queryData<{ logIn: { token: string } }>(url, LOG_IN, { variables });
  const viewer = async (token: string) =>
    (await sendQuery(url, '{ viewer { name } }', { token })).errors?.[0]?.extensions.code ?? 'ok';
  const spellings = spellingsOf(logIn.token);
  expect(spellings).toContain(logIn.token);
  for (const token of spellings) {
    expect(await viewer(token), token).toBe(token === logIn.token ? 'ok' : 'UNAUTHENTICATED');
  }
});
