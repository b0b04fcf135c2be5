import type { Response } from 'express';

/** Aborted once nobody waits for this response any more. */
export function closedSignal(response: Response): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
}
