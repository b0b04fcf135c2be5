import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../../testing/index.ts';
import { count, DESK, deskFor, exchangeCalls, forget, multipart, refusal, seen, TYPE } from '../../testing/uploads.ts';
import { MAX_IMPORT_BYTES } from './settings.ts';

const TOKEN = tokenOf({ user_id: 'u-7' });
const IMPORT = 'POST /admin/questions/import';
const withDesk = (call: string, route: Answer) => ({ ...DESK, [call]: route });
const FILE = multipart(Buffer.from('stem,option_a\nWhy?,So\n'));

const lines = (...all: unknown[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('');
const ndjson: Answer = (response, incoming) => {
  incoming.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.end(lines({ progress: { rows: 1 } }, { report: { rows: 1, imported: 1 } }));
  });
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ connectionLimits: { requestMs: 400 } });
});
beforeEach(() => gateway.stub.reset(withDesk(IMPORT, ndjson)));
beforeEach(forget);
afterAll(() => gateway.close());

const importCalls = () => exchangeCalls(gateway);
const send = (headers: Record<string, string> = {}, query = '?format=csv&dry_run=true') =>
  fetch(`${gateway.url}/exchange/import${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE, ...headers },
    body: FILE,
  });

/** An import whose body the test writes itself. */
function slowImport(token = TOKEN) {
  const outgoing = request({
    port: new URL(gateway.url).port,
    host: '127.0.0.1',
    path: '/exchange/import?format=csv',
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': TYPE },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  answered.catch(() => {});
  return { outgoing, answered };
}

describe('an import', () => {
  test('goes to the API with its query and token, and the report comes back as it is', async () => {
    const response = await send();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect(await response.text()).toBe(lines({ progress: { rows: 1 } }, { report: { rows: 1, imported: 1 } }));
    expect(importCalls()).toEqual(['/admin/questions/import?format=csv&dry_run=true&publish=false']);
    await send({}, '?format=csv&publish=true');
    expect(importCalls().at(-1)).toBe('/admin/questions/import?format=csv&publish=true');
    expect(gateway.stub.calls.at(-1)).toMatchObject({
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE, 'content-length': String(FILE.length) },
    });
  });

  test('is streamed both ways, and may take longer than other requests', async () => {
    const talk: Answer = (response, incoming) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' }).write(lines({ progress: { rows: 0 } }));
      incoming.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
      incoming.once('end', () => response.end(lines({ report: { rows: 3 } })));
    };
    gateway.stub.reset(withDesk(IMPORT, talk));
    const { outgoing, answered } = slowImport();
    outgoing.write('x'.repeat(1000));
    const response = await answered;
    const [first] = (await once(response, 'data')) as [Buffer];
    expect(first.toString()).toBe(lines({ progress: { rows: 0 } }));
    await new Promise((resolve) => setTimeout(resolve, 700));
    outgoing.end('y');
    await expect.poll(() => seen.bytes).toBe(1001);
  });

  test('ends upstream when its client leaves, during the upload and after it', async () => {
    gateway.stub.reset(withDesk(IMPORT, count));
    const uploading = slowImport();
    uploading.outgoing.write('x'.repeat(1000));
    await expect.poll(() => seen.bytes).toBe(1000);
    uploading.outgoing.destroy();
    await expect.poll(() => seen.isCut).toBe(true);

    let isClosed = false;
    const begin: Answer = (response, incoming) => {
      response.once('close', () => (isClosed = !response.writableFinished));
      incoming.resume().once('end', () => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' }).write(lines({ progress: { rows: 0 } }));
      });
    };
    gateway.stub.reset(withDesk(IMPORT, begin));
    const leaving = new AbortController();
    const response = await fetch(`${gateway.url}/exchange/import?format=csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE },
      body: FILE,
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    leaving.abort();
    await expect.poll(() => isClosed).toBe(true);
  });

  test.each([
    ['no token', { authorization: '' }, 401, 'UNAUTHENTICATED'],
    ['a page of another site’s form', { 'content-type': 'text/plain' }, 415, 'BAD_USER_INPUT'],
  ])('with %s is refused without an upstream call', async (_what, headers, status, code) => {
    expect(await refusal(send(headers))).toMatchObject({ status, code });
    expect(importCalls()).toEqual([]);
  });

  test('of too many bytes is refused', async () => {
    const outgoing = slowImport().outgoing;
    outgoing.destroy();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({
        port: new URL(gateway.url).port,
        path: '/exchange/import?format=csv',
        method: 'POST',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': TYPE,
          'content-length': String(MAX_IMPORT_BYTES + 1),
        },
      })
        .once('response', resolve)
        .once('error', reject)
        .flushHeaders();
    });
    expect(response.statusCode).toBe(413);
    response.destroy();
    expect(importCalls()).toEqual([]);
  });

  test.each<[string, Answer, number, Record<string, unknown>]>([
    ['the role', answer(403, { message: 'Only administrators.', code: 'FORBIDDEN' }), 403, { code: 'FORBIDDEN' }],
    ['the token', answer(401, { message: 'Log in.' }), 401, { code: 'UNAUTHENTICATED' }],
    [
      'the file',
      answer(400, { message: 'The file is a PDF.', code: 'BAD_FILE', field: 'file' }),
      400,
      { code: 'BAD_USER_INPUT', message: 'The file is a PDF.', field: 'file' },
    ],
    [
      'another one',
      answer(409, { message: 'Another import is being stored.', code: 'CONFLICT' }),
      409,
      { message: 'Another import is being stored.' },
    ],
    ['with a page', answer(200, '<b>', 'text/html'), 502, { code: 'UPSTREAM_UNAVAILABLE' }],
  ])('that the API refuses for %s is refused', async (_what, fault, status, body) => {
    gateway.stub.reset(withDesk(IMPORT, fault));
    expect(await refusal(send())).toMatchObject({ status, ...body });
  });

  test('of which a caller has two already must wait', async () => {
    gateway.stub.reset(withDesk(IMPORT, count));
    const running = [slowImport(), slowImport()];
    for (const { outgoing } of running) outgoing.write('x');
    await expect.poll(() => seen.bytes).toBe(2);
    expect(await refusal(send())).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    for (const { outgoing } of running) outgoing.destroy();
    gateway.stub.reset(withDesk(IMPORT, ndjson));
    await expect.poll(async () => (await send()).status).toBe(200);
  });

  test('that never ends takes no place for itself with a token of no administrator', async () => {
    gateway.stub.reset({ ...deskFor('READER'), [IMPORT]: ndjson });
    const held = [1, 2, 3, 4, 5].map((reader) => slowImport(tokenOf({ user_id: `u-${reader}` })));
    for (const { outgoing, answered } of held) {
      outgoing.write('x');
      expect((await answered).statusCode).toBe(403);
    }
    gateway.stub.reset(withDesk(IMPORT, ndjson));
    expect((await send()).status).toBe(200);
    for (const { outgoing } of held) outgoing.destroy();
  });

  test('to a server without a desk is refused', async () => {
    gateway.stub.reset({ '/capabilities': answer(404, {}) });
    expect(await refusal(send())).toMatchObject({ status: 404, code: 'NOT_SUPPORTED' });
  });
});

describe('an export', () => {
  const get = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
    fetch(`${gateway.url}/exchange/export?format=csv&prof=_1`, { headers });
  const serve = (type: string) => {
    const file: Answer = (response) =>
      response
        .writeHead(200, { 'content-type': type, 'content-disposition': 'attachment; filename="questions.csv"' })
        .end('stem\n');
    gateway.stub.reset(withDesk('/admin/questions/export', file));
  };

  test('is the API’s file, to save', async () => {
    serve('text/csv; charset=utf-8');
    const response = await get();
    expect([response.status, await response.text()]).toEqual([200, 'stem\n']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="questions.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(importCalls()).toEqual(['/admin/questions/export?format=csv&prof=_1']);
  });

  test('is never a page, and never without a token', async () => {
    serve('text/html');
    expect(await refusal(get())).toMatchObject({ status: 502 });
    expect(await refusal(get({}))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('the database', () => {
  const EXPORT = 'POST /admin/export';
  const PASSWORD = JSON.stringify({ password: 's3cret-word' });
  const post = (headers: Record<string, string> = {}, body = PASSWORD) =>
    fetch(`${gateway.url}/exchange/database`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
      body,
    });
  const serve: Answer = (response) => {
    const head = { 'content-type': 'application/gzip', 'content-disposition': 'attachment; filename="database.gz"' };
    response.writeHead(200, head).write('begun');
    setTimeout(() => response.end(', done'), 700);
  };

  test('comes as a file to save, while it is written, for the password that the API gets', async () => {
    gateway.stub.reset(withDesk(EXPORT, serve));
    const response = await post();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="database.gz"',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect([response.status, await response.text()]).toEqual([200, 'begun, done']);
    expect(importCalls()).toEqual(['/admin/export']);
    expect(gateway.stub.calls.at(-1)).toMatchObject({
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: { password: 's3cret-word' },
    });
  });

  test('that is cut off upstream is cut off for the client', async () => {
    const cut: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/gzip' }).write('begun');
      setTimeout(() => response.destroy(), 100);
    };
    gateway.stub.reset(withDesk(EXPORT, cut));
    await expect(post().then((response) => response.text())).rejects.toThrow('terminated');
  });

  test.each<[string, Answer, number, Record<string, unknown>]>([
    [
      'a wrong password',
      answer(400, { message: 'This is not your password.', code: 'BAD_REQUEST', field: 'password' }),
      400,
      { code: 'BAD_USER_INPUT', message: 'This is not your password.', field: 'password' },
    ],
    ['too many of them', answer(429, {}), 429, { code: 'TOO_MANY_REQUESTS' }],
    ['the role', answer(403, { message: 'This is for admins.' }), 403, { code: 'FORBIDDEN' }],
    [
      'an account without one',
      answer(409, { message: 'Your account has no password.' }),
      409,
      { code: 'CONFLICT', message: 'Your account has no password.' },
    ],
    ['with a page', answer(200, '<b>', 'text/html'), 502, { code: 'UPSTREAM_UNAVAILABLE' }],
  ])('that the API refuses for %s is refused', async (_what, fault, status, body) => {
    gateway.stub.reset(withDesk(EXPORT, fault));
    expect(await refusal(post())).toMatchObject({ status, ...body });
  });

  test.each([
    ['no token', { authorization: '' }, PASSWORD, 401, 'UNAUTHENTICATED'],
    ['a page of another site’s form', { 'content-type': 'text/plain' }, PASSWORD, 415, 'BAD_USER_INPUT'],
    ['too long a body', {}, JSON.stringify({ password: 'x'.repeat(20_000) }), 413, 'BAD_USER_INPUT'],
  ])('with %s is refused without an upstream call', async (_what, headers, body, status, code) => {
    gateway.stub.reset(withDesk(EXPORT, serve));
    expect(await refusal(post(headers, body))).toMatchObject({ status, code });
    expect(importCalls()).toEqual([]);
  });

  test('of a server without a desk is refused', async () => {
    gateway.stub.reset({ '/capabilities': answer(404, {}) });
    expect(await refusal(post())).toMatchObject({ status: 404, code: 'NOT_SUPPORTED' });
  });
});
