import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SHORT_ID } from 'schema/patterns.ts';

const HEADER = 'x-request-id';
const current = new AsyncLocalStorage<string>();

/** The client's id if it is valid, else a new one, stored in the headers. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const id = headers[HEADER];
  if (typeof id === 'string' && SHORT_ID.test(id)) return id;
  return (headers[HEADER] = randomUUID());
}

export const withRequestId = <Result>(id: string, run: () => Result): Result => current.run(id, run);

export const currentRequestId = (): string | undefined => current.getStore();
