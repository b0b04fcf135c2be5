import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Dispatcher } from 'undici';
import { isTooLarge, textOf, unpackBy } from './content-coding.ts';
import { isRefusal, type Door, type Pass } from './door.ts';
import type { Retryable } from './retries.ts';

/** Stands for a body whose coding cannot be undone, for calls that need none. */
const UNREADABLE = '\uFFFD';

type AdapterParts = {
  pool: Dispatcher;
  origin: string;
  door: Door;
  /** A call with less time than this says nothing of the upstream when it runs out. */
  patienceMs: number;
  /** Headers of every call. */
  always: Record<string, string>;
};

/**
 * Sends axios requests over an undici pool: twice the requests a second of axios' own adapter. Its `timeout`
 * is a deadline for the whole exchange, to the last byte of the body, where axios' own ends at the headers.
 * It follows no redirect and leaves the pool's origin for no address.
 */
export function undiciAdapter({ pool, origin, door, patienceMs, always }: AdapterParts): AxiosAdapter {
  return (config) => {
    const url = addressOf(config);
    if (!url.startsWith(`${origin}/`)) {
      return Promise.reject(new AxiosError('Not an address of the upstream', AxiosError.ERR_BAD_OPTION_VALUE, config));
    }
    return new Promise((resolve, reject) => {
      const path = url.slice(origin.length);
      const method = (config.method ?? 'get').toUpperCase();
      const pass = door.enter(method, path, (config.timeout ?? 0) >= patienceMs);
      const exchange = new Exchange(config, pass, resolve, reject);
      const request = {
        path,
        method,
        headers: { ...always, ...(config.headers.toJSON() as Record<string, string>) },
        body: (config.data as string | undefined) ?? null,
        exchange,
      };
      pool.dispatch(request, exchange);
    });
  };
}

/** The base, the path below it and the parameters. axios.getUri merges the whole configuration once more for it. */
function addressOf({ baseURL = '', url = '', params }: InternalAxiosRequestConfig): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, string | number | boolean | null>)) {
    if (value != null) query.set(name, String(value));
  }
  const address = `${baseURL.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`;
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

/** One request and its answer, held to a deadline and a size. */
class Exchange implements Dispatcher.DispatchHandler, Retryable {
  private readonly chunks: Buffer[] = [];
  private readonly config: InternalAxiosRequestConfig;
  private readonly pass: Pass;
  private readonly resolve: (response: AxiosResponse) => void;
  private readonly reject: (error: AxiosError) => void;
  private readonly endsAt: number;
  private readonly deadline: NodeJS.Timeout;
  private controller: Dispatcher.DispatchController | undefined;
  private ended: AxiosError | undefined;
  private size = 0;
  private status = 0;
  private statusText = '';
  private headers: Record<string, string | string[] | undefined> = {};

  constructor(
    config: InternalAxiosRequestConfig,
    pass: Pass,
    resolve: (response: AxiosResponse) => void,
    reject: (error: AxiosError) => void,
  ) {
    this.config = config;
    this.pass = pass;
    this.resolve = resolve;
    this.reject = reject;
    const ms = config.timeout ?? 0;
    this.endsAt = performance.now() + ms;
    this.deadline = setTimeout(() => {
      this.pass.end('timeout');
      this.end(`No answer within ${ms} ms`, AxiosError.ETIMEDOUT);
    }, ms);
  }

  leftMs = () => this.endsAt - performance.now();
  hasBegun = () => this.status !== 0;

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.controller = controller;
    if (this.ended) controller.abort(this.ended);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText = '',
  ) {
    // 1xx answers are announcements: the answer itself follows.
    if (status < 200) return;
    this.status = status;
    this.statusText = statusText;
    this.headers = headers;
    if (Number(headers['content-length'] ?? 0) > this.limit) this.endTooLarge();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.size += chunk.length;
    if (this.size > this.limit) return this.endTooLarge();
    this.chunks.push(chunk);
  }

  onResponseEnd() {
    this.pass.leave();
    if (this.ended) return clearTimeout(this.deadline);
    this.pass.end(this.status, isRefusal(this.status, this.headers));
    const body = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    if (this.headers['content-encoding'] === undefined) this.settle(textOf(body));
    else void this.read(body);
  }

  /** Undoes the codings of a body. Where that fails, a status that speaks for itself still does. */
  private async read(body: Buffer) {
    try {
      const plain = await unpackBy(this.headers['content-encoding'], body, this.limit);
      if (!this.ended) this.settle(textOf(plain));
    } catch (error) {
      const needsBody = !this.config.transitional?.silentJSONParsing;
      if (this.ended) return;
      if (this.status >= 300) this.settle('');
      else if (!needsBody) this.settle(UNREADABLE);
      else if (isTooLarge(error)) this.end(this.tooLarge(), AxiosError.ERR_BAD_RESPONSE);
      else this.end(`The answer cannot be unpacked: ${(error as Error).message}`, AxiosError.ERR_BAD_RESPONSE);
    }
  }

  private settle(data: string) {
    clearTimeout(this.deadline);
    const { config, status, statusText } = this;
    const headers = new AxiosHeaders(this.headers as Record<string, string>);
    this.resolve({ data, status, statusText, headers, config, request: null });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    clearTimeout(this.deadline);
    this.pass.end('failed');
    this.pass.leave();
    if (!this.ended) this.reject(new AxiosError(error.message, AxiosError.ERR_NETWORK, this.config));
  }

  private get limit() {
    return this.config.maxContentLength ?? -1;
  }

  private endTooLarge() {
    this.pass.end('cut');
    this.end(this.tooLarge(), AxiosError.ERR_BAD_RESPONSE);
  }

  private readonly tooLarge = () => `The answer is larger than ${this.limit} bytes`;

  private end(message: string, code: string) {
    if (this.ended) return;
    clearTimeout(this.deadline);
    this.ended = new AxiosError(message, code, this.config);
    this.controller?.abort(this.ended);
    this.reject(this.ended);
  }
}
