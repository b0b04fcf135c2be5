import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp, MAX_BODY_BYTES } from './app.ts';
import { clientIpReader } from './client-ip.ts';
import { createContext, requestIdOf, userAgentOf, type Shared } from './context.ts';
import type { Env } from './env.ts';
import { formatError } from './errors.ts';
import { answerCache } from './graphql/answer-cache.ts';
import { createApollo } from './graphql/apollo.ts';
import { createSchema } from './graphql/schema.ts';
import { withoutExpress } from './graphql/without-express.ts';
import { liveNotifications, type LiveNotifications } from './notifications/index.ts';
import { openRealtime, type ClientLimits, type RelaySettings } from './realtime/index.ts';
import { openUpstream, type Upstream } from './rest/http.ts';
import { publicCalls as keepPublicCalls } from './rest/public-calls.ts';
import { UpstreamError } from './rest/upstream-error.ts';
import { graphqlHeaders } from './security-headers.ts';

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;
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
  live: Pick<LiveNotifications, 'lines' | 'standing' | 'readers'> & { sockets: () => number };
};
export type GatewayParts = {
  upstream?: Upstream;
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
  {
    upstream = openUpstream(env.UPSTREAM_URL, { gatewayKey: env.GATEWAY_KEY }),
    webFolder = WEB,
    now,
    clientLimits,
    relaySettings,
  }: GatewayParts = {},
): Promise<RunningGateway> {
  const schema = createSchema();
  const { apollo, known } = createApollo(schema, logger);
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
  const parts = { env, logger, apollo, known, upstream, shared, clientIp, answers, webFolder, isReady };
  const { app, graphql, fail, addressOf, warmUp } = createApp(parts);
  const first = { answers, usual: graphqlHeaders, graphql, maxBytes: MAX_BODY_BYTES, ownOrigin: env.PUBLIC_URL, fail };
  const server = createServer({ shouldUpgradeCallback: wantsWebSocket }, withoutExpress(first, app));
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
