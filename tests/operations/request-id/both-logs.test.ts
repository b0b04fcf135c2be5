import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createLogger as createApiLogger,
  readEnv as readApiEnv,
  type RunningApi,
  startApi,
} from '../../../api/src/testing/program.ts';
import { createLogger, readEnv, type RunningGateway, startGateway } from '../../../gateway/src/testing/program.ts';
import { dataFolder } from '../../testkit/data-folder.ts';

type Line = { msg: string; reqId?: string; req?: { id: string; path: string } };
const folder = dataFolder();
const apiLog: Line[] = [];
const gatewayLog: Line[] = [];
const into = (log: Line[]) => ({ write: (line: string) => void log.push(JSON.parse(line) as Line) });

let api: RunningApi;
let gateway: RunningGateway;
beforeAll(async () => {
  const apiEnv = readApiEnv({ PORT: '0', DATA_DIR: folder.path, SAMPLE_CONTENT: 'false' });
  api = await startApi(apiEnv, createApiLogger('debug', into(apiLog)));
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: `http://127.0.0.1:${api.port}/med/api/v1` });
  gateway = await startGateway(env, createLogger('debug', into(gatewayLog)));
});
afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
  folder.remove();
});

test('the request id of an error response is in both logs', async () => {
  // Makes the api's query fail.
  await api.database.db.execute('DROP TABLE faqs CASCADE');
  const response = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ faqs { id } }' }),
  });
  expect(await response.text()).toContain('UPSTREAM_UNAVAILABLE');
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const ofGateway = gatewayLog.filter(({ reqId }) => reqId === id).map(({ msg }) => msg);
  expect(ofGateway).toEqual(['resolver failed']);
  const ofApi = apiLog.filter(({ reqId, req }) => reqId === id || req?.id === id);
  expect(ofApi.map(({ msg }) => msg)).toContain('unexpected error');
  expect(ofApi.map(({ req }) => req?.path)).toContain('/med/api/v1/faqs');
});
