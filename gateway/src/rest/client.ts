import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { z } from 'zod';
import type { PublicCalls } from './public-calls.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import { firstIssue } from './first-issue.ts';
import { callName } from './routes.ts';
import { gatherUnreadable, type ReportUnreadable } from './unreadable.ts';
import { asUpstreamError, refusedBy, UpstreamError, type FailedCall } from './upstream-error.ts';

/** Who is calling, as the upstream is told. */
export type Caller = {
  token: string | undefined;
  /** As the specification has it: a public address, whatever the caller's own is. */
  clientIp: string;
  /** The caller's own address, private or not, for the limits of an upstream that reads it. */
  address: string | undefined;
  requestId: string;
  /** By which the upstream remembers a device. */
  userAgent: string | undefined;
  /** The random mark of the reader's browser; sent with a log-in. */
  device?: string | undefined;
  /** Of a request that may be sent twice, as it was given. */
  idempotencyKey?: string | undefined;
};

type Params = Record<string, string | number | boolean | undefined>;

export type CallOptions = {
  params?: Params;
  /** Calls that the specification sends no token with, or that come before one. */
  anonymous?: boolean;
  /** Sent in place of the reader's, which goes with no anonymous call: that of a session that has just begun. */
  token?: string;
  /** A call that the caller's Idempotency-Key is for. */
  idempotent?: boolean;
};

/** Of an answer whose body says nothing: any will do, JSON or not. */
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

/** The one door to the upstream, for one request and its caller. Each call throws UpstreamError. */
export type RestClient = {
  /** The API's own address, which no reader is told. */
  base: string;
  /** The body of a GET, checked and read by its schema. */
  get: Read;
  /**
   * A GET whose answer is the same for every reader: sent without the reader's token, and kept for all
   * (public-calls.ts). `serviceToken` goes with it, where the specification sends one of its own. `keptIn` is another
   * place to keep it than that of content, by `key`.
   */
  getPublic: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options?: { params?: Params; serviceToken?: string | undefined; keptIn?: PublicCalls; key?: string },
  ) => Promise<z.output<Schema>>;
  /** How many milliseconds ago the oldest of the answers was given that `getPublic` has returned so far. */
  ageMs: () => number;
  post: Write;
  patch: Write;
  put: Write;
  delete: Read;
};

export function restClient(
  http: AxiosInstance,
  caller: Caller,
  kept: PublicCalls,
  report: ReportUnreadable = () => {},
): RestClient {
  // Calls that wait for one another share the time of one: no request outlives its budget.
  const budgetMs = http.defaults.timeout ?? 0;
  const endsAt = performance.now() + budgetMs;
  const timeLeft = () => Math.max(1, Math.ceil(endsAt - performance.now()));

  let oldestMs = 0;
  const noteAge = (ms: number) => (oldestMs = Math.max(oldestMs, ms));

  const idempotency = idempotencyHeader(caller.idempotencyKey);
  const call = async <Schema extends z.ZodType>(
    request: AxiosRequestConfig,
    schema: Schema,
    { params, anonymous = false, token, idempotent = false }: CallOptions = {},
  ) => {
    const asking = token === undefined ? headersOf(caller, anonymous) : headersOf({ ...caller, token });
    const headers = { ...asking, ...(idempotent && idempotency()) };
    return exchange(http, { ...request, params, headers, timeout: timeLeft() }, schema, report, !anonymous);
  };

  return {
    base: http.defaults.baseURL ?? '',
    get: (url, schema, options) => call({ method: 'get', url }, schema, options),
    getPublic: (url, schema, { params = {}, serviceToken, keptIn = kept, key } = {}) => {
      const headers = headersOf({ ...caller, token: serviceToken });
      // All of its time, though the reader who asks first may have less: others wait for it too.
      const request = { method: 'get', url, params, headers, timeout: budgetMs };
      const call = key ?? `${url}?${new URLSearchParams(params as Record<string, string>).toString()}`;
      const send = () => exchange(http, request, schema, report, false);
      return keptIn.read(call, send, timeLeft(), noteAge) as Promise<z.output<typeof schema>>;
    },
    ageMs: () => oldestMs,
    post: (url, data, schema, options) => call({ method: 'post', url, data }, schema, options),
    patch: (url, data, schema, options) => call({ method: 'patch', url, data }, schema, options),
    put: (url, data, schema, options) => call({ method: 'put', url, data }, schema, options),
    delete: (url, schema, options) => call({ method: 'delete', url }, schema, options),
  };
}

const bodiless = new WeakMap<z.ZodType, boolean>();

/** Whether no body at all will do, and so one that is no JSON. */
function needsNoBody(schema: z.ZodType): boolean {
  const known = bodiless.get(schema) ?? schema.safeParse(undefined).success;
  bodiless.set(schema, known);
  return known;
}

// Some servers refuse with a 200: the reader hears why, as with this status.
const REFUSED = 422;
const isRefusal = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'success' in body &&
  (body.success === false || body.success === 'false');

// A word such as `OK` is the REST API's; a page is that of whatever stands before it.
const isOdd = (body: unknown, headers: Record<string, unknown>) =>
  typeof body === 'string' && body !== '' && !/^text\/plain\b/.test(String(headers['content-type']));

async function exchange<Schema extends z.ZodType>(
  http: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
  report: ReportUnreadable,
  inReadersName: boolean,
): Promise<z.output<Schema>> {
  const { method, path } = callOf(request);
  const failing = (): FailedCall => ({
    call: callName(method, path),
    inReadersName,
    base: http.defaults.baseURL ?? '',
  });
  try {
    const { status, data, headers } = await http.request<unknown>({
      ...request,
      ...(needsNoBody(schema) && { transitional: { silentJSONParsing: true } }),
    });
    if (status < 200 || status > 299) throw refusedBy({ status, headers, body: data }, failing());
    if (method !== 'GET' && isRefusal(data)) throw refusedBy({ status: REFUSED, headers, body: data }, failing());
    if (isOdd(data, headers) && schema !== (UNREAD as z.ZodType)) {
      throw new UpstreamError('', { detail: 'unexpected body: no JSON' });
    }
    const { result: body, unreadable } = gatherUnreadable(() => schema.safeParse(data));
    if (body.success) {
      if (unreadable.length > 0) report({ method, path }, unreadable);
      return body.data;
    }
    const { field, reason } = firstIssue(body.error);
    throw new UpstreamError('', { field, detail: `unexpected body: ${reason}` });
  } catch (error) {
    throw asUpstreamError(error, failing());
  }
}

const callOf = ({ method = '', url = '' }: AxiosRequestConfig) => ({ method: method.toUpperCase(), path: url });

/** The headers that every call has. */
export function headersOf({ token, clientIp, address, requestId, userAgent, device }: Caller, anonymous = false) {
  const headers: Record<string, string> = { 'client-ip': clientIp, 'x-request-id': requestId };
  if (address !== undefined) headers['x-client-address'] = address;
  if (userAgent !== undefined) headers['user-agent'] = userAgent;
  if (device !== undefined) headers['client-device'] = device;
  if (token && !anonymous) headers.authorization = `Bearer ${token}`;
  return headers;
}
