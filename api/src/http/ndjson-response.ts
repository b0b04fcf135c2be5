import type { Response } from 'express';

/** Whoever relays a response takes a long silence for a failure. */
const SILENCE_MS = 5_000;

/**
 * A response of JSON Lines, with `{ waiting: true }` for each 5 s without another. Headers go out with the first line, so
 * the request can fail as a whole until then.
 */
export function ndjsonResponse(response: Response, silenceMs = SILENCE_MS) {
  const timer = setInterval(() => write({ waiting: true }), silenceMs);
  response.once('close', () => clearInterval(timer));
  const write = (line: unknown) => {
    timer.refresh();
    if (!response.headersSent) response.type('application/x-ndjson');
    if (!response.writableEnded && !response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  return {
    write,
    end: (line: unknown) => {
      write(line);
      response.end();
    },
    get begun() {
      return response.headersSent;
    },
  };
}
