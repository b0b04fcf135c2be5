import axios, { type AxiosInstance } from 'axios';
import { Pool } from 'undici';
import { undiciAdapter } from './undici-adapter.ts';

/** Specification 9: API timeout. */
export const UPSTREAM_TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const MAX_CONNECTIONS = 100;
const KEEP_ALIVE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

export type Upstream = { http: AxiosInstance; close: () => Promise<void> };

/** The one axios of the process, and the sockets under it, kept alive between requests. */
export function openUpstream(url: string, timeout = UPSTREAM_TIMEOUT_MS): Upstream {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, {
    connections: MAX_CONNECTIONS,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The adapter's deadline covers the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const http = axios.create({
    // Not the address as it was written: the adapter compares origins, where case and a default port do not count.
    baseURL: `${origin}${pathname}`,
    timeout,
    adapter: undiciAdapter(pool, origin),
    allowAbsoluteUrls: false,
    maxContentLength: MAX_BODY_BYTES,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    validateStatus: () => true,
  });
  return { http, close: () => pool.destroy() };
}
