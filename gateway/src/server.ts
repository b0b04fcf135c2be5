import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { createApp } from './app.ts';
import { clientIpReader } from './client-ip.ts';
import { createContext, requestIdOf, tokenOf, userAgentOf, type Shared } from './context.ts';
import type { Env } from './env.ts';
import { formatError, type Report } from './errors.ts';
import { answerCache } from './graphql/answer-cache.ts';
import { createApollo } from './graphql/apollo.ts';
import { keptFirst } from './graphql/kept-first.ts';
import { createSchema } from './graphql/schema.ts';
import {
  CONNECTION_LIMITS,
  limitConnections,
  openBudgets,
  slowRequestCheck,
  type ConnectionLimits,
} from './limits/index.ts';
import { liveNotifications, type LiveNotifications } from './notifications/index.ts';
import { allowOrigins } from './origins.ts';
import { openRealtime, type ClientLimits, type RelaySettings } from './realtime/index.ts';
import { openUpstream, type Upstream } from './rest/http.ts';
import { publicCalls as keepPublicCalls } from './rest/public-calls.ts';
import { UpstreamError } from './rest/upstream-error.ts';
import { graphqlHeaders } from './security-headers.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const DRAIN_MS = 12_000;
const SWEEP_MS = 50;

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
  upstream?: Upstream;
  webFolder?: string;
  /** What the caches tell the time by, in milliseconds. */
  now?: () => number;
  clientLimits?: Partial<ClientLimits>;
  connectionLimits?: Partial<ConnectionLimits>;
  relaySettings?: Partial<RelaySettings>;
};

/** Starts the gateway. Undoes what it opened if a step fails. */
export async function startGateway(
  env: Env,
  logger: Logger,
  {
    upstream = openUpstream(env.UPSTREAM_URL, { gatewayKey: env.GATEWAY_KEY }),
    webFolder = WEB,
    now,
    clientLimits,
    connectionLimits,
    relaySettings,
  }: GatewayParts = {},
): Promise<RunningGateway> {
  const schema = createSchema();
  const apollo = createApollo(schema, logger, { introspection: env.INTROSPECTION });
  const clock = now && { now };
  const answers = answerCache(clock);
  const publicCalls = keepPublicCalls({
    ...clock,
    report: ({ detail }, call) => logger.warn({ detail, call }, 'cannot be renewed; served as it was'),
  });
  const forget = () => {
    publicCalls.clear();
    answers.clear();
  };
  let draining = false;
  await apollo.start();
  const isReady = () => !draining;
  const live = liveNotifications({
    url: env.UPSTREAM_SOCKET_URL ?? new URL(env.UPSTREAM_URL).origin,
    http: upstream.http,
    publicCalls,
    report: (error) => logger.warn({ err: error }, 'a line to the upstream has ended'),
    settings: relaySettings,
  });
  const shared: Shared = { http: upstream.http, publicCalls, live, serviceToken: env.UPSTREAM_SERVICE_TOKEN };
  const clientIp = clientIpReader({ lookupUrl: env.PUBLIC_IP_URL, fallback: env.CLIENT_IP_FALLBACK });
  const origins = allowOrigins([env.PUBLIC_URL, ...env.ALLOWED_ORIGINS]);
  const budgets = openBudgets({
    addressPoints: env.RATE_LIMIT_ADDRESS,
    viewerPoints: env.RATE_LIMIT_VIEWER,
    redisUrl: env.REDIS_URL,
    logger,
  });
  const { app, warmUp } = createApp({
    env,
    logger,
    apollo,
    upstream,
    shared,
    clientIp,
    answers,
    budgets,
    origins,
    stream: (request, response) => realtime.stream(request, response),
    webFolder,
    isReady,
  });
  const connections = { ...CONNECTION_LIMITS, ...connectionLimits };
  const server = createServer(
    { shouldUpgradeCallback: wantsWebSocket, ...slowRequestCheck(connections) },
    keptFirst(answers, { headers: graphqlHeaders, origins }, app),
  );
  limitConnections(server, connections);
  const addressOf = (request: IncomingMessage) =>
    proxyAddress(request, app.get('trust proxy fn') as (address: string, hop: number) => boolean);
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
      const { user_id: id } = await createContext(shared, caller).own.read();
      if (typeof id === 'string' || typeof id === 'number') return String(id);
      throw new UpstreamError('', { detail: 'unexpected user: user_id' });
    },
    createContext: (caller) => createContext(shared, caller),
    format: (error) => formatError(error, report),
    limits: clientLimits,
  });
  const stop = async () => {
    draining = true;
    // It takes no more connections from here on, and has ended with the last of those that it has.
    const closed = close(server);
    await realtime.close();
    live.close();
    await closed;
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

/** Lets requests under way finish: none but an upload over a slow line outlives its upstream's deadline. */
async function close(server: Server) {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  // Node closes the connections that are idle now, but not those that become so by their last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
