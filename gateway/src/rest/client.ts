import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { z } from 'zod';
import type { PublicCalls } from './public-calls.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import { asUpstreamError, refusedBy, UpstreamError } from './upstream-error.ts';

/** Who is calling, as the upstream is told. */
export type Caller = {
  token: string | undefined;
  clientIp: string;
  requestId: string;
  /** By which the upstream remembers a device. */
  userAgent: string | undefined;
  /** Of a request that may be sent twice, as it was given. */
  idempotencyKey?: string | undefined;
};

type Params = Record<string, string | number | boolean | undefined>;

export type CallOptions = {
  params?: Params;
  /** Calls that the specification sends no token with, or that come before one. */
  anonymous?: boolean;
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
   * (public-calls.ts). `serviceToken` goes with it, where the specification sends one of its own.
   */
  getPublic: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options?: { params?: Params; serviceToken?: string | undefined },
  ) => Promise<z.output<Schema>>;
  post: Write;
  patch: Write;
  put: Write;
  delete: Read;
};

export function restClient(http: AxiosInstance, caller: Caller, kept: PublicCalls): RestClient {
  // Calls that wait for one another share the time of one: no request outlives its budget.
  const budgetMs = http.defaults.timeout ?? 0;
  const endsAt = performance.now() + budgetMs;
  const timeLeft = () => Math.max(1, Math.ceil(endsAt - performance.now()));

  const idempotency = idempotencyHeader(caller.idempotencyKey);
  const call = async <Schema extends z.ZodType>(
    request: AxiosRequestConfig,
    schema: Schema,
    { params, anonymous = false, idempotent = false }: CallOptions = {},
  ) => {
    const headers = { ...headersOf(caller, anonymous), ...(idempotent && idempotency()) };
    return exchange(http, { ...request, params, headers, timeout: timeLeft() }, schema);
  };

  return {
    base: http.defaults.baseURL ?? '',
    get: (url, schema, options) => call({ method: 'get', url }, schema, options),
    getPublic: (url, schema, { params = {}, serviceToken } = {}) => {
      const headers = headersOf({ ...caller, token: serviceToken });
      // All of its time, though the reader who asks first may have less: others wait for it too.
      const request = { method: 'get', url, params, headers, timeout: budgetMs };
      const key = `${url}?${new URLSearchParams(params as Record<string, string>).toString()}`;
      return kept.read(key, () => exchange(http, request, schema), timeLeft()) as Promise<z.output<typeof schema>>;
    },
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

// A word such as `OK` is the REST API's; a page is that of whatever stands before it.
const isOdd = (body: unknown, headers: Record<string, unknown>) =>
  typeof body === 'string' && body !== '' && !/^text\/plain\b/.test(String(headers['content-type']));

async function exchange<Schema extends z.ZodType>(
  http: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const { status, data, headers } = await http.request<unknown>({
      ...request,
      ...(needsNoBody(schema) && { transitional: { silentJSONParsing: true } }),
    });
    if (status < 200 || status > 299) throw refusedBy(status, data, headers['retry-after']);
    if (isOdd(data, headers) && schema !== (UNREAD as z.ZodType)) {
      throw new UpstreamError('', { detail: 'unexpected body: no JSON' });
    }
    const body = schema.safeParse(data);
    if (body.success) return body.data;
    throw new UpstreamError('', { detail: `unexpected body: ${body.error.issues[0]?.path.join('.')}` });
  } catch (error) {
    throw asUpstreamError(error);
  }
}

/** The headers that every call has. */
export function headersOf({ token, clientIp, requestId, userAgent }: Caller, anonymous = false) {
  const headers: Record<string, string> = { 'client-ip': clientIp, 'x-request-id': requestId };
  if (userAgent !== undefined) headers['user-agent'] = userAgent;
  if (token && !anonymous) headers.authorization = `Bearer ${token}`;
  return headers;
}
