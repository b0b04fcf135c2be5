import axios, { type AxiosInstance } from 'axios';
import type { Dispatcher } from 'undici';
import type { FinishedCall, RejectionReason } from './bulkhead.ts';
import type { CircuitBreakerSettings } from './circuit-breaker.ts';
import { acceptedCodings } from './content-coding.ts';
import type { SendStreamed } from './streamed-call.ts';
import { openLane, type Lane, type LaneName, type LaneOptions } from './lanes.ts';
import { RETRIED_SHARE, retryWithinBudget } from './retries.ts';
import { undiciAdapter } from './undici-adapter.ts';

/** Specification 9. */
export const UPSTREAM_TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const ACCEPTED = 'application/json, text/plain, */*';
const PROBE = { path: '/faqs', timeoutMs: 800 };

export type Upstream = {
  http: AxiosInstance;
  open: SendStreamed;
  openPicture: SendStreamed;
  openUpload: SendStreamed;
  timeoutMs: number;
  basePath: string;
  underWay: () => number;
  isOpen: (lane: LaneName) => boolean;
  reset: () => void;
  /** Whether it answers now, even if a circuit breaker is open. */
  probe: () => Promise<boolean>;
  close: () => Promise<void>;
};

export type UpstreamOptions = {
  timeoutMs?: number;
  gatewayKey?: string | undefined;
  circuit?: Partial<CircuitBreakerSettings> | undefined;
  retriedShare?: number;
  onFinish?: (call: FinishedCall) => void;
  onReject?: (reason: RejectionReason) => void;
  onCircuitChange?: LaneOptions['onCircuitChange'];
};

type HttpOptions = { address: URL; timeoutMs: number; retriedShare: number; headers: Record<string, string> };

function createHttp({ pool, bulkhead }: Lane, { address, timeoutMs, retriedShare, headers }: HttpOptions) {
  const { origin, pathname } = address;
  const codings = acceptedCodings(address);
  const adapter = undiciAdapter({
    pool: pool.compose(retryWithinBudget(retriedShare)),
    origin,
    bulkhead,
    minFairTimeoutMs: timeoutMs / 2,
    headers: { accept: ACCEPTED, ...(codings !== undefined && { 'accept-encoding': codings }), ...headers },
  });
  const http = axios.create({
    // Normalised, because the adapter compares origins: case and a default port may differ in UPSTREAM_URL.
    baseURL: `${origin}${pathname}`,
    timeout: timeoutMs,
    adapter,
    allowAbsoluteUrls: false,
    maxContentLength: MAX_BODY_BYTES,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    validateStatus: () => true,
  });
  // axios merges its default headers of each method into every call, which takes a quarter of its time.
  http.defaults.headers = {} as typeof http.defaults.headers;
  return http;
}

async function answers(pool: Dispatcher, path: string, headers: Record<string, string>): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE.timeoutMs);
  try {
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers, signal });
    await body.dump({ limit: MAX_BODY_BYTES, signal });
    return statusCode < 500;
  } catch {
    return false;
  }
}

export function openUpstream(
  url: string,
  {
    timeoutMs = UPSTREAM_TIMEOUT_MS,
    gatewayKey,
    circuit = {},
    retriedShare = RETRIED_SHARE,
    onFinish = () => {},
    onReject = () => {},
    onCircuitChange = () => {},
  }: UpstreamOptions = {},
): Upstream {
  const address = new URL(url);
  const { origin, pathname } = address;
  const headers: Record<string, string> = gatewayKey === undefined ? {} : { 'x-gateway-key': gatewayKey };
  const options = { origin, base: pathname, headers, circuit, onFinish, onReject, onCircuitChange };
  const calls = openLane('calls', options);
  const pictures = openLane('pictures', options);
  const uploads = openLane('uploads', options);
  const lanes = { calls, pictures, uploads };
  async function probe() {
    const hasAnswered = await answers(pictures.pool, pathname + PROBE.path, headers);
    if (hasAnswered) for (const { breaker } of Object.values(lanes)) breaker.close();
    return hasAnswered;
  }
  return {
    http: createHttp(calls, { address, timeoutMs, retriedShare, headers }),
    open: calls.stream,
    openPicture: pictures.stream,
    openUpload: uploads.stream,
    timeoutMs,
    basePath: pathname,
    underWay: () => Object.values(lanes).reduce((sum, { bulkhead }) => sum + bulkhead.activeCalls, 0),
    isOpen: (lane) => lanes[lane].breaker.isOpen,
    reset: () => {
      for (const { breaker } of Object.values(lanes)) breaker.reset();
    },
    probe,
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}
