import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SHORT_ID } from 'schema/patterns.ts';

const HEADER = 'x-request-id';
const current = new AsyncLocalStorage<string>();

/** The request's own id where it brings a proper one, else a new one; the same each time. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[HEADER];
  if (typeof given === 'string' && SHORT_ID.test(given)) return given;
  return (headers[HEADER] = randomUUID());
}

/** Does something for the request with the id: each line of the log that comes of it has the id. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => current.run(id, run);

export const currentRequestId = (): string | undefined => current.getStore();
