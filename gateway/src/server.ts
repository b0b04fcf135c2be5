import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { createApp } from './app.ts';
import { clientIpReader } from './client-ip.ts';
import { createContext, userAgentOf, type Shared } from './context.ts';
import { departure } from './departure.ts';
import type { Env } from './env.ts';
import { formatError } from './errors.ts';
import { answerCache } from './graphql/answer-cache.ts';
import { createApollo } from './graphql/apollo.ts';
import { keptFirst } from './graphql/kept-first.ts';
import { createSchema } from './graphql/schema.ts';
import { codeOf, createMetrics } from './metrics/index.ts';
import { liveNotifications, type LiveNotifications } from './notifications/index.ts';
import { readiness } from './readiness.ts';
import { openRealtime, type ClientLimits, type RelaySettings } from './realtime/index.ts';
import { requestIdOf } from './request-id.ts';
import { openUpstream, type UpstreamOptions } from './rest/http.ts';
import { publicCalls as keepPublicCalls } from './rest/public-calls.ts';
import { UpstreamError } from './rest/upstream-error.ts';
import { graphqlHeaders } from './security-headers.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

export type RunningGateway = {
  port: number;
  /** Does ahead what the first visitor would wait for. */
  warmUp: () => Promise<void>;
  stop: () => Promise<void>;
  /** Forgets all that was kept of the upstream's answers. */
  forget: () => void;
  /** How much is open. */
  live: Pick<LiveNotifications, 'lines' | 'standing' | 'readers'> & { sockets: () => number };
};
export type GatewayParts = {
  upstream?: Pick<UpstreamOptions, 'timeoutMs' | 'circuit' | 'retriedShare'>;
  /** How long connections that are idle are left open when it stops. */
  farewellMs?: number;
  webFolder?: string;
  /** What the caches tell the time by, in milliseconds. */
  now?: () => number;
  clientLimits?: Partial<ClientLimits>;
  relaySettings?: Partial<RelaySettings>;
};

/** Starts the gateway. Undoes what it opened if a step fails. */
export async function startGateway(
  env: Env,
  logger: Logger,
  { upstream: options, webFolder = WEB, now, clientLimits, relaySettings, farewellMs }: GatewayParts = {},
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
  const apollo = createApollo(schema, logger, metrics);
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
  const live = liveNotifications({
    url: env.UPSTREAM_SOCKET_URL ?? new URL(env.UPSTREAM_URL).origin,
    http: upstream.http,
    publicCalls,
    report: (error) => logger.warn({ err: error }, 'a line to the upstream has ended'),
    settings: relaySettings,
  });
  const shared: Shared = { http: upstream.http, publicCalls, live, serviceToken: env.UPSTREAM_SERVICE_TOKEN };
  const clientIp = clientIpReader({ lookupUrl: env.PUBLIC_IP_URL, fallback: env.CLIENT_IP_FALLBACK });
  const parts = { env, logger, apollo, upstream, shared, clientIp, answers, webFolder, metrics };
  const { app, warmUp } = createApp({ ...parts, isReady: ready.isReady, announceIn: leaving.announceIn });
  const server = createServer(
    { shouldUpgradeCallback: wantsWebSocket, ServerResponse: leaving.Response },
    keptFirst(answers, graphqlHeaders, app),
  );
  const addressOf = (request: IncomingMessage) =>
    proxyAddress(request, app.get('trust proxy fn') as (address: string, hop: number) => boolean);
  const report = (error: unknown, detail?: string) => logger.error({ err: error, detail }, 'subscription failed');
  const realtime = openRealtime(server, {
    schema,
    allowedOrigins: [env.PUBLIC_URL, ...env.ALLOWED_ORIGINS],
    addressOf,
    callerOf: (request) => ({
      token: undefined,
      clientIp: clientIp(addressOf(request)),
      requestId: requestIdOf(request),
      userAgent: userAgentOf(request),
    }),
    verify: async (caller) => {
      const { user_id: id } = await createContext(shared, caller).own.read();
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
  };
  try {
    return { port: await listen(server, env), warmUp, stop, forget, live: { ...live, sockets: realtime.sockets } };
  } catch (error) {
    await realtime.close();
    await apollo.stop();
    await upstream.close();
    throw error;
  }
}

/** Any other protocol that is offered beside HTTP is passed over. */
const wantsWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}
