import { gzipSync } from 'node:zlib';
import type { Answer } from './index.ts';

/** Internals that no reader may see. */
export const INSIDE = 'inside-of-the-upstream';
export const RETRY_AFTER_S = 7;
const MB = 1024 * 1024;
const HUGE_BYTES = 200 * MB;
const JSON_HEAD = { 'content-type': 'application/json' };
// A megabyte of an unfinished text, 200 times: 200 kB when compressed.
const BOMB = Buffer.concat(Array.from({ length: 200 }, () => gzipSync(Buffer.alloc(MB, ' '))));

type Expected = 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE' | 'TOO_MANY_REQUESTS';
export type Mode = {
  name: string;
  /** None if the upstream accepts no connection. */
  fault: Answer | undefined;
  code: Expected;
  /** A complete response with status 200, which calls that ignore the body accept. */
  isWhole?: boolean;
  /** So much work for both ends that only a few can run in parallel. */
  isHeavy?: boolean;
};

function drip(
  socketOf: { write: (chunk: string) => unknown; once: (event: 'close', run: () => void) => unknown },
  chunk: string,
) {
  const timer = setInterval(() => socketOf.write(chunk), 20);
  socketOf.once('close', () => clearInterval(timer));
}

const pour: Answer = (response) => {
  const block = Buffer.alloc(64 * 1024, ' ');
  let written = 0;
  const more = () => {
    while (!response.destroyed && written < HUGE_BYTES) {
      written += block.length;
      if (!response.write(block)) return void response.once('drain', more);
    }
    response.end();
  };
  response.writeHead(200, JSON_HEAD);
  more();
};

const html = `<!doctype html><title>${INSIDE}</title><pre>at ${INSIDE} (/srv/app.js:1:2)</pre>`;

/** The ways in which an upstream fails (promise R1). */
export const MODES: Mode[] = [
  { name: 'a refused connection', fault: undefined, code: 'UPSTREAM_UNAVAILABLE' },
  { name: 'a reset', fault: (_response, { socket }) => socket.resetAndDestroy(), code: 'UPSTREAM_UNAVAILABLE' },
  { name: 'a hang', fault: () => {}, code: 'UPSTREAM_TIMEOUT' },
  {
    name: 'headers that drip',
    fault: (_response, { socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(socket, 'x-drip: 1\r\n');
    },
    code: 'UPSTREAM_TIMEOUT',
  },
  {
    name: 'a body that drips',
    fault: (response) => {
      response.writeHead(200, JSON_HEAD).write('{"data":[');
      drip(response, ' ');
    },
    code: 'UPSTREAM_TIMEOUT',
  },
  {
    name: 'a truncated body',
    fault: (response, { socket }) => {
      response.writeHead(200, { ...JSON_HEAD, 'content-length': 1_000 });
      response.write('{"data":[]}', () => socket.end());
    },
    code: 'UPSTREAM_UNAVAILABLE',
  },
  {
    name: '200 with HTML',
    fault: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    code: 'UPSTREAM_UNAVAILABLE',
    isWhole: true,
  },
  {
    name: '200 with nothing',
    fault: (response) => response.writeHead(200, JSON_HEAD).end(),
    code: 'UPSTREAM_UNAVAILABLE',
    isWhole: true,
  },
  {
    name: 'another shape',
    fault: (response) => response.writeHead(200, JSON_HEAD).end(JSON.stringify([[INSIDE], 7])),
    code: 'UPSTREAM_UNAVAILABLE',
    isWhole: true,
  },
  {
    name: '500 with HTML',
    fault: (response) => response.writeHead(500, { 'content-type': 'text/html' }).end(html),
    code: 'UPSTREAM_UNAVAILABLE',
  },
  {
    name: '429 with Retry-After',
    fault: (response) => response.writeHead(429, { 'retry-after': String(RETRY_AFTER_S) }).end(html),
    code: 'TOO_MANY_REQUESTS',
  },
  {
    name: 'a redirect',
    fault: (response) => response.writeHead(302, { location: `http://127.0.0.1:9/${INSIDE}` }).end(html),
    code: 'UPSTREAM_UNAVAILABLE',
  },
  { name: '200 MB', fault: pour, code: 'UPSTREAM_UNAVAILABLE', isHeavy: true },
  {
    name: 'a gzip bomb',
    fault: (response) => response.writeHead(200, { ...JSON_HEAD, 'content-encoding': 'gzip' }).end(BOMB),
    code: 'UPSTREAM_UNAVAILABLE',
    isWhole: true,
  },
];
