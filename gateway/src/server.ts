import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { gracefulShutdown } from 'server/graceful-shutdown.ts';
import { toSite } from 'server/site-settings.ts';
import { createApp, type AppOptions } from './app.ts';
import { createContext } from './create-context.ts';
import type { Env } from './env.ts';
import { formatError, logFields, type Report } from './graphql/errors.ts';
import { responseCache } from './graphql/response-cache.ts';
import { createApollo } from './graphql/apollo.ts';
import type { CompileWhen } from './graphql/jit-plugin.ts';
import { createSchema } from './schema.ts';
import { createHttpServer, listen } from './http-server.ts';
import { openBudgets, type ConnectionLimits, type VerifiedReaders } from './limits/index.ts';
import { codeOf, createMetrics, type Metrics } from './metrics/index.ts';
import type { LiveNotifications } from './features/notifications/index.ts';
import { allowOrigins } from './http/origins.ts';
import { openFormerAssets } from './pages/index.ts';
import { openRealtime, type ClientLimits, type RelaySettings } from './realtime/index.ts';
import type { Caller } from './rest/client.ts';
import type { UpstreamOptions } from './rest/http.ts';
import { openServices, type Services } from './services.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const EXPLORER = fileURLToPath(new URL('../../explorer/dist/', import.meta.url));

// Only an upload over a slow line takes longer than the upstream's timeout.
const MAX_SHUTDOWN_MS = 12_000;

export type RunningGateway = {
  port: number;
  /** Renders what the first visitor would wait for. */
  warmUp: () => Promise<void>;
  stop: () => Promise<void>;
  clearCaches: () => void;
  /** Numbers of open connections. */
  live: Pick<LiveNotifications, 'relays' | 'connectedRelays' | 'subscribers'> & {
    sockets: () => number;
    streams: () => number;
  };
};

export type GatewayOptions = {
  upstream?: Pick<UpstreamOptions, 'timeoutMs' | 'circuit' | 'retriedShare'>;
  /** How long idle connections stay open on shutdown. */
  idleGraceMs?: number;
  webFolder?: string;
  explorerFolder?: string;
  /** Clock of the caches, in milliseconds. */
  now?: () => number;
  clientLimits?: Partial<ClientLimits>;
  connectionLimits?: Partial<ConnectionLimits>;
  relaySettings?: Partial<RelaySettings>;
  compile?: CompileWhen | undefined;
};

/** Starts the gateway. Closes what it opened if a step fails. */
export async function startGateway(env: Env, logger: Logger, options: GatewayOptions = {}): Promise<RunningGateway> {
  const { webFolder = WEB, explorerFolder = EXPLORER, now, compile } = options;
  const { INTROSPECTION: introspection, SANDBOX: sandbox } = env;
  await using resources = new AsyncDisposableStack();

  const metrics = createMetrics();
  const shutdown = gracefulShutdown({ maxMs: MAX_SHUTDOWN_MS, idleGraceMs: options.idleGraceMs });
  const origins = allowOrigins([env.PUBLIC_URL, ...env.ALLOWED_ORIGINS]);
  const services = openServices(env, logger, metrics, { ...options, isShuttingDown: shutdown.hasStarted });
  resources.defer(services.close);
  const budgets = openBudgetsOf(env, logger, services.shared.readers);
  resources.defer(budgets.close);

  const schema = createSchema();
  const page = { introspection, sandbox, explorerFolder, site: toSite(env) };
  const { apollo, documents } = createApollo(schema, logger, { ...page, metrics, compile });
  await apollo.start();
  resources.defer(() => apollo.stop());
  const responses = responseCache({ ...(now && { now }), observe: metrics.cacheOf('answers') });
  metrics.watchCache('answers', responses.size);

  const own = join(webFolder, 'assets');
  const formerAssets = openFormerAssets({ folder: env.ASSETS_FOLDER, own, logger, now });
  resources.defer(formerAssets.close);
  await formerAssets.refresh();

  const common = { env, logger, metrics, services, budgets, origins };
  const stream: RequestHandler = (request, response) => realtime.stream(request, response);
  const graphql = { apollo, documents, responses, stream };
  const { app, warmUp, ...callers } = createApp({ ...common, ...graphql, webFolder, explorerFolder, formerAssets });
  shutdown.closeConnectionsOf(app.response);
  const server = createHttpServer(app, options.connectionLimits);
  const realtime = openRealtime(server, {
    ...subscriptionOptions(common),
    ...callers,
    schema,
    introspection,
    limits: options.clientLimits,
  });
  resources.defer(async () => void (await Promise.all([shutdown.shutDown(server), realtime.close()])));
  watchGauges(metrics, server, services, realtime);

  const port = await listen(server, env);
  const running = resources.move();
  const clearCaches = () => {
    services.clearCaches();
    responses.clear();
  };
  const { sockets, streams } = realtime;
  return {
    port,
    warmUp,
    stop: () => running.disposeAsync(),
    clearCaches,
    live: { ...services.live, sockets, streams },
  };
}

const openBudgetsOf = (env: Env, logger: Logger, readers: VerifiedReaders) =>
  openBudgets({
    addressPoints: env.RATE_LIMIT_ADDRESS,
    viewerPoints: env.RATE_LIMIT_VIEWER,
    redisUrl: env.REDIS_URL,
    logger,
    readers,
  });

type Common = Pick<AppOptions, 'logger' | 'metrics' | 'services' | 'budgets' | 'origins'>;

function subscriptionOptions({ logger, metrics, services: { verify, shared }, budgets, origins }: Common) {
  const report: Report = (error, ids) => logger.error({ ...logFields(error), ...ids }, 'subscription failed');
  return {
    budgets,
    origins,
    verify,
    createContext: (caller: Caller) => createContext(shared, caller),
    format: (error: GraphQLError) => {
      const formatted = formatError(error, report);
      metrics.subscriptionError(codeOf(formatted));
      return formatted;
    },
  };
}

function watchGauges(
  metrics: Metrics,
  server: Server,
  { upstream, live }: Services,
  { sockets }: ReturnType<typeof openRealtime>,
): void {
  metrics.watch({
    http_connections: () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0))),
    websockets: sockets,
    subscriptions: live.subscribers,
    upstream_lines: live.relays,
    upstream_lines_standing: live.connectedRelays,
    upstream_calls_under_way: upstream.underWay,
    upstream_circuit_open: () => Number(upstream.isOpen('calls')),
    upstream_pictures_circuit_open: () => Number(upstream.isOpen('pictures')),
    upstream_uploads_circuit_open: () => Number(upstream.isOpen('uploads')),
  });
}
