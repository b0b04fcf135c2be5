import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type Answer, type TestGateway } from '../../testing/index.ts';

const CALL = '/images/aB3-_x';
const PIXELS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]);
const LARGE = Buffer.alloc(5 * 1024 * 1024 + 1);

let gateway: TestGateway;
beforeAll(async () => {
  // Pictures fail here on purpose; the circuit must stay closed.
  gateway = await startTestGateway({ circuit: { minCalls: Infinity } });
});
afterAll(() => gateway.close());

const view = (headers: Record<string, string> = {}) => fetch(`${gateway.url}${CALL}`, { headers });

describe('a picture with a content coding', () => {
  const packed =
    (coding: string, bytes: Buffer): Answer =>
    (response) =>
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-encoding': coding,
          'content-length': String(bytes.length),
        })
        .end(bytes);

  test.each([
    ['gzip', gzipSync(PIXELS)],
    ['x-gzip', gzipSync(PIXELS)],
    ['br', brotliCompressSync(PIXELS)],
    ['deflate', deflateSync(PIXELS)],
    ['deflate', deflateRawSync(PIXELS)],
    ['gzip, br', brotliCompressSync(gzipSync(PIXELS))],
    ['identity', PIXELS],
  ])('in %s is unpacked', async (coding, bytes) => {
    gateway.stub.reset({ [CALL]: packed(coding, bytes) });
    const response = await view({ 'accept-encoding': 'identity' });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXELS);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe(String(PIXELS.length));
  });

  test.each([
    ['that is none', 'gzip', PIXELS],
    ['in a coding that nobody knows', 'zip', PIXELS],
    ['that grows beyond 5 MB', 'gzip', gzipSync(LARGE)],
  ])('%s is refused', async (_what, coding, bytes) => {
    gateway.stub.reset({ [CALL]: packed(coding, bytes) });
    const response = await view();
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });

  test('answers HEAD without the compressed length', async () => {
    gateway.stub.reset({ [CALL]: packed('gzip', gzipSync(PIXELS)) });
    const response = await fetch(`${gateway.url}${CALL}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, null]);
  });
});
