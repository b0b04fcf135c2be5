import type { ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Keeps nginx from buffering.
  'x-accel-buffering': 'no',
};
export const PING = ':\n\n';
// So that streams that began together after a restart do not end together.
const JITTER = 0.2;

type Options = {
  /** A client that reads nothing for twice as long is cut. */
  pingMs: number;
  streamMs: number;
  goodbyeMs: number;
};

/** Writes events no faster than the client reads. */
export function eventWriter(response: ServerResponse, { pingMs, streamMs, goodbyeMs }: Options) {
  response.writeHead(200, HEADERS);
  let unsentPings = 0;
  const ping = () => {
    // Unsent pings mean that the client does not read, even if the buffer is not full.
    if (unsentPings >= 2) return void response.destroy();
    unsentPings += 1;
    response.write(PING, () => (unsentPings -= 1));
  };
  // Some browsers report a stream as open only after the first bytes.
  ping();
  const pings = setInterval(ping, pingMs).unref();
  const maxAge = setTimeout(() => end(), streamMs * (1 - JITTER * Math.random())).unref();
  const stopTimers = () => {
    clearInterval(pings);
    clearTimeout(maxAge);
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
    /** Resolves when the next may be sent; false if the client has gone. */
    async write(text: string): Promise<boolean> {
      if (isOver()) return false;
      response.write(text);
      await drained();
      return !isOver();
    },
    drained,
    end,
    onceClosed: (then: () => void): void => void (response.closed ? then() : response.once('close', then)),
  };
}

export type EventWriter = ReturnType<typeof eventWriter>;
