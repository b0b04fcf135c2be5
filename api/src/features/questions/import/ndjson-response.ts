import type { Response } from 'express';

/** A response of JSON Lines. Headers go out with the first line, so the request can fail as a whole until then. */
export function ndjsonResponse(response: Response) {
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
