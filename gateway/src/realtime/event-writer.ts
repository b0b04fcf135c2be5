import type { ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nginx would wait until it has a buffer full.
  'x-accel-buffering': 'no',
};
/** What a ping is: readers of events pass over it. */
export const PING = ':\n\n';
// Streams that began together, after a restart, do not end together.
const SOONER = 0.2;

type Patience = {
  /** How often a client hears something, and half of how long one may read nothing. */
  pingMs: number;
  streamMs: number;
  /** How long it has to read the last. */
  goodbyeMs: number;
};

/** Writes events to a client, and never far ahead of what it reads. */
export function eventWriter(response: ServerResponse, { pingMs, streamMs, goodbyeMs }: Patience) {
  response.writeHead(200, HEADERS);
  let unsentPings = 0;
  const ping = () => {
    // What is not sent is not read; less than a buffer full of it makes nobody wait.
    if (unsentPings >= 2) return void response.destroy();
    unsentPings += 1;
    response.write(PING, () => (unsentPings -= 1));
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

  async function drained(): Promise<void> {
    if (isOver() || !response.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const cut = setTimeout(() => response.destroy(), 2 * pingMs);
      const done = () => {
        clearTimeout(cut);
        response.off('drain', done).off('close', done);
        resolve();
      };
      response.once('drain', done).once('close', done);
    });
  }

  return {
    /** Resolves when the next may be sent, to false where there is nobody to send it to. */
    async write(text: string): Promise<boolean> {
      if (isOver()) return false;
      response.write(text);
      await drained();
      return !isOver();
    },
    /** Resolves once the client has read most of what was sent, or is gone. */
    drained,
    end,
    onceClosed: (then: () => void): void => void (response.closed ? then() : response.once('close', then)),
  };
}

export type EventWriter = ReturnType<typeof eventWriter>;
