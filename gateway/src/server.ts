import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { answerCache } from './graphql/answer-cache.ts';
import { createApollo } from './graphql/apollo.ts';
import { keptFirst } from './graphql/kept-first.ts';
import { openUpstream, type Upstream } from './rest/http.ts';
import { publicCalls as keepPublicCalls } from './rest/public-calls.ts';
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
};
export type GatewayParts = {
  upstream?: Upstream;
  webFolder?: string;
  /** What the caches tell the time by, in milliseconds. */
  now?: () => number;
};

/** Starts the gateway. Undoes what it opened if a step fails. */
export async function startGateway(
  env: Env,
  logger: Logger,
  {
    upstream = openUpstream(env.UPSTREAM_URL, { gatewayKey: env.GATEWAY_KEY }),
    webFolder = WEB,
    now,
  }: GatewayParts = {},
): Promise<RunningGateway> {
  const apollo = createApollo(logger);
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
  const { app, warmUp } = createApp({ env, logger, apollo, upstream, publicCalls, answers, webFolder, isReady });
  const server = createServer(keptFirst(answers, graphqlHeaders, app));
  const stop = async () => {
    draining = true;
    await close(server);
    await apollo.stop();
    await upstream.close();
  };
  try {
    return { port: await listen(server, env), warmUp, stop, forget };
  } catch (error) {
    await apollo.stop();
    await upstream.close();
    throw error;
  }
}

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
