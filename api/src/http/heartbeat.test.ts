import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

test('a response that takes long is not silent, and is JSON', async () => {
  const app = express().get('/', async (_request, response) => {
    const stop = startHeartbeat(response, 5);
    await new Promise((resolve) => setTimeout(resolve, 100));
    stop();
    response.end(JSON.stringify({ data: { done: true } }));
  });
  const server = app.listen(0);
  try {
    await once(server, 'listening');
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(text).toMatch(/^ {2,}\{/);
    expect(JSON.parse(text)).toEqual({ data: { done: true } });
  } finally {
    server.close();
  }
});
