import axios, { type AxiosInstance } from 'axios';
import type { CircuitSettings } from './circuit.ts';
import { acceptedCodings } from './content-coding.ts';
import type { CallEnd } from './door.ts';
import type { OpenExchange } from './exchange.ts';
import { openLane, type LaneName, type LaneOptions } from './lane.ts';
import { RETRIED_SHARE, retryWithinBudget } from './retries.ts';
import { undiciAdapter } from './undici-adapter.ts';

/** Specification 9: API timeout. */
export const UPSTREAM_TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const ACCEPTED = 'application/json, text/plain, */*';
/** The shortest of the contract's calls that need nobody's token. */
const PROBE = { path: '/faqs', timeoutMs: 800 };

export type Upstream = {
  http: AxiosInstance;
  /** Passes an exchange through without reading it, on the connections of other calls. */
  open: OpenExchange;
  /** The same on connections of their own. */
  openPicture: OpenExchange;
  openUpload: OpenExchange;
  timeoutMs: number;
  /** Of the API's address, which all its paths begin with. */
  basePath: string;
  /** Calls of all kinds that are under way or wait. */
  underWay: () => number;
  /** Whether calls of a kind are held back because they mostly failed. */
  isOpen: (lane: LaneName) => boolean;
  /** Forgets which calls have failed. */
  reset: () => void;
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
  /** Told when calls of a kind are held back, and when they are let through again. */
  report?: LaneOptions['report'];
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
  const address = new URL(url);
  const { origin, pathname } = address;
  const headers: Record<string, string> = gatewayKey === undefined ? {} : { 'x-gateway-key': gatewayKey };
  const { observe = () => {}, heldBack = () => {}, report = () => {} } = told;
  const options = { origin, base: pathname, always: headers, circuit: settings, observe, heldBack, report };
  const calls = openLane('calls', options);
  const pictures = openLane('pictures', options);
  const uploads = openLane('uploads', options);
  const lanes = { calls, pictures, uploads };
  const codings = acceptedCodings(address);
  const adapter = undiciAdapter({
    pool: calls.pool.compose(retryWithinBudget(retriedShare)),
    origin,
    door: calls.door,
    patienceMs: timeoutMs / 2,
    always: { accept: ACCEPTED, ...(codings !== undefined && { 'accept-encoding': codings }), ...headers },
  });
  const http = axios.create({
    // Not the address as it was written: the adapter compares origins, where case and a default port do not count.
    baseURL: `${origin}${pathname}`,
    timeout: timeoutMs,
    adapter,
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
      const { statusCode, body } = await pictures.pool.request({
        path: pathname + PROBE.path,
        method: 'GET',
        headers,
        signal,
      });
      await body.dump({ limit: MAX_BODY_BYTES, signal });
      if (statusCode >= 500) return false;
      for (const { circuit } of Object.values(lanes)) circuit.close();
      return true;
    } catch {
      return false;
    }
  }
  return {
    http,
    open: calls.open,
    openPicture: pictures.open,
    openUpload: uploads.open,
    timeoutMs,
    basePath: pathname,
    underWay: () => Object.values(lanes).reduce((sum, { door }) => sum + door.underWay, 0),
    isOpen: (lane) => lanes[lane].circuit.isOpen,
    reset: () => {
      for (const { circuit } of Object.values(lanes)) circuit.reset();
    },
    probe,
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}
