import type { IncomingMessage } from 'node:http';
import type { Admission, CallerKeys } from '../limits/index.ts';
import type { Caller } from '../rest/client.ts';
import type { Upstream } from '../rest/http.ts';
import type { UpstreamError } from '../rest/upstream-error.ts';

export type HttpDependencies = {
  upstream: Upstream;
  callerOf: (request: IncomingMessage) => Caller;
  keysOf: (request: IncomingMessage) => CallerKeys;
  admission: Admission;
  logFailure: (error: UpstreamError) => void;
};
