import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyBank } from '../../../../testing/question-import.ts';
import { sampleSba, startTestApi, type TestApi } from '../../../../testing/index.ts';
import { ndjsonResponse } from '../../../../http/ndjson-response.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());
beforeEach(() => emptyBank(api.db));

const FILE = `${JSON.stringify(sampleSba(1))}\n${JSON.stringify({ stem: 'no' })}\n${JSON.stringify(sampleSba(2))}\n`;

async function stored(query: string) {
  const response = await fetch(`${api.url}/admin/questions/import?format=jsonl&rows=true&${query}`, {
    method: 'POST',
    body: FILE,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  const lines = (await response.text()).trim().split('\n');
  return lines.flatMap((line) => (JSON.parse(line) as { stored?: { line: number; ref: string } }).stored ?? []);
}

test('a run names its new questions by line and ref, and a check has none', async () => {
  expect(await stored('dry_run=true')).toEqual([]);
  expect(await stored('all_or_nothing=true')).toEqual([]);
  expect(await stored('')).toEqual([
    { line: 1, ref: expect.any(String) as string },
    { line: 3, ref: expect.any(String) as string },
  ]);
  expect(await stored('')).toEqual([]);
});

test('a report in which nothing happens says that it waits, until it ends', async () => {
  const app = express().get('/', (_request, response) => {
    const lines = ndjsonResponse(response, 50);
    setTimeout(() => lines.end({ report: {} }), 300);
  });
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const lines = (await response.text()).trim().split('\n');
  expect(lines.at(0)).toBe('{"waiting":true}');
  expect(lines.at(-1)).toBe('{"report":{}}');
  server.close();
});
