import type { ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nginx would wait until it has a buffer full.
  'x-accel-buffering': 'no',
};
const COMMENT = ':\n\n';
// Streams that began together, after a restart, do not end together.
const SOONER = 0.2;

type Patience = {
  /** How often a client hears something, and half of how long one may read nothing. */
  pingMs: number;
  streamMs: number;
  /** How long it has to read the last. */
  goodbyeMs: number;
};

/** Writes the events of graphql-sse's protocol to a client, and never ahead of what it reads. */
export function eventWriter(response: ServerResponse, { pingMs, streamMs, goodbyeMs }: Patience) {
  response.writeHead(200, HEADERS);
  let unsentPings = 0;
  const ping = () => {
    // What is not sent is not read; less than a buffer full of it makes nobody wait.
    if (unsentPings >= 2) return void response.destroy();
    unsentPings += 1;
    response.write(COMMENT, () => (unsentPings -= 1));
  };
  // Some browsers report a stream only when something has come.
  ping();
  const pings = setInterval(ping, pingMs).unref();
  const oldAge = setTimeout(() => end(), streamMs * (1 - SOONER * Math.random())).unref();
  const stopTimers = () => {
    clearInterval(pings);
    clearTimeout(oldAge);
  };
  response.once('close', stopTimers);

  const isOver = () => response.writableEnded || response.closed;

  function end(text?: string): void {
    if (isOver()) return;
    stopTimers();
    const cut = setTimeout(() => response.destroy(), goodbyeMs);
    response.once('close', () => clearTimeout(cut));
    response.end(text);
  }

  const read = () =>
    new Promise<void>((resolve) => {
      const cut = setTimeout(() => response.destroy(), 2 * pingMs);
      const done = () => {
        clearTimeout(cut);
        response.off('drain', done).off('close', done);
        resolve();
      };
      response.once('drain', done).once('close', done);
    });

  return {
    /** Resolves when the next may be sent, to false where there is nobody to send it to. */
    async next(result: object): Promise<boolean> {
      if (isOver()) return false;
      if (!response.write(event('next', result))) await read();
      return !isOver();
    },
    /** There is no more to come: clients do not come back. */
    complete: (last?: object): void => end((last ? event('next', last) : '') + event('complete')),
    /** It ends before its end: clients come back. */
    breakOff: (): void => end(),
    onceClosed: (then: () => void): void => void (response.closed ? then() : response.once('close', then)),
  };
}

export type EventWriter = ReturnType<typeof eventWriter>;

const event = (name: 'next' | 'complete', data?: object) =>
  `event: ${name}\ndata:${data ? ` ${JSON.stringify(data)}` : ''}\n\n`;
