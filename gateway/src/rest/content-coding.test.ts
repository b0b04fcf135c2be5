import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedCodings, codingsOf, isTooLarge, unpack } from './content-coding.ts';
import { openUpstream } from './http.ts';

const MB = 1024 * 1024;
const LIMIT = 5 * MB;

describe('a body that grows', () => {
  const zeros = Buffer.alloc(MB);
  // 4 GB, which this process has no memory for.
  const bombs: [string, Buffer, string][] = [
    ['in members of gzip', Buffer.concat(Array.from({ length: 4096 }, () => gzipSync(zeros))), 'gzip'],
    ['packed twice', gzipSync(Buffer.concat(Array.from({ length: 4096 }, () => gzipSync(zeros)))), 'gzip, gzip'],
    ['in brotli', brotliCompressSync(Buffer.alloc(100 * MB)), 'br'],
  ];

  test.each(bombs)('%s is aborted at the limit', async (_how, body, coding) => {
    const refusal = await unpack(body, codingsOf(coding)!, LIMIT).catch((error: unknown) => error);
    expect(isTooLarge(refusal)).toBe(true);
  });

  test('is read up to the limit', async () => {
    const body = Buffer.alloc(LIMIT, 'x');
    expect(await unpack(gzipSync(body), codingsOf('gzip')!, LIMIT)).toHaveLength(LIMIT);
    expect(await unpack(gzipSync(body), codingsOf('gzip')!, LIMIT - 1).catch(isTooLarge)).toBe(true);
  });
});

describe('Accept-Encoding', () => {
  test('is sent except to an upstream on this machine', () => {
    const accepted = (url: string) => acceptedCodings(new URL(url));
    for (const url of ['http://127.0.0.1:4001', 'http://localhost', 'http://[::1]/', 'https://api.localhost'])
      expect([url, accepted(url)]).toEqual([url, undefined]);
    for (const url of ['https://api.example', 'http://10.0.0.7:4001', 'http://127.example'])
      expect([url, accepted(url)]).toEqual([url, 'gzip, deflate, br']);
  });

  test('is sent with all calls', async () => {
    const sent: (string | undefined)[] = [];
    const server = createServer(({ headers }, response) => {
      sent.push(headers['accept-encoding']);
      response.end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    // 0.0.0.0 reaches this machine too but is not recognised as local.
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const upstream = openUpstream(`http://${host}:${port}/api`);
      await upstream.http.request({ method: 'get', url: '/faqs' });
      await upstream.close();
    }
    server.close();
    expect(sent).toEqual([undefined, 'gzip, deflate, br']);
  });
});
