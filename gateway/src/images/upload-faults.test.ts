import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type Answer, type TestGateway } from '../testkit.ts';
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
} from './test-uploads.ts';

const DEADLINE_MS = 400;
const UNAVAILABLE = [502, 'UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.'] as const;
const TIMEOUT = [504, 'UPSTREAM_TIMEOUT', 'Request timed out. Please try again later.'] as const;
const bad = (status: number, message: string) => [status, 'BAD_USER_INPUT', message] as const;
const NO_IMAGE = 'Only JPEG, PNG and WebP images can be uploaded.';

const elsewhere: Answer = (response) => response.writeHead(307, { location: 'https://evil.example/' }).end();
const half: Answer = (response) => response.writeHead(201).write('{"im');
const busy: Answer = (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ timeoutMs: DEADLINE_MS });
});
beforeEach(() => {
  forget();
  gateway.stub.reset({ 'POST /images': store });
});
afterAll(() => gateway.close());

describe('what the upstream refuses, and what goes wrong with it', () => {
  test.each<[string, Answer, readonly [number, string, string]]>([
    ['401', answer(401, { message: 'Please log in.' }), [401, 'UNAUTHENTICATED', 'Please log in.']],
    ['400', answer(400, { message: NO_IMAGE, field: 'url' }), bad(400, NO_IMAGE)],
    ['413', answer(413, { message: 'The image is larger than 5 MB.' }), bad(413, 'The image is larger than 5 MB.')],
    ['422 without words', answer(422, ''), bad(422, 'Image upload failed')],
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

  test('429 says when to come back', async () => {
    gateway.stub.reset({ 'POST /images': busy });
    const response = await upload(gateway);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test('an answer that comes before the end of the body is not waited with', async () => {
    gateway.stub.reset({ 'POST /images': answer(401, { message: 'Please log in.' }) });
    const { outgoing, answered } = slowUpload(gateway);
    outgoing.write(Buffer.alloc(1000));
    const begun = performance.now();
    expect((await answered).statusCode).toBe(401);
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS);
    outgoing.destroy();
  });
});

describe('what goes wrong with the line', () => {
  test('one that stops is hung up on, and the upstream with it', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing, answered } = slowUpload(gateway);
    outgoing.write(Buffer.alloc(1000));
    expect((await answered).statusCode).toBe(504);
    await expect.poll(() => seen.isCut).toBe(true);
    outgoing.destroy();
  });

  test('one that is dripped on for ever too, whatever comes of it', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing, answered } = slowUpload(gateway);
    const drip = setInterval(() => outgoing.write('x'), 20);
    const begun = performance.now();
    expect((await answered).statusCode).toBe(504);
    expect(performance.now() - begun).toBeGreaterThan(DEADLINE_MS * 2);
    clearInterval(drip);
    outgoing.destroy();
  });

  test('a reader who leaves ends the call', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing } = slowUpload(gateway, { 'content-length': '5000' });
    outgoing.write(Buffer.alloc(1000));
    await expect.poll(() => seen.bytes).toBe(1000);
    outgoing.destroy();
    await expect.poll(() => seen.isCut).toBe(true);
  });

  test('slow ones leave the calls their connections, and past 24 one is asked to come back', async () => {
    const other = await startTestGateway();
    other.stub.reset({ 'POST /images': count, '/users': { data: { _id: 1, user_id: 'u-7' } } });
    const slow = Array.from({ length: 25 }, () => slowUpload(other));
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
