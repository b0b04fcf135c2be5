import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { z } from 'zod';
import type { PublicCalls } from './public-calls.ts';
import { asUpstreamError, refusedBy, UpstreamError } from './upstream-error.ts';

/** Who is calling, as the upstream is told. */
export type Caller = {
  token: string | undefined;
  clientIp: string;
  requestId: string;
  /** By which the upstream remembers a device. */
  userAgent: string | undefined;
};

type Params = Record<string, string | number | boolean | undefined>;

export type CallOptions = {
  params?: Params;
  /** Calls that the specification sends no token with, or that come before one. */
  anonymous?: boolean;
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

  const call = <Schema extends z.ZodType>(
    request: AxiosRequestConfig,
    schema: Schema,
    { params, anonymous = false }: CallOptions = {},
  ) => exchange(http, { ...request, params, headers: headersOf(caller, anonymous), timeout: timeLeft() }, schema);

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

async function exchange<Schema extends z.ZodType>(
  http: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const { status, data, headers } = await http.request<unknown>({
      ...request,
      // Where a change may be answered with no body at all, one that is no JSON will do too.
      ...(request.method !== 'get' &&
        schema.safeParse(undefined).success && { transitional: { silentJSONParsing: true } }),
    });
    if (status < 200 || status > 299) throw refusedBy(status, data, headers['retry-after']);
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
