import type { IncomingMessage } from 'node:http';
import type { Admission, CallerKeys } from '../limits/index.ts';
import type { Caller } from '../rest/client.ts';
import type { Upstream } from '../rest/http.ts';
import type { UpstreamError } from '../rest/upstream-error.ts';

/** What the routes beside GraphQL share. */
export type HttpDependencies = {
  upstream: Upstream;
  callerOf: (request: IncomingMessage) => Caller;
  /** What a request counts against. */
  keysOf: (request: IncomingMessage) => CallerKeys;
  admission: Admission;
  /** Tells the log of a call that failed through no fault of the caller's. */
  report: (error: UpstreamError) => void;
};
