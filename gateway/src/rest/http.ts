import axios, { type AxiosInstance } from 'axios';
import { Pool } from 'undici';
import { exchangeOver, type OpenExchange } from './exchange.ts';
import { undiciAdapter } from './undici-adapter.ts';

/** Specification 9: API timeout. */
export const UPSTREAM_TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const MAX_CONNECTIONS = 100;
// Of their own, so that slow uploads leave the calls theirs.
const MAX_STREAMS = 50;
const KEEP_ALIVE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

export type Upstream = {
  http: AxiosInstance;
  /** For what is passed through without being read: images, and the browser's way to Google and back. */
  open: OpenExchange;
  timeoutMs: number;
  close: () => Promise<void>;
};

export type UpstreamOptions = {
  timeoutMs?: number;
  /** By which the upstream knows that `client-ip` is the gateway's word. */
  gatewayKey?: string | undefined;
};

/** The one axios of the process, and the sockets under it, kept alive between requests. */
export function openUpstream(
  url: string,
  { timeoutMs = UPSTREAM_TIMEOUT_MS, gatewayKey }: UpstreamOptions = {},
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
  const pool = openPool(MAX_CONNECTIONS);
  const streams = openPool(MAX_STREAMS);
  const http = axios.create({
    // Not the address as it was written: the adapter compares origins, where case and a default port do not count.
    baseURL: `${origin}${pathname}`,
    timeout: timeoutMs,
    headers,
    adapter: undiciAdapter(pool, origin),
    allowAbsoluteUrls: false,
    maxContentLength: MAX_BODY_BYTES,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    validateStatus: () => true,
  });
  return {
    http,
    open: exchangeOver(streams, pathname, headers),
    timeoutMs,
    close: async () => {
      await Promise.all([pool.destroy(), streams.destroy()]);
    },
  };
}
