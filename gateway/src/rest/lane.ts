import { Pool, type Dispatcher } from 'undici';
import { Circuit, type CircuitSettings } from './circuit.ts';
import { Door, type CallEnd } from './door.ts';
import { exchangeOver, type OpenExchange } from './exchange.ts';

const KEEP_ALIVE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Promise R2: 100 calls under way and 200 that wait. */
export const LANES = {
  calls: { connections: 70, waiting: 150 },
  pictures: { connections: 16, waiting: 40 },
  uploads: { connections: 14, waiting: 10 },
};
export type LaneName = keyof typeof LANES;

export type LaneOptions = {
  origin: string;
  /** Where the API's paths begin. */
  base: string;
  /** Headers of every call. */
  always: Record<string, string>;
  circuit: Partial<CircuitSettings>;
  observe: (call: CallEnd) => void;
  heldBack: (why: 'open' | 'full') => void;
  /** Told when the lane's calls are no longer let through, and when they are again. */
  report: (isOpen: boolean, lane: LaneName) => void;
};

/** Connections to the upstream for one kind of call. */
export type Lane = { pool: Dispatcher; door: Door; circuit: Circuit; open: OpenExchange; close: () => Promise<void> };

/** Opens a lane with its own connections and circuit, so that calls of another kind can neither fill nor close it. */
export function openLane(name: LaneName, options: LaneOptions): Lane {
  const { origin, base, always, observe, heldBack, report } = options;
  const { connections, waiting } = LANES[name];
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // Each exchange has a deadline for the whole of it.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const circuit = new Circuit({ settings: options.circuit, report: (isOpen) => report(isOpen, name) });
  const door = new Door({ circuit, places: connections + waiting, observe, heldBack });
  return { pool, door, circuit, open: exchangeOver(pool, base, always, door), close: () => pool.destroy() };
}
