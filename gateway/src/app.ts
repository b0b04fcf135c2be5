import { fileURLToPath } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { googleRoutes } from './accounts/index.ts';
import { createContext, tokenOf, userAgentOf, type Context, type Shared } from './context.ts';
import type { Env } from './env.ts';
import { isNews } from './errors.ts';
import type { AnswerCache } from './graphql/answer-cache.ts';
import { graphqlHandler, type WithRawBody } from './graphql/http-handler.ts';
import { COMPRESS_FROM_BYTES } from './graphql/kept-answer.ts';
import type { HttpParts } from './http-parts.ts';
import { imageRoutes } from './images/index.ts';
import { countRequests, metricsRoute, type Metrics } from './metrics/index.ts';
import { executeAsVisitor, renderedPages, robots, sitemap } from './pages/index.ts';
import { requestIdOf, withRequestId } from './request-id.ts';
import type { Caller } from './rest/client.ts';
import type { Upstream } from './rest/http.ts';
import { sandboxHeaders, securityHeaders } from './security-headers.ts';
import { webClient } from './web-client.ts';

const SCHEMA = fileURLToPath(new URL('../../schema/printed/', import.meta.url));
const MAX_BODY = '100kb';

export type AppParts = {
  env: Env;
  logger: Logger;
  apollo: ApolloServer<Context>;
  upstream: Upstream;
  shared: Shared;
  /** The `client-ip` of an address. */
  clientIp: (address: string | undefined) => string;
  answers: AnswerCache;
  webFolder: string;
  metrics: Metrics;
  isReady: () => Promise<boolean>;
  /** Gives responses what they must have of the server (departure.ts). */
  announceIn: (response: object) => void;
};

/** Everything the gateway serves over HTTP. */
export function createApp(given: AppParts) {
  const { env, logger, apollo, upstream, shared, clientIp, answers, webFolder, metrics } = given;
  const callerOf = (request: Request): Caller => ({
    token: tokenOf(request),
    clientIp: clientIp(request.ip),
    requestId: requestIdOf(request),
    userAgent: userAgentOf(request),
  });
  const parts: HttpParts = {
    upstream,
    callerOf,
    report: (error) => {
      if (isNews(error)) logger.error({ err: error, detail: error.detail }, 'call failed');
    },
  };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  given.announceIn(app.response);
  app.use(identified, countRequests(metrics));
  app.use(securityHeaders);

  app.get(['/healthz', '/livez'], (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await given.isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', metricsRoute(metrics, env.METRICS_TOKEN));
  app.get('/schema.graphql', (_request, response) =>
    response.type('text/plain').sendFile('schema.graphql', { root: SCHEMA }),
  );

  app.get('/graphql', sandboxHeaders);
  app.use(
    '/graphql',
    utf8Only,
    express.json({ limit: MAX_BODY, verify: keepRaw }),
    emptyBody,
    graphqlHandler({
      server: apollo,
      answers,
      compress: compression({ threshold: COMPRESS_FROM_BYTES, brotli: { params: { 1: 4 } } }),
      createContext: (request) => createContext(shared, callerOf(request)),
    }),
  );

  app.use('/images', imageRoutes(parts));
  app.use('/auth', googleRoutes({ ...parts, publicUrl: env.PUBLIC_URL, googleIssuer: env.GOOGLE_ISSUER }));

  const execute = executeAsVisitor(apollo, shared, env.CLIENT_IP_FALLBACK);
  const site = { origin: env.PUBLIC_URL, execute, logger };
  const pages = renderedPages({ ...site, folder: webFolder });
  app.get('/robots.txt', robots(env.PUBLIC_URL));
  app.get('/sitemap.xml', sitemap(site));
  app.use(webClient(webFolder, pages.handler));
  app.use(noRoute);
  app.use(errorHandler(logger));
  return { app, warmUp: pages.warmUp };
}

const identified: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request);
  response.setHeader('x-request-id', id);
  withRequestId(id, next);
};

// express.json reads UTF-16 and more, and so what a filter before it cannot.
const utf8Only: RequestHandler = (request, _response, next) => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  next(charset === undefined || /^utf-8$/i.test(charset) ? undefined : { status: 415, expose: true });
};

// Apollo Server wants an object where Express 5 leaves undefined.
const emptyBody: RequestHandler = (request, _response, next) => {
  request.body ??= {};
  next();
};

/** A body as it came, by which kept answers are found. */
const keepRaw = (request: WithRawBody, _response: unknown, body: Buffer) => {
  request.rawBody = body;
};

const noRoute: RequestHandler = (_request, response) => {
  response.status(404).json({ message: 'No data found', code: 'NOT_FOUND' });
};

/** What fails outside of GraphQL, as JSON and without its inside. */
const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: Error & { status?: number; expose?: boolean }, _request, response, next) => {
    if (response.headersSent) return next(error);
    // A path that cannot be decoded is the caller's, though the router does not say so.
    const isCallers = error.expose || error instanceof URIError;
    const status = isCallers && error.status ? error.status : 500;
    if (status === 500) logger.error({ err: error }, 'unexpected error');
    const message = status === 413 ? `The request is larger than ${MAX_BODY}.` : 'The request could not be read.';
    response
      .status(status)
      .json(
        status === 500
          ? { errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
          : { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] },
      );
  };
