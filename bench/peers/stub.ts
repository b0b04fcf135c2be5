// The upstream that all servers of a bench stand in front of: ready bytes by path, as quick as Node can.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ANSWERS } from './answers.ts';

const BASE = '/med/api/v1';
const ready = Object.entries(ANSWERS).map(([path, body]) => ({
  path: `${BASE}${path.replace('*', '')}`,
  isPrefix: path.endsWith('*'),
  bytes: Buffer.from(JSON.stringify(body)),
}));
/** A body of its own, given by a file: what a proxy passes on that is compared with an answer of its size. */
const WHOLE = process.env.STUB_WHOLE;
const known = new Map(ready.filter(({ isPrefix }) => !isPrefix).map(({ path, bytes }) => [path, bytes]));
if (WHOLE) known.set(`${BASE}/whole`, readFileSync(WHOLE));
const prefixes = ready.filter(({ isPrefix }) => isPrefix);

const server = createServer((request, response) => {
  const path = request.url!.split('?')[0]!;
  const bytes = known.get(path) ?? prefixes.find((entry) => path.startsWith(entry.path))?.bytes;
  response.writeHead(bytes ? 200 : 404, { 'content-type': 'application/json', 'content-length': bytes?.length ?? 0 });
  response.end(bytes);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('SIGTERM', () => process.exit(0));
