import { gzipSync } from 'node:zlib';
import { answer, type Answer } from './index.ts';
import { TOPICS_CALL } from './rows.ts';

/** The upstream's timeout in these tests. */
export const DEADLINE_MS = 300;
const HUNDRED_MB = 100 * 1024 * 1024;

export const GOOD = JSON.stringify({ data: ['Heart'] });
const HEAD = { 'content-type': 'application/json' };
export const UNAVAILABLE = ['UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.'] as const;
export const TIMEOUT = ['UPSTREAM_TIMEOUT', 'Request timed out. Please try again later.'] as const;

/** Writes `chunk` until the client disconnects. */
function drip(write: (chunk: string) => unknown, whenClosed: (stop: () => void) => unknown, chunk: string) {
  const timer = setInterval(() => write(chunk), 20);
  whenClosed(() => clearInterval(timer));
}

let written = 0;
const endless =
  (headers: Record<string, string | number>): Answer =>
  (response) => {
    written = 0;
    response.writeHead(200, { ...HEAD, ...headers });
    const block = Buffer.alloc(64 * 1024, 0x20);
    const pour = () => {
      while (!response.destroyed && written < HUNDRED_MB) {
        written += block.length;
        if (!response.write(block)) {
          response.once('drain', pour);
          return;
        }
      }
      response.end();
    };
    pour();
  };

export const hundredMegabytes = {
  announced: endless({ 'content-length': HUNDRED_MB }),
  inChunks: endless({}),
  /** Bytes that the last one sent before the gateway disconnected. */
  written: () => written,
};

/** The fault's name, how the upstream causes it, and the code and message that a reader gets. */
export type Fault = [string, Answer, readonly [string, string]];

export const FAULTS: Fault[] = [
  ['a reset before the answer', (_response, request) => request.socket.resetAndDestroy(), UNAVAILABLE],
  ['a connection closed before the answer', (_response, request) => request.socket.destroy(), UNAVAILABLE],
  ['a hang before the headers', () => {}, TIMEOUT],
  [
    'headers that drip for ever',
    (_response, { socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(
        (line) => socket.write(line),
        (stop) => socket.on('close', stop),
        'x-drip: 1\r\n',
      );
    },
    TIMEOUT,
  ],
  [
    'a body that drips for ever',
    (response) => {
      response.writeHead(200, HEAD).write('{"data":[');
      drip(
        (chunk) => response.write(chunk),
        (stop) => response.on('close', stop),
        ' ',
      );
    },
    TIMEOUT,
  ],
  ['a body that stops half way', (response) => response.writeHead(200, HEAD).write(GOOD.slice(0, 5)), TIMEOUT],
  [
    'a truncated body',
    (response, { socket }) => {
      response.writeHead(200, { ...HEAD, 'content-length': GOOD.length + 10 });
      response.write(GOOD, () => socket.end());
    },
    UNAVAILABLE,
  ],
  ['an answer after the deadline', (response) => setTimeout(() => response.end(GOOD), DEADLINE_MS + 100), TIMEOUT],
  ['no HTTP', (_response, { socket }) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), UNAVAILABLE],
  ['200 with HTML', answer(200, '<html><body>Welcome</body></html>', 'text/html'), UNAVAILABLE],
  ['200 with HTML that says it is JSON', answer(200, '<html></html>'), UNAVAILABLE],
  ['200 with nothing', answer(200, ''), UNAVAILABLE],
  ['204', (response) => response.writeHead(204).end(), UNAVAILABLE],
  ['half of a JSON', answer(200, GOOD.slice(0, -3)), UNAVAILABLE],
  ['a string', answer(200, '"Heart"'), UNAVAILABLE],
  ['another shape', answer(200, { data: { topics: ['Heart'] } }), UNAVAILABLE],
  ['wrong items alone', answer(200, { data: [{}, 7] }), UNAVAILABLE],
  ['500 with HTML', answer(500, '<h1>Internal Server Error</h1>', 'text/html'), UNAVAILABLE],
  ['429', answer(429, 'slow down', 'text/plain'), ['TOO_MANY_REQUESTS', 'Too many requests! Please try again later.']],
  ['a redirect to itself', (response) => response.writeHead(307, { location: TOPICS_CALL }).end(), UNAVAILABLE],
  [
    '100 MB, announced and not sent',
    (response) => response.writeHead(200, { ...HEAD, 'content-length': HUNDRED_MB }).flushHeaders(),
    UNAVAILABLE,
  ],
  ['100 MB, announced', hundredMegabytes.announced, UNAVAILABLE],
  ['100 MB in chunks', hundredMegabytes.inChunks, UNAVAILABLE],
  [
    'a coding that nobody asked for',
    (response) => response.writeHead(200, { ...HEAD, 'content-encoding': 'zstd' }).end(GOOD),
    UNAVAILABLE,
  ],
  [
    'gzip that is cut short',
    (response) => response.writeHead(200, { ...HEAD, 'content-encoding': 'gzip' }).end(gzipSync(GOOD).subarray(0, -9)),
    UNAVAILABLE,
  ],
  [
    'what is no gzip',
    (response) => response.writeHead(200, { ...HEAD, 'content-encoding': 'gzip' }).end(GOOD),
    UNAVAILABLE,
  ],
  [
    '101',
    (_response, { socket }) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    UNAVAILABLE,
  ],
];
