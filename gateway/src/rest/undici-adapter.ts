import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Dispatcher } from 'undici';
import { isTooLarge, textOf, unpackBy } from './content-coding.ts';
import { isBusy, type Bulkhead, type Permit } from './bulkhead.ts';
import { reviverFor } from './exact-json.ts';
import type { Retryable } from './retries.ts';

/** In place of a body that cannot be decompressed or decoded, for calls that need no body. */
const UNREADABLE = '\uFFFD';

type Options = {
  pool: Dispatcher;
  origin: string;
  bulkhead: Bulkhead;
  minFairTimeoutMs: number;
  headers: Record<string, string>;
};

/**
 * Sends axios requests over an undici pool, at twice the rate of axios' own adapter. `timeout` is a deadline for the
 * whole call, where axios' own ends at the headers. Follows no redirect and never leaves the pool's origin.
 */
export function undiciAdapter({ pool, origin, bulkhead, minFairTimeoutMs, headers }: Options): AxiosAdapter {
  return (config) => {
    const url = addressOf(config);
    if (!url.startsWith(`${origin}/`)) {
      return Promise.reject(new AxiosError('Not an address of the upstream', AxiosError.ERR_BAD_OPTION_VALUE, config));
    }
    return new Promise((resolve, reject) => {
      const path = url.slice(origin.length);
      const method = (config.method ?? 'get').toUpperCase();
      const permit = bulkhead.acquire(method, path, (config.timeout ?? 0) >= minFairTimeoutMs);
      const call = new UpstreamCall(config, permit, resolve, reject);
      const request = {
        path,
        method,
        headers: { ...headers, ...(config.headers.toJSON() as Record<string, string>) },
        body: (config.data as string | undefined) ?? null,
        call,
      };
      pool.dispatch(request, call);
    });
  };
}

/** Base, path and query. By hand, because axios.getUri merges the whole configuration again. */
function addressOf({ baseURL = '', url = '', params }: InternalAxiosRequestConfig): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, string | number | boolean | null>)) {
    if (value != null) query.set(name, String(value));
  }
  const address = `${baseURL.replace(/(?<!\/)\/+$/, '')}/${url.replace(/^\/+/, '')}`;
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

class UpstreamCall implements Dispatcher.DispatchHandler, Retryable {
  private readonly chunks: Buffer[] = [];
  private readonly config: InternalAxiosRequestConfig;
  private readonly permit: Permit;
  private readonly resolve: (response: AxiosResponse) => void;
  private readonly reject: (error: AxiosError) => void;
  private readonly endsAt: number;
  private readonly deadline: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | undefined;
  private abortError: AxiosError | undefined;
  private size = 0;
  private status = 0;
  private statusText = '';
  private headers: Record<string, string | string[] | undefined> = {};

  constructor(
    config: InternalAxiosRequestConfig,
    permit: Permit,
    resolve: (response: AxiosResponse) => void,
    reject: (error: AxiosError) => void,
  ) {
    this.config = config;
    this.permit = permit;
    this.resolve = resolve;
    this.reject = reject;
    const ms = config.timeout ?? 0;
    this.endsAt = performance.now() + ms;
    this.deadline = setTimeout(() => {
      this.permit.finish('timeout');
      this.abort(`No response within ${ms} ms`, AxiosError.ETIMEDOUT);
    }, ms);
  }

  leftMs = () => this.endsAt - performance.now();
  hasStarted = () => this.status !== 0;

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.controller = controller;
    if (this.abortError) controller.abort(this.abortError);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText = '',
  ) {
    if (status < 200) return;
    this.status = status;
    this.statusText = statusText;
    this.headers = headers;
    if (Number(headers['content-length'] ?? 0) > this.limit) this.abortTooLarge();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.size += chunk.length;
    if (this.size > this.limit) return this.abortTooLarge();
    this.chunks.push(chunk);
  }

  onResponseEnd() {
    this.permit.release();
    if (this.abortError) return clearTimeout(this.deadline);
    this.permit.finish(this.status, isBusy(this.status, this.headers));
    const body = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    if (this.headers['content-encoding'] === undefined) this.decode(body);
    else void this.decompress(body);
  }

  private async decompress(body: Buffer) {
    try {
      const plain = await unpackBy(this.headers['content-encoding'], body, this.limit);
      if (!this.abortError) this.decode(plain);
    } catch (error) {
      if (isTooLarge(error)) this.settleUnreadable(this.tooLarge());
      else this.settleUnreadable(`The response cannot be decompressed: ${(error as Error).message}`);
    }
  }

  private decode(body: Buffer) {
    let text: string;
    try {
      text = textOf(body, this.headers['content-type']);
    } catch (error) {
      return this.settleUnreadable(`The response cannot be decoded: ${(error as Error).message}`);
    }
    const parseReviver = reviverFor(text);
    if (parseReviver) this.config.parseReviver = parseReviver;
    this.settle(text);
  }

  /** An error status is passed on without its body. */
  private settleUnreadable(reason: string) {
    const needsBody = !this.config.transitional?.silentJSONParsing;
    if (this.abortError) return;
    if (this.status >= 300) this.settle('');
    else if (!needsBody) this.settle(UNREADABLE);
    else this.abort(reason, AxiosError.ERR_BAD_RESPONSE);
  }

  private settle(data: string) {
    clearTimeout(this.deadline);
    const { config, status, statusText } = this;
    const headers = new AxiosHeaders(this.headers as Record<string, string>);
    this.resolve({ data, status, statusText, headers, config, request: null });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    clearTimeout(this.deadline);
    this.permit.finish('failed');
    this.permit.release();
    if (!this.abortError) this.reject(new AxiosError(error.message, AxiosError.ERR_NETWORK, this.config));
  }

  private get limit() {
    return this.config.maxContentLength ?? -1;
  }

  private abortTooLarge() {
    this.permit.finish('cut');
    this.abort(this.tooLarge(), AxiosError.ERR_BAD_RESPONSE);
  }

  private readonly tooLarge = () => `The response is larger than ${this.limit} bytes`;

  private abort(message: string, code: string) {
    if (this.abortError) return;
    clearTimeout(this.deadline);
    this.abortError = new AxiosError(message, code, this.config);
    this.controller?.abort(this.abortError);
    this.reject(this.abortError);
  }
}
