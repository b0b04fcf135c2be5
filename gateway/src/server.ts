import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { clientIpReader } from './client-ip.ts';
import { createContext, tokenOf, userAgentOf, type Shared } from './context.ts';
import { departure } from './departure.ts';
import type { Env } from './env.ts';
import { formatError, type Report } from './errors.ts';
import { answerCache } from './graphql/answer-cache.ts';
import { createApollo } from './graphql/apollo.ts';
import type { CompileWhen } from './graphql/jit-plugin.ts';
import { createSchema } from './graphql/schema.ts';
import { withoutExpress } from './graphql/without-express.ts';
import {
  CONNECTION_LIMITS,
  limitConnections,
  openBudgets,
  slowRequestCheck,
  type ConnectionLimits,
} from './limits/index.ts';
import { codeOf, createMetrics } from './metrics/index.ts';
import { liveNotifications, type LiveNotifications } from './notifications/index.ts';
import { allowOrigins } from './origins.ts';
import { readiness } from './readiness.ts';
import { LINE_READS, openRealtime, type ClientLimits, type RelaySettings } from './realtime/index.ts';
import { requestIdOf } from './request-id.ts';
import { openUpstream, type UpstreamOptions } from './rest/http.ts';
import { publicCalls as keepPublicCalls } from './rest/public-calls.ts';
import { UpstreamError } from './rest/upstream-error.ts';
import { graphqlHeaders } from './security-headers.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));

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
    now,
    clientLimits,
    connectionLimits,
    relaySettings,
    farewellMs,
    compile,
  }: GatewayParts = {},
): Promise<RunningGateway> {
  const metrics = createMetrics();
  const leaving = departure({ farewellMs });
  const upstream = openUpstream(env.UPSTREAM_URL, {
    ...options,
    gatewayKey: env.GATEWAY_KEY,
    observe: (call) => {
      if (typeof call.ending === 'number' && call.ending < 500) ready.saw();
      metrics.call(upstream.basePath, call);
    },
    heldBack: metrics.heldBack,
    report: (isOpen) =>
      isOpen ? logger.error('the upstream is failing; calls are held back') : logger.info('the upstream answers again'),
  });
  const ready = readiness({ probe: upstream.probe, isLeaving: leaving.hasBegun });
  const schema = createSchema();
  const { apollo, known } = createApollo(schema, logger, { metrics, introspection: env.INTROSPECTION, compile });
  const clock = now && { now };
  const answers = answerCache({ ...clock, observe: metrics.cacheOf('answers') });
  const publicCalls = keepPublicCalls({
    ...clock,
    observe: metrics.cacheOf('public calls'),
    report: ({ detail }, call) => logger.warn({ detail, call }, 'cannot be renewed; served as it was'),
  });
  const forget = () => {
    publicCalls.clear();
    answers.clear();
    upstream.circuit.reset();
  };
  await apollo.start();
  const lineReads = pLimit(LINE_READS);
  const live = liveNotifications({
    url: env.UPSTREAM_SOCKET_URL ?? new URL(env.UPSTREAM_URL).origin,
    http: upstream.http,
    publicCalls,
    report: (error) => logger.warn({ err: error }, 'a line to the upstream has ended'),
    settings: relaySettings,
    inTurn: lineReads,
  });
  const shared: Shared = { http: upstream.http, publicCalls, live, serviceToken: env.UPSTREAM_SERVICE_TOKEN };
  const clientIp = clientIpReader({ lookupUrl: env.PUBLIC_IP_URL, fallback: env.CLIENT_IP_FALLBACK });
  const budgets = openBudgets({
    addressPoints: env.RATE_LIMIT_ADDRESS,
    viewerPoints: env.RATE_LIMIT_VIEWER,
    redisUrl: env.REDIS_URL,
    logger,
  });
  const origins = allowOrigins([env.PUBLIC_URL, ...env.ALLOWED_ORIGINS]);
  const parts = {
    env,
    logger,
    apollo,
    known,
    upstream,
    shared,
    clientIp,
    answers,
    budgets,
    origins,
    webFolder,
    metrics,
  };
  const { app, graphql, fail, addressOf, admits, warmUp } = createApp({
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
  const report: Report = (error, what) => logger.error({ err: error, ...what }, 'subscription failed');
  const realtime = openRealtime(server, {
    schema,
    introspection: env.INTROSPECTION,
    origins,
    addressOf,
    budgets,
    callerOf: (request) => ({
      token: tokenOf(request),
      clientIp: clientIp(addressOf(request)),
      requestId: requestIdOf(request),
      userAgent: userAgentOf(request),
    }),
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
    upstream_circuit_open: () => Number(upstream.circuit.isOpen),
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
