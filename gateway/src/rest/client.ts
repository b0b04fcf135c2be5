import type { AxiosInstance } from 'axios';
import type { z } from 'zod';
import { asUpstreamError, refusedBy, UpstreamError } from './upstream-error.ts';

/** Who is calling, as the upstream is told. */
export type Caller = { token: string | undefined; clientIp: string; requestId: string };

export type GetOptions = {
  params?: Record<string, string | number | undefined>;
  /** Calls that the specification sends no token with. */
  anonymous?: boolean;
};

/** The one door to the upstream, for one request and its caller. */
export type RestClient = {
  /** The body of a GET, checked and read by its schema. Throws UpstreamError. */
  get: <Schema extends z.ZodType>(path: string, schema: Schema, options?: GetOptions) => Promise<z.output<Schema>>;
};

export function restClient(http: AxiosInstance, caller: Caller): RestClient {
  // Calls that wait for one another share the time of one: no request outlives its budget.
  const endsAt = performance.now() + (http.defaults.timeout ?? 0);

  return {
    async get(path, schema, { params, anonymous = false } = {}) {
      try {
        const timeout = Math.max(1, Math.ceil(endsAt - performance.now()));
        const headers = headersOf(caller, anonymous);
        const { status, data } = await http.get<unknown>(path, { params, headers, timeout });
        if (status < 200 || status > 299) throw refusedBy(status, data);
        const body = schema.safeParse(data);
        if (body.success) return body.data;
        throw new UpstreamError('', { detail: `unexpected body: ${body.error.issues[0]?.path.join('.')}` });
      } catch (error) {
        throw asUpstreamError(error);
      }
    },
  };
}

function headersOf({ token, clientIp, requestId }: Caller, anonymous: boolean) {
  const headers: Record<string, string> = { 'client-ip': clientIp, 'x-request-id': requestId };
  if (token && !anonymous) headers.authorization = `Bearer ${token}`;
  return headers;
}
