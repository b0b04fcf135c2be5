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

/** What every resolver of one request shares. Each feature declares its own part (its feature.ts). */
export interface Context {
  requestId: string;
  /** How old the oldest kept answer of the REST API is that this request has used. */
  ageMs: () => number;
  /** Takes what an operation costs from the caller's budget, where it has one. Throws TOO_MANY_REQUESTS. */
  spend: Spend | undefined;
}

/** Takes what an answer of so many nodes costs, and points besides; rejects with a GraphQLError where it is more than is left. */
export type Spend = (cost: { nodes: number; points: number }) => Promise<void>;

/** What all requests share. Each feature declares its own part (its feature.ts). */
export interface Shared {
  http: AxiosInstance;
  publicCalls: PublicCalls;
  readers: VerifiedReaders;
  reportUnreadable: ReportUnreadable;
}

/** What features make their part of the context from. */
export type RequestDependencies = { rest: RestClient; caller: Caller; shared: Shared };

/** The bearer token of a request, or undefined for a visitor. */
export const tokenOf = (request: IncomingMessage) => BEARER.exec(request.headers.authorization ?? '')?.[1];

/** What makes a call that may be sent twice be made once; several are none that is well formed. */
export const idempotencyKeyOf = ({ headers }: IncomingMessage) => headers['idempotency-key']?.toString();

/** The program that asks, where it says so in a line that can be passed on. */
export function userAgentOf({ headers: { 'user-agent': given = '' } }: IncomingMessage): string | undefined {
  return PRINTABLE.test(given) ? given.slice(0, MAX_USER_AGENT) : undefined;
}

/** The mark that the reader's browser keeps, where it is one. */
export function deviceOf({ headers: { 'client-device': given } }: IncomingMessage): string | undefined {
  return typeof given === 'string' && DEVICE.test(given) ? given : undefined;
}
