import type { Response } from 'express';

/** An answer of JSON Lines that begins with its first line: until then the request may still fail as a whole. */
export function ndjsonAnswer(response: Response) {
  const write = (line: unknown) => {
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
