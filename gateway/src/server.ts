import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { clientIpReader } from './http/client-ip.ts';
import { type Shared } from './context.ts';
import { createContext } from './create-context.ts';
import { departure } from './http/departure.ts';
import type { Env } from './env.ts';
import { formatError, logged, type Report } from './graphql/errors.ts';
import { answerCache } from './graphql/answer-cache.ts';
import { createApollo } from './graphql/apollo.ts';
import type { CompileWhen } from './graphql/jit-plugin.ts';
import { createSchema } from './schema.ts';
import { withoutExpress } from './graphql/without-express.ts';
import { imageAddresses } from './features/images/index.ts';
import {
  CONNECTION_LIMITS,
  limitConnections,
  openBudgets,
  slowRequestCheck,
  verifiedReaders,
  type ConnectionLimits,
} from './limits/index.ts';
import { codeOf, createMetrics, unreadableReporter } from './metrics/index.ts';
import { liveNotifications, type LiveNotifications } from './features/notifications/index.ts';
import { allowOrigins } from './http/origins.ts';
import { readiness } from './http/readiness.ts';
import { LINE_READS, openRealtime, type ClientLimits, type RelaySettings } from './realtime/index.ts';
import { openUpstream, type UpstreamOptions } from './rest/http.ts';
import { publicCalls as keepPublicCalls, SEARCHES } from './rest/public-calls.ts';
import { UpstreamError } from './rest/upstream-error.ts';
import { searchForms } from './features/search/index.ts';
import { graphqlHeaders } from './http/security-headers.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const EXPLORER = fileURLToPath(new URL('../../explorer/dist/', import.meta.url));

export type RunningGateway = {
  port: number;
  /** Does ahead what the first visitor would wait for. */
  warmUp: () => Promise<void>;
  stop: () => Promise<void>;
  /** Forgets all that was kept of the upstream's answers. */
  forget: () => void;
  /** How much is open. */
  live: Pick<LiveNotifications, 'lines' | 'standing' | 'readers'> & { sockets: () => number; streams: () => number };
};
export type GatewayParts = {
  upstream?: Pick<UpstreamOptions, 'timeoutMs' | 'circuit' | 'retriedShare'>;
  /** How long connections that are idle are left open when it stops. */
  farewellMs?: number;
  webFolder?: string;
  explorerFolder?: string;
  /** What the caches tell the time by, in milliseconds. */
  now?: () => number;
  clientLimits?: Partial<ClientLimits>;
  connectionLimits?: Partial<ConnectionLimits>;
  relaySettings?: Partial<RelaySettings>;
  compile?: CompileWhen | undefined;
};

/** Starts the gateway. Undoes what it opened if a step fails. */
export async function startGateway(
  env: Env,
  logger: Logger,
  {
    upstream: options,
    webFolder = WEB,
    explorerFolder = EXPLORER,
    now,
    clientLimits,
    connectionLimits,
    relaySettings,
    farewellMs,
    compile,
  }: GatewayParts = {},
): Promise<RunningGateway> {
  const metrics = createMetrics();
  const unreadable = unreadableReporter(logger, metrics);
  const leaving = departure({ farewellMs });
  const upstream = openUpstream(env.UPSTREAM_URL, {
    ...options,
    gatewayKey: env.GATEWAY_KEY,
    observe: (call) => {
      if (typeof call.ending === 'number' && call.ending < 500) ready.saw();
      metrics.call(upstream.basePath, call);
    },
    heldBack: metrics.heldBack,
    report: (isOpen, lane) =>
      isOpen
        ? logger.error({ lane }, 'the upstream is failing; calls are held back')
        : logger.info({ lane }, 'the upstream answers again'),
  });
  const ready = readiness({ probe: upstream.probe, isLeaving: leaving.hasBegun });
  const schema = createSchema();
  const { apollo, known, documents } = createApollo(schema, logger, {
    metrics,
    introspection: env.INTROSPECTION,
    compile,
    sandbox: env.SANDBOX,
    explorerFolder,
  });
  const clock = now && { now };
  const answers = answerCache({ ...clock, observe: metrics.cacheOf('answers') });
  const publicCalls = keepPublicCalls({
    ...clock,
    observe: metrics.cacheOf('public calls'),
    report: (error) => logger.warn(logged(error), 'cannot be renewed; served as it was'),
  });
  const searches = keepPublicCalls({ ...clock, keeping: SEARCHES, observe: metrics.cacheOf('searches') });
  const forms = searchForms(now);
  const forget = () => {
    publicCalls.clear();
    searches.clear();
    forms.clear();
    answers.clear();
    unreadable.clear();
    upstream.reset();
  };
  await apollo.start();
  const lineReads = pLimit(LINE_READS);
  const live = liveNotifications({
    url: env.UPSTREAM_SOCKET_URL ?? new URL(env.UPSTREAM_URL).origin,
    http: upstream.http,
    publicCalls,
    reportUnreadable: unreadable.report,
    report: (error) => logger.warn(logged(error), 'a line to the upstream has ended'),
    settings: relaySettings,
    inTurn: lineReads,
  });
  const readers = verifiedReaders();
  const images = imageAddresses({
    storeOrigins: [new URL(env.UPSTREAM_URL).origin, env.PUBLIC_URL],
    basePath: new URL(env.UPSTREAM_URL).pathname,
    allowedOrigins: env.IMAGE_ORIGINS,
    reportMissing: (origin) => logger.warn({ origin }, 'pages may not show pictures from there: see IMAGE_ORIGINS'),
  });
  const shared: Shared = {
    http: upstream.http,
    publicCalls,
    searches,
    searchForms: forms,
    live,
    readers,
    images,
    reportUnreadable: unreadable.report,
    serviceToken: env.UPSTREAM_SERVICE_TOKEN,
  };
  const clientIp = clientIpReader({ lookupUrl: env.PUBLIC_IP_URL, fallback: env.CLIENT_IP_FALLBACK });
  const budgets = openBudgets({
    addressPoints: env.RATE_LIMIT_ADDRESS,
    viewerPoints: env.RATE_LIMIT_VIEWER,
    redisUrl: env.REDIS_URL,
    logger,
    readers,
  });
  const origins = allowOrigins([env.PUBLIC_URL, ...env.ALLOWED_ORIGINS]);
  const parts = {
    env,
    logger,
    apollo,
    known,
    documents,
    upstream,
    shared,
    clientIp,
    answers,
    budgets,
    origins,
    webFolder,
    explorerFolder,
    metrics,
  };
  const { app, graphql, fail, addressOf, callerOf, admits, warmUp } = createApp({
    ...parts,
    stream: (request, response) => realtime.stream(request, response),
    isReady: ready.isReady,
    announceIn: leaving.announceIn,
  });
  const connections = { ...CONNECTION_LIMITS, ...connectionLimits };
  const first = {
    answers,
    usual: graphqlHeaders,
    origins,
    graphql,
    fail,
    admits,
    count: (status: number) => metrics.request('graphql', status),
  };
  const server = createServer(
    { shouldUpgradeCallback: wantsWebSocket, ServerResponse: leaving.Response, ...slowRequestCheck(connections) },
    withoutExpress(first, app),
  );
  limitConnections(server, connections);
  const report: Report = (error, what) => logger.error({ ...logged(error), ...what }, 'subscription failed');
  const realtime = openRealtime(server, {
    schema,
    introspection: env.INTROSPECTION,
    origins,
    addressOf,
    budgets,
    callerOf,
    verify: async (caller) => {
      const { user_id: id } = await lineReads(() => createContext(shared, caller).own.read());
      if (typeof id === 'string' || typeof id === 'number') return String(id);
      throw new UpstreamError('', { detail: 'unexpected user: user_id' });
    },
    createContext: (caller) => createContext(shared, caller),
    format: (error) => {
      const formatted = formatError(error, report);
      metrics.subscriptionError(codeOf(formatted));
      return formatted;
    },
    limits: clientLimits,
  });
  metrics.watch({
    http_connections: () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0))),
    websockets: realtime.sockets,
    subscriptions: live.readers,
    upstream_lines: live.lines,
    upstream_lines_standing: live.standing,
    upstream_calls_under_way: upstream.underWay,
    upstream_circuit_open: () => Number(upstream.isOpen('calls')),
    upstream_pictures_circuit_open: () => Number(upstream.isOpen('pictures')),
    upstream_uploads_circuit_open: () => Number(upstream.isOpen('uploads')),
  });
  const stop = async () => {
    const left = leaving.leave(server);
    await realtime.close();
    live.close();
    await left;
    await apollo.stop();
    await upstream.close();
    budgets.close();
  };
  try {
    const { sockets, streams } = realtime;
    return { port: await listen(server, env), warmUp, stop, forget, live: { ...live, sockets, streams } };
  } catch (error) {
    await realtime.close();
    await apollo.stop();
    await upstream.close();
    budgets.close();
    throw error;
  }
}

/** Any other protocol that is offered beside HTTP is passed over. */
const wantsWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}
