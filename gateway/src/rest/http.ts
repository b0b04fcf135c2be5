import axios, { type AxiosInstance } from 'axios';
import { Pool } from 'undici';
import { Circuit, type CircuitSettings } from './circuit.ts';
import { Door, type CallEnd } from './door.ts';
import { exchangeOver, type OpenExchange } from './exchange.ts';
import { RETRIED_SHARE, retrying } from './retries.ts';
import { undiciAdapter } from './undici-adapter.ts';

/** Specification 9: API timeout. */
export const UPSTREAM_TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
// Promise R2: 100 under way and 200 that wait. Streams have theirs apart, so that slow uploads leave the calls theirs.
const CALLS = { connections: 70, waiting: 150 };
const STREAMS = { connections: 30, waiting: 50 };
const ACCEPTED = 'application/json, text/plain, */*';
const KEEP_ALIVE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** The shortest of the contract's calls that need nobody's token. */
const PROBE = { path: '/faqs', timeoutMs: 800 };

export type Upstream = {
  http: AxiosInstance;
  /** For what is passed through without being read: images, and the browser's way to Google and back. */
  open: OpenExchange;
  timeoutMs: number;
  /** Of the API's address, which all its paths begin with. */
  basePath: string;
  /** Calls and streams that are under way or wait. */
  underWay: () => number;
  circuit: Circuit;
  /** Whether it answers now, whatever has been seen of it so far. */
  probe: () => Promise<boolean>;
  close: () => Promise<void>;
};

export type UpstreamOptions = {
  timeoutMs?: number;
  /** By which the upstream knows that `client-ip` is the gateway's word. */
  gatewayKey?: string | undefined;
  circuit?: Partial<CircuitSettings> | undefined;
  /** Of the calls that may be sent again after a fault, so many are. */
  retriedShare?: number;
  /** Told of each call that was sent, once it has ended. */
  observe?: (call: CallEnd) => void;
  /** Told of each call that was not. */
  heldBack?: (why: 'open' | 'full') => void;
  /** Told when calls are held back, and when they are let through again. */
  report?: (isOpen: boolean) => void;
};

/** The one axios of the process, and the sockets under it, kept alive between requests. */
export function openUpstream(
  url: string,
  {
    timeoutMs = UPSTREAM_TIMEOUT_MS,
    gatewayKey,
    circuit: settings = {},
    retriedShare = RETRIED_SHARE,
    ...told
  }: UpstreamOptions = {},
): Upstream {
  const { origin, pathname } = new URL(url);
  const headers: Record<string, string> = gatewayKey === undefined ? {} : { 'x-gateway-key': gatewayKey };
  const openPool = (connections: number) =>
    new Pool(origin, {
      connections,
      pipelining: 1,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      // Each exchange has a deadline for the whole of it.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  const pool = openPool(CALLS.connections);
  const streams = openPool(STREAMS.connections);
  const { observe = () => {}, heldBack = () => {}, report = () => {} } = told;
  const circuit = new Circuit({ settings, report });
  const doorTo = ({ connections, waiting }: typeof CALLS) =>
    new Door({ circuit, places: connections + waiting, observe, heldBack });
  const callDoor = doorTo(CALLS);
  const streamDoor = doorTo(STREAMS);
  const adapter = undiciAdapter({
    pool,
    origin,
    door: callDoor,
    patienceMs: timeoutMs / 2,
    always: { accept: ACCEPTED, ...headers },
  });
  const http = axios.create({
    // Not the address as it was written: the adapter compares origins, where case and a default port do not count.
    baseURL: `${origin}${pathname}`,
    timeout: timeoutMs,
    adapter: retrying(adapter, retriedShare),
    allowAbsoluteUrls: false,
    maxContentLength: MAX_BODY_BYTES,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    validateStatus: () => true,
  });
  // axios merges its own for each method into every call, which takes a quarter of its time.
  http.defaults.headers = {} as typeof http.defaults.headers;
  async function probe() {
    const signal = AbortSignal.timeout(PROBE.timeoutMs);
    try {
      const { statusCode, body } = await streams.request({
        path: pathname + PROBE.path,
        method: 'GET',
        headers,
        signal,
      });
      await body.dump({ limit: MAX_BODY_BYTES, signal });
      if (statusCode >= 500) return false;
      circuit.close();
      return true;
    } catch {
      return false;
    }
  }
  return {
    http,
    open: exchangeOver(streams, pathname, headers, streamDoor),
    timeoutMs,
    basePath: pathname,
    underWay: () => callDoor.underWay + streamDoor.underWay,
    circuit,
    probe,
    close: async () => {
      await Promise.all([pool.destroy(), streams.destroy()]);
    },
  };
}
