import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../../testing/index.ts';
import { MAX_CONTENT_BYTES } from './settings.ts';
import { chunked, count, DESK, exchangeCalls, multipart, refusal, TYPE } from '../../testing/uploads.ts';

const TOKEN = tokenOf({ user_id: 'u-7' });
const FOLDER = JSON.stringify({ files: { 'faqs.json': '[]' }, pictures: {}, unsent: [] });
const lines = (status: number, ...all: object[]): Answer =>
  answer(status, all.map((line) => `${JSON.stringify(line)}\n`).join(''), 'application/x-ndjson');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const stub = (route: Answer) =>
  gateway.stub.reset({
    ...DESK,
    'POST /admin/content/import': route,
    'POST /admin/content/pictures': route,
  });
const calls = () => exchangeCalls(gateway);
const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
const send = (given: Record<string, string> = {}, body = FOLDER) =>
  fetch(`${gateway.url}/exchange/content?dry_run=true&prune=false`, {
    method: 'POST',
    headers: { ...headers, ...given },
    body,
  });
const sendPicture = (type = TYPE) =>
  fetch(`${gateway.url}/exchange/content/pictures?dry_run=true`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: multipart(Buffer.from('png')),
  });
describe('a folder of content', () => {
  test.each([
    ['report', 200, [{ waiting: true }, { report: { dry_run: true } }]],
    ['problems', 422, [{ problems: [{ file: 'faqs.json', problem: 'must be a list' }] }]],
  ])('goes to the API with its query and token; its %s comes back as it is', async (_what, status, report) => {
    stub(lines(status, ...report));
    const response = await send();
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/x-ndjson']);
    expect(await response.text()).toBe(report.map((line) => `${JSON.stringify(line)}\n`).join(''));
    expect(calls()).toEqual(['/admin/content/import?dry_run=true&prune=false']);
    expect(gateway.stub.calls.at(-1)).toMatchObject({
      headers: { ...headers, accept: 'application/x-ndjson', 'content-length': String(FOLDER.length) },
    });
  });

  test.each([
    ['no token', { authorization: '' }, 401, 'UNAUTHENTICATED'],
    ['a form of another site', { 'content-type': 'text/plain' }, 415, 'BAD_USER_INPUT'],
    ['a form', { 'content-type': TYPE }, 415, 'BAD_USER_INPUT'],
  ])('with %s is refused without an upstream call', async (_what, given, status, code) => {
    stub(lines(200, {}));
    expect(await refusal(send(given))).toMatchObject({ status, code });
    expect(calls()).toEqual([]);
  });

  test.each<[string, Answer, number, Record<string, unknown>]>([
    ['the role', answer(403, { message: 'Only administrators.', code: 'FORBIDDEN' }), 403, { code: 'FORBIDDEN' }],
    [
      'a change meanwhile',
      answer(409, { message: 'The content has changed since the check.', code: 'CONFLICT' }),
      409,
      { code: 'CONFLICT', message: 'The content has changed since the check.' },
    ],
    ['with JSON that is no report', answer(422, { problems: [] }), 422, { code: 'BAD_USER_INPUT' }],
    ['with a page', answer(200, '<b>', 'text/html'), 502, { code: 'UPSTREAM_UNAVAILABLE' }],
  ])('that the API refuses for %s is refused', async (_what, fault, status, body) => {
    stub(fault);
    expect(await refusal(send())).toMatchObject({ status, ...body });
  });

  test('to a server without a desk is refused', async () => {
    gateway.stub.reset({ '/capabilities': answer(404, {}) });
    expect(await refusal(send())).toMatchObject({ status: 404, code: 'NOT_SUPPORTED' });
  });
});

describe('a picture of it', () => {
  test.each([200, 201])('goes to the API; status %i comes back', async (status) => {
    stub(lines(status, { picture: null }));
    const response = await sendPicture();
    expect([response.status, await response.text()]).toEqual([status, '{"picture":null}\n']);
    expect(calls()).toEqual(['/admin/content/pictures?dry_run=true']);
  });

  test('that is none is refused with the API’s words', async () => {
    stub(answer(400, { message: 'Only JPEG, PNG and WebP images can be uploaded.', code: 'BAD_USER_INPUT' }));
    const message = 'Only JPEG, PNG and WebP images can be uploaded.';
    expect(await refusal(sendPicture())).toMatchObject({ status: 400, message });
    expect(await refusal(sendPicture('application/octet-stream'))).toMatchObject({ status: 415 });
  });
});

test('a picture that is too large is refused while it comes in, a folder before', async () => {
  stub(count);
  const post = { method: 'POST', headers: { ...headers, 'content-type': TYPE } };
  const response = fetch(`${gateway.url}/exchange/content/pictures`, { ...post, body: chunked(6), duplex: 'half' });
  const message = 'The file is larger than 5 MB: import it with the command.';
  expect(await refusal(response)).toMatchObject({ status: 413, message });

  const outgoing = request(`${gateway.url}/exchange/content`, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(MAX_CONTENT_BYTES + 1) },
  });
  outgoing.flushHeaders();
  const [refused] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(refused.statusCode).toBe(413);
  outgoing.on('error', () => {}).destroy();
  expect(calls()).toEqual(['/admin/content/pictures']);
});
