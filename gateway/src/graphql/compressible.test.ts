import { brotliDecompressSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { compressedBodies, type CompressibleBody } from './compressible.ts';

const request = { acceptsEncodings: () => 'br' } as unknown as Request;

async function sent(body: CompressibleBody) {
  const send = vi.fn<(bytes: Buffer) => void>();
  const response = { vary: () => {}, set: () => {}, send } as unknown as Response;
  await body.send(request, response);
  return send.mock.calls[0]![0];
}

const text = (letter: string) => Buffer.from(JSON.stringify({ data: letter.repeat(5000) }));

test('equal bodies are compressed once, and each body is sent as it is', async () => {
  const bodyOf = compressedBodies();
  const [first, again, other] = [
    await sent(bodyOf(text('a'), request)),
    await sent(bodyOf(text('a'), request)),
    await sent(bodyOf(text('b'), request)),
  ];
  expect(again).toBe(first);
  expect([first, other].map((bytes) => brotliDecompressSync(bytes))).toEqual([text('a'), text('b')]);
});
