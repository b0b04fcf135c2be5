import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { currentLanguage, languageHeaders } from 'server/language.ts';
import { z } from 'zod';
import type { PublicCalls } from './public-calls.ts';
import type { RevalidationCache, Validated } from './revalidation.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import { describeMismatch } from './schema-mismatch.ts';
import { refusalIn } from './refusal.ts';
import { callName } from './routes.ts';
import { gatherUnreadable, type ReportUnreadable } from './unreadable.ts';
import { asUpstreamError, errorFromResponse, UpstreamError, type FailedCall } from './upstream-error.ts';

/** Who is calling; sent to the upstream as headers. */
export type Caller = {
  token: string | undefined;
  /** A public address, as the specification asks, even if the caller's own is private. */
  clientIp: string;
  /** The caller's own address, for an upstream that limits by it. */
  address: string | undefined;
  requestId: string;
  /** Part of what identifies a device upstream. */
  userAgent: string | undefined;
  /** The random id of the reader's browser; sent with a log-in. */
  device?: string | undefined;
  /** The client's Idempotency-Key header. */
  idempotencyKey?: string | undefined;
};

type Params = Record<string, string | number | boolean | undefined>;

export type CallOptions = {
  params?: Params;
  /** Sends no token. */
  anonymous?: boolean;
  /** Sent in place of the reader's token: that of a session that has just begun. */
  token?: string;
  /** Sends the caller's Idempotency-Key along. */
  idempotent?: boolean;
};

/** For calls whose response body is ignored; it need not be JSON. */
export const UNREAD = z.unknown();

type Read = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options?: CallOptions,
) => Promise<z.output<Schema>>;
type Write = <Schema extends z.ZodType>(
  path: string,
  body: Record<string, unknown>,
  schema: Schema,
  options?: CallOptions,
) => Promise<z.output<Schema>>;

/** Calls to the upstream for one request and its caller. Each throws UpstreamError. */
export type RestClient = {
  /** The API's address. Never sent to a reader. */
  base: string;
  /** The body of a GET, parsed by its schema. */
  get: Read;
  /**
   * A GET whose response is the same for every reader: sent without the reader's token and cached for all
   * (public-calls.ts). `serviceToken` is the token that the specification sends with some of them. `cache` and `key`
   * replace the cache of content and the key by path and parameters.
   */
  getPublic: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options?: { params?: Params; serviceToken?: string | undefined; cache?: PublicCalls; key?: string },
  ) => Promise<z.output<Schema>>;
  /**
   * A GET that the upstream authorises each time: sent with the reader's token and the ETag of the last response to
   * this call. A 304 returns that response's parsed body, which readers share.
   */
  getRevalidated: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options: { params?: Params; cache: RevalidationCache },
  ) => Promise<z.output<Schema>>;
  /** Whether a call was made in the reader's name, so that its response may be theirs alone. */
  isPersonal: () => boolean;
  /** The age of the oldest response that `getPublic` has returned so far, in milliseconds. */
  ageMs: () => number;
  post: Write;
  patch: Write;
  put: Write;
  delete: Read;
};

export function restClient(
  http: AxiosInstance,
  caller: Caller,
  publicCalls: PublicCalls,
  report: ReportUnreadable = () => {},
): RestClient {
  // Sequential calls share one deadline, so no request outlives its budget.
  const budgetMs = http.defaults.timeout ?? 0;
  const endsAt = performance.now() + budgetMs;
  const timeLeft = () => Math.max(1, Math.ceil(endsAt - performance.now()));

  let oldestMs = 0;
  const noteAge = (ms: number) => (oldestMs = Math.max(oldestMs, ms));

  let isPersonal = false;
  const idempotency = idempotencyHeader(caller.idempotencyKey);
  const call = async <Schema extends z.ZodType>(
    request: AxiosRequestConfig,
    schema: Schema,
    { params, anonymous = false, token, idempotent = false }: CallOptions = {},
  ) => {
    isPersonal ||= !anonymous;
    const callerHeaders = token === undefined ? headersOf(caller, anonymous) : headersOf({ ...caller, token });
    const headers = { ...callerHeaders, ...(idempotent && idempotency()) };
    return callUpstream(http, { ...request, params, headers, timeout: timeLeft() }, schema, report, !anonymous);
  };

  return {
    base: http.defaults.baseURL ?? '',
    get: (url, schema, options) => call({ method: 'get', url }, schema, options),
    getPublic: (url, schema, { params = {}, serviceToken, cache = publicCalls, key } = {}) => {
      const headers = headersOf({ ...caller, token: serviceToken });
      // The full budget, even if the first reader has less left: others may wait for the same call.
      const request = { method: 'get', url, params, headers, timeout: budgetMs };
      const send = () => callUpstream(http, request, schema, report, false);
      const name = `${currentLanguage()} ${key ?? addressOf(url, params)}`;
      const body = cache.read(name, send, timeLeft(), noteAge);
      // The wait for another reader's call ends without a name.
      return body.catch((error: unknown) => {
        throw asUpstreamError(error, failedCall(http, request, false));
      }) as Promise<z.output<typeof schema>>;
    },
    getRevalidated: async (url, schema, { params = {}, cache }) => {
      // Without a token there is nothing that a 304 could authorise.
      if (caller.token === undefined) return call({ method: 'get', url }, schema, { params });
      isPersonal = true;
      const address = addressOf(url, params);
      return revalidate(cache, address, (last) => {
        const headers = { ...headersOf(caller), ...(last && { 'if-none-match': last.etag }) };
        const request = { method: 'get', url, params, headers, timeout: timeLeft() };
        return callUpstream(http, request, schema, report, true, { cache, address, last });
      });
    },
    isPersonal: () => isPersonal,
    ageMs: () => oldestMs,
    post: (url, data, schema, options) => call({ method: 'post', url, data }, schema, options),
    patch: (url, data, schema, options) => call({ method: 'patch', url, data }, schema, options),
    put: (url, data, schema, options) => call({ method: 'put', url, data }, schema, options),
    delete: (url, schema, options) => call({ method: 'delete', url }, schema, options),
  };
}

const addressOf = (url: string, params: Params) =>
  `${url}?${new URLSearchParams(params as Record<string, string>).toString()}`;

async function revalidate<Body>(
  cache: RevalidationCache,
  address: string,
  send: (last?: Validated) => Promise<Body>,
): Promise<Body> {
  const last = cache.find(address);
  try {
    return await send(last);
  } catch (error) {
    if (!last || !(error instanceof UpstreamError) || error.status !== NOT_MODIFIED) throw error;
    // A 304 about another body than ours: ask for the whole.
    cache.delete(address);
    return send();
  }
}

const bodiless = new WeakMap<z.ZodType, boolean>();

/** Whether the schema accepts no body, and so a body that is not JSON. */
function needsNoBody(schema: z.ZodType): boolean {
  const isBodiless = bodiless.get(schema) ?? schema.safeParse(undefined).success;
  bodiless.set(schema, isBodiless);
  return isBodiless;
}

// A plain text such as `OK` comes from the REST API; an HTML page from a proxy in front of it.
const isUnexpectedText = (body: unknown, headers: Record<string, unknown>) =>
  typeof body === 'string' && body !== '' && !/^text\/plain\b/.test(String(headers['content-type']));

const NOT_MODIFIED = 304;
/** `last` is the response that the request's If-None-Match names. */
type Revalidation = { cache: RevalidationCache; address: string; last: Validated | undefined };

async function callUpstream<Schema extends z.ZodType>(
  http: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
  report: ReportUnreadable,
  hasReaderToken: boolean,
  revalidation?: Revalidation,
): Promise<z.output<Schema>> {
  const { method, path } = callOf(request);
  const failing = () => failedCall(http, request, hasReaderToken);
  try {
    const { status, data, headers } = await http.request<unknown>({
      ...request,
      ...(needsNoBody(schema) && { transitional: { silentJSONParsing: true } }),
    });
    if (status === NOT_MODIFIED && revalidation?.last && isSameTag(revalidation.last.etag, headers.etag)) {
      revalidation.cache.observe('hit');
      return revalidation.last.body as z.output<Schema>;
    }
    if (status < 200 || status > 299) throw errorFromResponse({ status, headers, body: data }, failing());
    const refusal = refusalIn(data, method !== 'GET');
    if (refusal) throw errorFromResponse({ headers, ...refusal }, failing());
    if (isUnexpectedText(data, headers) && schema !== (UNREAD as z.ZodType)) {
      throw new UpstreamError('', { detail: 'unexpected body: no JSON' });
    }
    const { result: body, unreadable } = gatherUnreadable(() => schema.safeParse(data));
    if (body.success) {
      if (unreadable.length > 0) report({ method, path }, unreadable);
      if (revalidation) storeBody(revalidation, headers.etag, body.data, data);
      return body.data;
    }
    const { field, reason } = describeMismatch(body.error);
    throw new UpstreamError('', { field, detail: `unexpected body: ${reason}` });
  } catch (error) {
    throw asUpstreamError(error, failing());
  }
}

/** A 304 without an ETag is about the one that was sent. */
const isSameTag = (sent: string, received: unknown) => received === undefined || received === sent;

function storeBody({ cache, address }: Revalidation, etag: unknown, body: unknown, data: unknown): void {
  cache.observe('miss');
  cache.store(address, etag, body, () => JSON.stringify(data).length);
}

function failedCall(http: AxiosInstance, request: AxiosRequestConfig, hasReaderToken: boolean): FailedCall {
  const { method, path } = callOf(request);
  return { call: callName(method, path), hasReaderToken, base: http.defaults.baseURL ?? '' };
}

const callOf = ({ method = '', url = '' }: AxiosRequestConfig) => ({ method: method.toUpperCase(), path: url });

/** The headers that every call has. */
export function headersOf({ token, clientIp, address, requestId, userAgent, device }: Caller, anonymous = false) {
  const headers: Record<string, string> = { 'client-ip': clientIp, 'x-request-id': requestId, ...languageHeaders() };
  if (address !== undefined) headers['x-client-address'] = address;
  if (userAgent !== undefined) headers['user-agent'] = userAgent;
  if (device !== undefined) headers['client-device'] = device;
  if (token && !anonymous) headers.authorization = `Bearer ${token}`;
  return headers;
}
