import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedCall } from '../rest/bulkhead.ts';
import type { CacheSize } from '../rest/revalidation.ts';
import { routeOf } from '../rest/routes.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10.5];

// One set per process, which may run several gateways in tests.
let processRegistry: Registry | undefined;

function processMetrics() {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

export type Gauges = Record<GaugeName, () => number | Promise<number>>;
type GaugeName = keyof typeof GAUGES;

const GAUGES = {
  http_connections: 'Open HTTP connections',
  websockets: 'Open WebSockets',
  subscriptions: 'Subscriptions that listen',
  upstream_lines: 'Lines to the upstream for subscriptions, one a viewer',
  upstream_lines_standing: 'Those of them that stand',
  upstream_calls_under_way: 'Calls to the upstream that are under way or wait for a connection',
  upstream_circuit_open: '1 while calls are held back because the upstream fails',
  upstream_pictures_circuit_open: '1 while views of pictures are held back because they fail',
  upstream_uploads_circuit_open: '1 while uploads are held back because they fail',
} as const;

/** No label value comes from a caller, so the number of series is bounded. */
function defineSeries(registry: Registry) {
  const registers = [registry];
  const operations = new Histogram({
    name: 'gateway_operation_duration_seconds',
    help: 'Executed GraphQL operations, by the name of one of the web client’s and the code of their first error',
    labelNames: ['operation', 'code'],
    buckets: BUCKETS,
    registers,
  });
  const http = new Counter({
    name: 'gateway_http_requests_total',
    help: 'Requests, by the first part of their path',
    labelNames: ['route', 'status'],
    registers,
  });
  const calls = new Histogram({
    name: 'gateway_upstream_call_duration_seconds',
    help: 'Calls to the upstream, by route and the status of the answer, or timeout, failed, cut',
    labelNames: ['method', 'route', 'ending'],
    buckets: BUCKETS,
    registers,
  });
  const rejectedCall = new Counter({
    name: 'gateway_upstream_calls_held_back_total',
    help: 'Calls that were not sent: the circuit was open, or too many waited',
    labelNames: ['why'],
    registers,
  });
  const cache = new Counter({
    name: 'gateway_cache_reads_total',
    help: 'What was found in a cache: hit, stale or miss',
    labelNames: ['cache', 'result'],
    registers,
  });
  const ended = new Counter({
    name: 'gateway_subscription_errors_total',
    help: 'Errors told to subscribers, by code; RESYNC is a slow one that was dropped',
    labelNames: ['code'],
    registers,
  });
  const unreadable = new Counter({
    name: 'gateway_upstream_unreadable_total',
    help: 'Parts of the upstream’s answers that could not be read and were left out, by call and field',
    labelNames: ['call', 'field'],
    registers,
  });

  return { operations, http, calls, rejectedCall, cache, ended, unreadable };
}

/** Returns a map to add caches to, by name. */
function gaugeCaches(registry: Registry) {
  const sizes = new Map<string, () => CacheSize>();
  for (const unit of ['entries', 'bytes'] as const) {
    const gauge: Gauge<'cache'> = new Gauge({
      name: `gateway_cache_${unit}`,
      help: `What a cache holds, in ${unit}`,
      labelNames: ['cache'],
      registers: [registry],
      collect: () => {
        for (const [name, size] of sizes) gauge.set({ cache: name }, size()[unit]);
      },
    });
  }
  return sizes;
}

function registerGauges(registry: Registry, gauges: Gauges) {
  for (const [name, help] of Object.entries(GAUGES)) {
    const gauge: Gauge = new Gauge({
      name: `gateway_${name}`,
      help,
      registers: [],
      collect: async () => gauge.set(await gauges[name as GaugeName]()),
    });
    registry.registerMetric(gauge);
  }
}

export function createMetrics() {
  const registry = new Registry();
  const { operations, http, calls, rejectedCall, cache, ended, unreadable } = defineSeries(registry);
  const sizes = gaugeCaches(registry);

  return {
    operation: (operation: string, code: string, seconds: number) => operations.observe({ operation, code }, seconds),
    request: (route: string, status: number) => http.inc({ route, status }),
    call: (base: string, { method, path, ending, seconds }: FinishedCall) =>
      calls.observe({ method, route: routeOf(method, path.slice(base.length)), ending }, seconds),
    unreadable: (call: string, field: string, count: number) => unreadable.inc({ call, field }, count),
    rejectedCall: (why: string) => rejectedCall.inc({ why }),
    cacheOf: (name: string) => (result: 'hit' | 'stale' | 'miss') => cache.inc({ cache: name, result }),
    watchCache: (name: string, size: () => CacheSize) => void sizes.set(name, size),
    subscriptionError: (code: string) => ended.inc({ code }),

    watch: (gauges: Gauges) => registerGauges(registry, gauges),
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    text: async () => `${await registry.metrics()}\n${await processMetrics().metrics()}`,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
