import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../testkit.ts';

const TOKEN = tokenOf({ user_id: 'u-7' });
const DEADLINE_MS = 400;
const MB = 1024 * 1024;
const STORED = { images: { _id: '31', public_id: 'aB3-_x', url: '/med/api/v1/images/aB3-_x' } };
const ANSWERED = { images: { _id: '31', public_id: 'aB3-_x', url: '/images/aB3-_x' } };
const TYPE = 'multipart/form-data; boundary=xyz';

let received: Buffer;
let bytesIn = 0;
let isCut = false;
const store: Answer = async (response, given) => {
  received = await buffer(given).catch(() => Buffer.alloc(0));
  answer(201, STORED)(response, given);
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ timeoutMs: DEADLINE_MS });
});
beforeEach(() => {
  received = Buffer.alloc(0);
  bytesIn = 0;
  isCut = false;
  gateway.stub.reset({ 'POST /images': store });
});
afterAll(() => gateway.close());

function multipart(file: Buffer) {
  const head =
    '--xyz\r\nContent-Disposition: form-data; name="url"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--xyz--\r\n')]);
}

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | string;
const upload = (body: Body = new Uint8Array(multipart(Buffer.from('png'))), headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' as const }),
  });

async function refusal(response: Response | Promise<Response>) {
  const { status, headers, ...rest } = await response;
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = (await (await response).json()) as Record<string, unknown>;
  return { status, ...rest, ...body };
}

/** A request whose body the test writes by hand. */
function slowly(headers: Record<string, string> = {}) {
  const { port } = new URL(gateway.url);
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path: '/images',
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE, ...headers },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  answered.catch(() => {});
  return { outgoing, answered };
}

/** Takes what comes, and never answers. */
const count: Answer = (_response, given) =>
  given
    .on('data', (chunk: Buffer) => (bytesIn += chunk.length))
    .once('close', () => (isCut = !given.complete))
    .on('error', () => {});

describe('an upload', () => {
  test('is passed on byte by byte, with the token and its own type, and answered with the gateway’s address', async () => {
    const body = multipart(Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256)));
    const response = await upload(new Uint8Array(body));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(ANSWERED);
    expect(received.equals(body)).toBe(true);
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

  test('of a browser’s form is one', async () => {
    const form = new FormData();
    form.set('url', new Blob(['png'], { type: 'image/png' }), 'me.png');
    const response = await fetch(`${gateway.url}/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: form,
    });
    expect(await response.json()).toEqual(ANSWERED);
    expect(received.toString()).toContain('filename="me.png"');
  });

  test('of 5 MB is taken', async () => {
    const body = multipart(Buffer.alloc(5 * MB, 7));
    expect((await upload(new Uint8Array(body))).status).toBe(201);
    expect(received.equals(body)).toBe(true);
  });

  test('flows: the upstream has its beginning before its end is written', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing } = slowly();
    outgoing.write(Buffer.alloc(64 * 1024));
    await expect.poll(() => bytesIn).toBeGreaterThan(0);
    outgoing.destroy();
    await expect.poll(() => isCut).toBe(true);
  });

  test('over a slow line may take longer than one answer, as long as it flows', async () => {
    const { outgoing, answered } = slowly();
    for (let sent = 0; sent < 4; sent += 1) {
      outgoing.write(Buffer.alloc(1000));
      await new Promise((resolve) => setTimeout(resolve, DEADLINE_MS / 2.5));
    }
    outgoing.end();
    expect((await answered).statusCode).toBe(201);
    expect(received).toHaveLength(4000);
  });

  test.each([
    ['one more data', { data: STORED }],
    ['a list', { images: [STORED.images] }],
    ['a number', { images: { ...STORED.images, _id: 31, url: 'https://evil.example/x' } }],
  ])('answered with %s', async (_what, body) => {
    gateway.stub.reset({ 'POST /images': answer(201, body) });
    expect(await (await upload()).json()).toEqual(ANSWERED);
  });
});

describe('is refused before the upstream hears of it', () => {
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
    expect(await refusal(upload(undefined, headers))).toMatchObject({ status, code, message });
    expect(gateway.callsMade()).toEqual([]);
  });

  test('announced as too large', async () => {
    const response = upload(new Uint8Array(multipart(Buffer.alloc(6 * MB))));
    expect(await refusal(response)).toMatchObject({
      status: 413,
      code: 'BAD_USER_INPUT',
      field: 'url',
      message: 'The image is larger than 5 MB.',
    });
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('too large, and not announced', () => {
  const chunked = (megabytes: number) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ >= megabytes) return controller.close();
        controller.enqueue(new Uint8Array(MB));
      },
    });
  };

  test('it is cut while it flows, and the reader is told', async () => {
    gateway.stub.reset({ 'POST /images': count });
    expect(await refusal(upload(chunked(12)))).toMatchObject({
      status: 413,
      message: 'The image is larger than 5 MB.',
    });
    expect(bytesIn).toBeLessThanOrEqual(5 * MB + 16 * 1024);
    await expect.poll(() => isCut).toBe(true);
  });

  test('one that never ends is hung up on', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing, answered } = slowly();
    let written = 0;
    const pour = () => {
      while (!outgoing.destroyed && written < 200 * MB) {
        written += MB;
        if (!outgoing.write(Buffer.alloc(MB))) return void outgoing.once('drain', pour);
      }
    };
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    pour();
    await Promise.allSettled([answered, closed]);
    expect(outgoing.destroyed).toBe(true);
    expect(written).toBeLessThan(60 * MB);
  });

  test('nothing is held: 20 at once leave the gateway’s memory as it was', async () => {
    const before = process.memoryUsage().arrayBuffers;
    await Promise.all(Array.from({ length: 20 }, () => upload(chunked(7)).then((response) => response.text())));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * MB);
    expect((await upload()).status).toBe(201);
  });
});

describe('faults on the way', () => {
  test.each<[string, Answer, number, string, string]>([
    ['401', answer(401, { message: 'Please log in.' }), 401, 'UNAUTHENTICATED', 'Please log in.'],
    [
      '400',
      answer(400, { message: 'Only JPEG, PNG and WebP images can be uploaded.', field: 'url' }),
      400,
      'BAD_USER_INPUT',
      'Only JPEG, PNG and WebP images can be uploaded.',
    ],
    [
      '413',
      answer(413, { message: 'The image is larger than 5 MB.' }),
      413,
      'BAD_USER_INPUT',
      'The image is larger than 5 MB.',
    ],
    ['422 without words', answer(422, ''), 422, 'BAD_USER_INPUT', 'Image upload failed'],
    [
      '500 with its inside',
      answer(500, { message: 'ENOSPC at /srv/api.js' }),
      502,
      'UPSTREAM_UNAVAILABLE',
      'Error: Something went wrong, please try again.',
    ],
    [
      '200 with HTML',
      answer(200, '<html>', 'text/html'),
      502,
      'UPSTREAM_UNAVAILABLE',
      'Error: Something went wrong, please try again.',
    ],
    [
      'an image without an id',
      answer(201, { images: {} }),
      502,
      'UPSTREAM_UNAVAILABLE',
      'Error: Something went wrong, please try again.',
    ],
    [
      'an id that leads elsewhere',
      answer(201, { images: { _id: '1', public_id: '../x' } }),
      502,
      'UPSTREAM_UNAVAILABLE',
      'Error: Something went wrong, please try again.',
    ],
    [
      'an endless answer',
      answer(201, ' '.repeat(100_000)),
      502,
      'UPSTREAM_UNAVAILABLE',
      'Error: Something went wrong, please try again.',
    ],
    [
      'a redirect',
      (response) => response.writeHead(307, { location: 'https://evil.example/' }).end(),
      502,
      'UPSTREAM_UNAVAILABLE',
      'Error: Something went wrong, please try again.',
    ],
    [
      'a reset',
      (_response, { socket }) => socket.resetAndDestroy(),
      502,
      'UPSTREAM_UNAVAILABLE',
      'Error: Something went wrong, please try again.',
    ],
    ['a hang', () => {}, 504, 'UPSTREAM_TIMEOUT', 'Request timed out. Please try again later.'],
    [
      'half an answer',
      (response) => response.writeHead(201).write('{"im'),
      504,
      'UPSTREAM_TIMEOUT',
      'Request timed out. Please try again later.',
    ],
  ])('%s', async (_what, fault, status, code, message) => {
    gateway.stub.reset({ 'POST /images': fault });
    const begun = performance.now();
    expect(await refusal(upload(new Uint8Array(multipart(Buffer.alloc(MB)))))).toMatchObject({ status, code, message });
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS + 1_500);
    gateway.stub.reset({ 'POST /images': store });
    expect((await upload()).status).toBe(201);
  });

  test('429 says when to come back', async () => {
    const busy: Answer = (response) => response.writeHead(429, { 'retry-after': '60' }).end('{}');
    gateway.stub.reset({ 'POST /images': busy });
    const response = await upload();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test('a line that stops is hung up on, and the upstream with it', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing, answered } = slowly();
    outgoing.write(Buffer.alloc(1000));
    expect((await answered).statusCode).toBe(504);
    await expect.poll(() => isCut).toBe(true);
    outgoing.destroy();
  });

  test('a reader who leaves ends the call', async () => {
    gateway.stub.reset({ 'POST /images': count });
    const { outgoing } = slowly({ 'content-length': '5000' });
    outgoing.write(Buffer.alloc(1000));
    await expect.poll(() => bytesIn).toBe(1000);
    outgoing.destroy();
    await expect.poll(() => isCut).toBe(true);
  });

  test('slow uploads leave the calls their connections, and past 40 one is asked to come back', async () => {
    const other = await startTestGateway({
      timeoutMs: 5_000,
      routes: { 'POST /images': count, '/users': { data: { _id: 1, user_id: 'u-7' } } },
    });
    const { port } = new URL(other.url);
    const open = Array.from({ length: 41 }, () => {
      const outgoing = request({
        port,
        host: '127.0.0.1',
        path: '/images',
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE },
      });
      outgoing.on('error', () => {});
      outgoing.write('x');
      return outgoing;
    });
    const [refused] = await Promise.race(
      open.map((one) => new Promise<[IncomingMessage]>((resolve) => one.once('response', (given) => resolve([given])))),
    );
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(await other.dataOf('{ viewer { id } }', {}, { token: TOKEN })).toEqual({ viewer: { id: '1' } });
    for (const one of open) one.destroy();
    await expect
      .poll(async () => {
        other.stub.reset({ 'POST /images': answer(201, STORED) });
        const response = await fetch(`${other.url}/images`, {
          method: 'POST',
          headers: { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE },
          body: 'x',
        });
        return response.status;
      })
      .toBe(201);
    await other.close();
  });
});
