import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import {
  ANSWERED,
  chunked,
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
  TYPE,
  upload,
} from '../../testing/uploads.ts';

const DEADLINE_MS = 400;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ timeoutMs: DEADLINE_MS });
});
beforeEach(() => {
  forget();
  gateway.stub.reset({ 'POST /images': store });
});
afterAll(() => gateway.close());

describe('an upload', () => {
  test('is passed on unchanged with the token and its content type; the response has the gateway’s address', async () => {
    const body = multipart(Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256)));
    const response = await upload(gateway, body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(ANSWERED);
    expect(seen.body.equals(body)).toBe(true);
    expect(gateway.stub.calls).toMatchObject([
      {
        method: 'POST',
        url: '/med/api/v1/images',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': TYPE,
          'content-length': String(body.length),
          'client-ip': '0.0.0.0',
        },
      },
    ]);
  });

  test('from a browser’s form is accepted', async () => {
    const form = new FormData();
    form.set('url', new Blob(['png'], { type: 'image/png' }), 'me.png');
    const response = await fetch(`${gateway.url}/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: form,
    });
    expect(await response.json()).toEqual(ANSWERED);
    expect(seen.body.toString()).toContain('filename="me.png"');
  });

  test('of 5 MB is accepted', async () => {
    // With the product's timeout, because a busy machine may need longer than that of the other tests.
    const roomy = await startTestGateway();
    roomy.stub.reset({ 'POST /images': store });
    const body = multipart(Buffer.alloc(5 * MB, 7));
    expect((await upload(roomy, body)).status).toBe(201);
    expect(seen.body.equals(body)).toBe(true);
    await roomy.close();
  });

  test('is streamed: the upstream gets its beginning before the client sends its end', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing } = slowUpload(gateway);
    outgoing.write(Buffer.alloc(64 * 1024));
    await expect.poll(() => seen.bytes).toBeGreaterThan(0);
    outgoing.destroy();
    await expect.poll(() => seen.isCut).toBe(true);
  });

  test('over a slow connection may take longer than other calls', async () => {
    const { outgoing, answered } = slowUpload(gateway);
    for (let sent = 0; sent < 4; sent += 1) {
      outgoing.write(Buffer.alloc(1000));
      await new Promise((resolve) => setTimeout(resolve, DEADLINE_MS / 2.5));
    }
    outgoing.end();
    expect((await answered).statusCode).toBe(201);
    expect(seen.body).toHaveLength(4000);
  });

  test.each([
    ['one more data', { data: STORED }],
    ['a list', { images: [STORED.images] }],
    ['a number', { images: { ...STORED.images, _id: 31, url: 'https://evil.example/x' } }],
  ])('answered with %s', async (_what, body) => {
    gateway.stub.reset({ 'POST /images': answer(201, body) });
    expect(await (await upload(gateway)).json()).toEqual(ANSWERED);
  });
});

describe('is rejected without an upstream call', () => {
  test.each([
    ['without a token', { authorization: '' }, 401, 'UNAUTHENTICATED', 'Unauthorized: Please log in.'],
    [
      'with a cookie for a token',
      { authorization: '', cookie: `authToken=${TOKEN}` },
      401,
      'UNAUTHENTICATED',
      'Unauthorized: Please log in.',
    ],
    ['as JSON', { 'content-type': 'application/json' }, 400, 'BAD_USER_INPUT', 'Image upload failed'],
    ['as text', { 'content-type': 'text/plain' }, 400, 'BAD_USER_INPUT', 'Image upload failed'],
    ['as an image', { 'content-type': 'image/png' }, 400, 'BAD_USER_INPUT', 'Image upload failed'],
    ['without a boundary', { 'content-type': 'multipart/form-data' }, 400, 'BAD_USER_INPUT', 'Image upload failed'],
    [
      'of another multipart',
      { 'content-type': 'multipart/mixed; boundary=x' },
      400,
      'BAD_USER_INPUT',
      'Image upload failed',
    ],
  ])('%s', async (_what, headers, status, code, message) => {
    expect(await refusal(upload(gateway, undefined, headers))).toMatchObject({ status, code, message });
    expect(gateway.callsMade()).toEqual([]);
  });

  test('with too large a Content-Length', async () => {
    const response = upload(gateway, multipart(Buffer.alloc(6 * MB)));
    expect(await refusal(response)).toMatchObject({
      status: 413,
      code: 'BAD_USER_INPUT',
      field: 'url',
      message: 'The image is larger than 5 MB.',
    });
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('that grows too large', () => {
  test('is aborted midway with an error', async () => {
    gateway.stub.reset({ 'POST /images': count });
    expect(await refusal(upload(gateway, chunked(12)))).toMatchObject({
      status: 413,
      message: 'The image is larger than 5 MB.',
    });
    expect(seen.bytes).toBeLessThanOrEqual(5 * MB + 16 * 1024);
    await expect.poll(() => seen.isCut).toBe(true);
  });

  test('that never ends is disconnected', async () => {
    gateway.stub.reset({ 'POST /images': count });
    // By hand: Node's client stops sending once it has a response.
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => {});
    const reply = text(socket).catch(() => '');
    socket.write(`POST /images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: ${TYPE}\r\n`);
    socket.write('Transfer-Encoding: chunked\r\n\r\n');
    const chunk = Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), Buffer.alloc(MB), Buffer.from('\r\n')]);
    let written = 0;
    while (!socket.destroyed && written < 200) {
      written += 1;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
    }
    socket.destroy();
    await reply;
    // 5 MB are passed on and 20 dropped; the rest was in buffers.
    expect(written).toBeGreaterThan(20);
    expect(written).toBeLessThan(60);
  });
});
