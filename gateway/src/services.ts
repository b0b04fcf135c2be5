import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Shared } from './context.ts';
import { createContext } from './create-context.ts';
import type { Env } from './env.ts';
import { logFields } from './graphql/errors.ts';
import { knownAccess as createKnownAccess } from './features/accounts/index.ts';
import { imageAddresses } from './features/images/index.ts';
import { verifiedReaders } from './limits/index.ts';
import { unreadableReporter, type Metrics } from './metrics/index.ts';
import { liveNotifications } from './features/notifications/index.ts';
import { readiness } from './http/readiness.ts';
import { MAX_CONCURRENT_READS, type RelaySettings } from './realtime/index.ts';
import type { Caller } from './rest/client.ts';
import { openUpstream, type UpstreamOptions } from './rest/http.ts';
import {
  publicCalls as createPublicCalls,
  QUESTION_PAGES,
  SEARCHES,
  type PublicCallsOptions,
} from './rest/public-calls.ts';
import { revalidationCache } from './rest/revalidation.ts';
import { UpstreamError } from './rest/upstream-error.ts';
import { searchForms } from './features/search/index.ts';

export type ServiceOptions = {
  upstream?: Pick<UpstreamOptions, 'timeoutMs' | 'circuit' | 'retriedShare'> | undefined;
  /** The clock of the caches, in milliseconds. */
  now?: (() => number) | undefined;
  relaySettings?: Partial<RelaySettings> | undefined;
  isShuttingDown: () => boolean;
};

export function openServices(env: Env, logger: Logger, metrics: Metrics, options: ServiceOptions) {
  const { upstream, isReady } = connectUpstream(env, logger, metrics, options);
  const caches = openCaches(logger, metrics, options.now);
  const unreadable = unreadableReporter(logger, metrics);
  const relayReads = pLimit(MAX_CONCURRENT_READS);
  const live = liveNotifications({
    url: env.UPSTREAM_SOCKET_URL ?? new URL(env.UPSTREAM_URL).origin,
    http: upstream.http,
    publicCalls: caches.publicCalls,
    reportUnreadable: unreadable.report,
    countLosses: unreadable.countLosses,
    logFailure: (error) => logger.warn(logFields(error), 'a line to the upstream has ended'),
    settings: options.relaySettings,
    enqueue: relayReads,
  });
  const shared: Shared = {
    http: upstream.http,
    publicCalls: caches.publicCalls,
    questionPages: caches.questionPages,
    searches: caches.searches,
    searchForms: caches.forms,
    live,
    readers: verifiedReaders(),
    knownAccess: caches.knownAccess,
    images: openImageAddresses(env, logger),
    reportUnreadable: unreadable.report,
    serviceToken: env.UPSTREAM_SERVICE_TOKEN,
  };

  return {
    upstream,
    live,
    shared,
    isReady,
    verify: async (caller: Caller): Promise<string> => {
      const { user_id: id } = await relayReads(() => createContext(shared, caller).own.read());
      if (typeof id === 'string' || typeof id === 'number') return String(id);
      throw new UpstreamError('', { detail: 'unexpected user: user_id' });
    },
    clearCaches: () => {
      caches.clear();
      unreadable.clear();
      upstream.reset();
    },
    close: async () => {
      live.close();
      await upstream.close();
    },
  };
}

export type Services = ReturnType<typeof openServices>;

function connectUpstream(
  env: Env,
  logger: Logger,
  metrics: Metrics,
  { upstream: options, isShuttingDown }: ServiceOptions,
) {
  const upstream = openUpstream(env.UPSTREAM_URL, {
    ...options,
    gatewayKey: env.GATEWAY_KEY,
    onFinish: (call) => {
      if (typeof call.ending === 'number' && call.ending < 500) ready.markAnswered();
      metrics.call(upstream.basePath, call);
    },
    onReject: metrics.rejectedCall,
    onCircuitChange: (isOpen, lane) =>
      isOpen
        ? logger.error({ lane }, 'the upstream is failing; calls are held back')
        : logger.info({ lane }, 'the upstream answers again'),
  });
  const ready = readiness({ probe: upstream.probe, isShuttingDown });
  return { upstream, isReady: ready.isReady };
}

function openCaches(logger: Logger, metrics: Metrics, now: (() => number) | undefined) {
  const clock = now && { now };
  const report = (error: UpstreamError) => logger.warn(logFields(error), 'cannot be renewed; served as it was');
  const openCalls = (name: string, options: PublicCallsOptions = {}) => {
    const calls = createPublicCalls({ ...clock, ...options, observe: metrics.cacheOf(name) });
    metrics.watchCache(name, calls.size);
    return calls;
  };
  const publicCalls = openCalls('public calls', { report });
  const open = openCalls('question pages', { report, settings: QUESTION_PAGES });
  const searches = openCalls('searches', { settings: SEARCHES });
  const revalidated = revalidationCache({ observe: metrics.cacheOf('revalidated pages') });
  metrics.watchCache('revalidated pages', revalidated.size);
  const forms = searchForms(now);
  const knownAccess = createKnownAccess({ now });
  const clear = () => {
    for (const cache of [publicCalls, open, searches, revalidated, forms, knownAccess]) cache.clear();
  };
  return { publicCalls, questionPages: { open, revalidated }, searches, forms, knownAccess, clear };
}

const openImageAddresses = (env: Env, logger: Logger) =>
  imageAddresses({
    storeOrigins: [new URL(env.UPSTREAM_URL).origin, env.PUBLIC_URL],
    basePath: new URL(env.UPSTREAM_URL).pathname,
    allowedOrigins: env.IMAGE_ORIGINS,
    reportMissing: (origin) => logger.warn({ origin }, 'pages may not show pictures from there: see IMAGE_ORIGINS'),
  });
