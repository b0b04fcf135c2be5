import { Pool, type Dispatcher } from 'undici';
import { Bulkhead, type FinishedCall, type RejectionReason } from './bulkhead.ts';
import { CircuitBreaker, type CircuitBreakerSettings } from './circuit-breaker.ts';
import { streamOver, type SendStreamed } from './streamed-call.ts';

const KEEP_ALIVE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Promise R2: 100 calls in progress and 200 waiting. */
export const LANES = {
  calls: { connections: 70, waiting: 150 },
  pictures: { connections: 16, waiting: 40 },
  uploads: { connections: 14, waiting: 10 },
};
export type LaneName = keyof typeof LANES;

export type LaneOptions = {
  origin: string;
  base: string;
  headers: Record<string, string>;
  circuit: Partial<CircuitBreakerSettings>;
  onFinish: (call: FinishedCall) => void;
  onReject: (reason: RejectionReason) => void;
  onCircuitChange: (isOpen: boolean, lane: LaneName) => void;
};

export type Lane = {
  pool: Dispatcher;
  bulkhead: Bulkhead;
  breaker: CircuitBreaker;
  stream: SendStreamed;
  close: () => Promise<void>;
};

/** Its own connections and circuit breaker: other kinds of calls cannot exhaust them. */
export function openLane(name: LaneName, options: LaneOptions): Lane {
  const { origin, base, headers, circuit: settings, onFinish, onReject, onCircuitChange } = options;
  const { connections, waiting } = LANES[name];
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // Each call has a deadline of its own.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const breaker = new CircuitBreaker({ settings, onChange: (isOpen) => onCircuitChange(isOpen, name) });
  const bulkhead = new Bulkhead({ breaker, capacity: connections + waiting, onFinish, onReject });
  return { pool, bulkhead, breaker, stream: streamOver(pool, base, headers, bulkhead), close: () => pool.destroy() };
}
