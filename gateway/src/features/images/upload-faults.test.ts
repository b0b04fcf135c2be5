import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../../testing/index.ts';
import {
  ANSWERED,
  count,
  forget,
  MB,
  multipart,
  refusal,
  seen,
  slowUpload,
  store,
  STORED,
  TOKEN,
  upload,
} from '../../testing/uploads.ts';

const DEADLINE_MS = 400;
const UNAVAILABLE = [502, 'UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.'] as const;
const TIMEOUT = [504, 'UPSTREAM_TIMEOUT', 'Request timed out. Please try again later.'] as const;
const bad = (status: number, message: string) => [status, 'BAD_USER_INPUT', message] as const;
const TOO_SLOW = 'The image came in too slowly. Try a smaller one, or a better connection.';
const NO_IMAGE = 'Only JPEG, PNG and WebP images can be uploaded.';

const elsewhere: Answer = (response) => response.writeHead(307, { location: 'https://evil.example/' }).end();
const half: Answer = (response) => response.writeHead(201).write('{"im');
const busy: Answer = (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}');
const packed =
  (status: number, body: unknown, coding = 'gzip'): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-encoding': coding })
      .end(gzipSync(JSON.stringify(body)));

async function errorOf(answered: Promise<IncomingMessage>) {
  const response = await answered;
  return { status: response.statusCode, ...((await json(response)) as Record<string, unknown>) };
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ timeoutMs: DEADLINE_MS });
});
beforeEach(() => {
  forget();
  gateway.stub.reset({ 'POST /images': store });
});
afterAll(() => gateway.close());

describe('upstream rejections and failures', () => {
  test.each<[string, Answer, readonly [number, string, string]]>([
    ['401', answer(401, { message: 'Please log in.' }), [401, 'UNAUTHENTICATED', 'Please log in.']],
    ['400', answer(400, { message: NO_IMAGE, field: 'url' }), bad(400, NO_IMAGE)],
    ['413', answer(413, { message: 'The image is larger than 5 MB.' }), bad(413, 'The image is larger than 5 MB.')],
    ['408, where it has measured for itself', answer(408, { message: TOO_SLOW }), bad(408, TOO_SLOW)],
    ['422 without words', answer(422, ''), bad(422, 'Image upload failed')],
    ['400 in gzip', packed(400, { message: NO_IMAGE, field: 'url' }), bad(400, NO_IMAGE)],
    ['400 in a coding that nobody knows', packed(400, {}, 'zip'), bad(400, 'Image upload failed')],
    ['201 in a coding that nobody knows', packed(201, {}, 'zip'), UNAVAILABLE],
    ['201 that grows beyond 64 kB', packed(201, ' '.repeat(100_000)), UNAVAILABLE],
    ['500 with its inside', answer(500, { message: 'ENOSPC at /srv/api.js' }), UNAVAILABLE],
    ['200 with HTML', answer(200, '<html>', 'text/html'), UNAVAILABLE],
    ['an image without an id', answer(201, { images: {} }), UNAVAILABLE],
    ['an id that leads elsewhere', answer(201, { images: { _id: '1', public_id: '../x' } }), UNAVAILABLE],
    ['an endless answer', answer(201, ' '.repeat(100_000)), UNAVAILABLE],
    ['a redirect', elsewhere, UNAVAILABLE],
    ['a reset', (_response, { socket }) => socket.resetAndDestroy(), UNAVAILABLE],
    ['a hang', () => {}, TIMEOUT],
    ['half an answer', half, TIMEOUT],
  ])('%s', async (_what, fault, [status, code, message]) => {
    gateway.stub.reset({ 'POST /images': fault });
    const begun = performance.now();
    expect(await refusal(upload(gateway, multipart(Buffer.alloc(MB))))).toMatchObject({ status, code, message });
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS + 1_500);
    gateway.stub.reset({ 'POST /images': store });
    expect((await upload(gateway)).status).toBe(201);
  });

  test('reads a gzip response', async () => {
    gateway.stub.reset({ 'POST /images': packed(201, STORED) });
    const response = await upload(gateway);
    expect([response.status, await response.json()]).toEqual([201, ANSWERED]);
  });

  test('passes on 429 with Retry-After', async () => {
    gateway.stub.reset({ 'POST /images': busy });
    const response = await upload(gateway);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test('passes on a response before the end of the body at once', async () => {
    gateway.stub.reset({ 'POST /images': answer(401, { message: 'Please log in.' }) });
    const { outgoing, answered } = slowUpload(gateway);
    outgoing.write(Buffer.alloc(1000));
    const begun = performance.now();
    expect((await answered).statusCode).toBe(401);
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS);
    outgoing.destroy();
  });
});

describe('slow and broken connections', () => {
  test('a stalled one gets 408, and the upstream call is aborted', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing, answered } = slowUpload(gateway);
    outgoing.write(Buffer.alloc(1000));
    expect(await errorOf(answered)).toMatchObject({
      status: 408,
      code: 'BAD_USER_INPUT',
      field: 'url',
      message: TOO_SLOW,
    });
    await expect.poll(() => seen.isCut).toBe(true);
    outgoing.destroy();
  });

  test('one that stops after a fast start is too', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing, answered } = slowUpload(gateway);
    outgoing.write(Buffer.alloc(100_000));
    expect((await errorOf(answered)).status).toBe(408);
    outgoing.destroy();
  });

  test('an endless one is aborted after three times the timeout of a call', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing, answered } = slowUpload(gateway);
    const flow = setInterval(() => outgoing.write(Buffer.alloc(500)), 20);
    const begun = performance.now();
    expect((await errorOf(answered)).status).toBe(408);
    expect(performance.now() - begun).toBeGreaterThan(DEADLINE_MS * 2);
    clearInterval(flow);
    outgoing.destroy();
  });

  test('closing the connection aborts the upstream call', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing } = slowUpload(gateway, { 'content-length': '5000' });
    outgoing.write(Buffer.alloc(1000));
    await expect.poll(() => seen.bytes).toBe(1000);
    outgoing.destroy();
    await expect.poll(() => seen.isCut).toBe(true);
  });

  test('slow ones do not block other calls; the fifteenth gets 429', async () => {
    const other = await startTestGateway();
    other.stub.reset({ 'POST /images': count, '/users': { data: { _id: 1, user_id: 'u-7' } } });
    const slow = Array.from({ length: 15 }, (_, index) =>
      slowUpload(other, { authorization: `Bearer ${tokenOf({ user_id: `u-${index}` })}` }),
    );
    for (const { outgoing } of slow) outgoing.write('x');
    const refused = await Promise.race(slow.map(({ answered }) => answered));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(await other.dataOf('{ viewer { id } }', {}, { token: TOKEN })).toEqual({ viewer: { id: '1' } });
    for (const { outgoing } of slow) outgoing.destroy();
    other.stub.reset({ 'POST /images': answer(201, STORED) });
    await expect.poll(async () => (await upload(other)).json()).toEqual(ANSWERED);
    await other.close();
  });
});
