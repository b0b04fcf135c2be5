import type { IncomingMessage } from 'node:http';
import type { AxiosInstance } from 'axios';
import { DEVICE } from 'schema/patterns.ts';
import type { VerifiedReaders } from './limits/index.ts';
import type { Caller, RestClient } from './rest/client.ts';
import type { PublicCalls } from './rest/public-calls.ts';
import type { ReportUnreadable } from './rest/unreadable.ts';

const PRINTABLE = /^[\x20-\x7E]+$/;
const MAX_USER_AGENT = 300;
const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/** Each feature adds its own part in its feature.ts. */
export interface Context {
  requestId: string;
  /** Age of the oldest cached REST response that this request has used. */
  ageMs: () => number;
  spend: Spend | undefined;
  /** Whether every reader with the same access gets the same: no call was made in this reader's name. */
  isShared: () => boolean;
}

/** Charges an operation to the caller's budget. Rejects with TOO_MANY_REQUESTS. */
export type Spend = (cost: { nodes: number; points: number }) => Promise<void>;

/** Shared by all requests. */
export interface Shared {
  http: AxiosInstance;
  publicCalls: PublicCalls;
  readers: VerifiedReaders;
  reportUnreadable: ReportUnreadable;
}

export type RequestDependencies = {
  rest: RestClient;
  caller: Caller;
  shared: Shared;
  /** The reader's access, if known from the last seconds. */
  isFull?: boolean | undefined;
};

/** Undefined for a visitor. */
export const tokenOf = (request: IncomingMessage) => BEARER.exec(request.headers.authorization ?? '')?.[1];

/** Several keys are joined, and so rejected as invalid. */
export const idempotencyKeyOf = ({ headers }: IncomingMessage) => headers['idempotency-key']?.toString();

export function userAgentOf({ headers: { 'user-agent': userAgent = '' } }: IncomingMessage): string | undefined {
  return PRINTABLE.test(userAgent) ? userAgent.slice(0, MAX_USER_AGENT) : undefined;
}

/** The id that the browser stores. */
export function deviceOf({ headers: { 'client-device': device } }: IncomingMessage): string | undefined {
  return typeof device === 'string' && DEVICE.test(device) ? device : undefined;
}
