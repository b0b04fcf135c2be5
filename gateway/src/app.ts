import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { googleRoutes } from './accounts/index.ts';
import { createContext, requestIdOf, tokenOf, userAgentOf, type Context, type Shared } from './context.ts';
import type { Env } from './env.ts';
import type { AnswerCache } from './graphql/answer-cache.ts';
import { cors } from './graphql/cors.ts';
import { graphqlHandler } from './graphql/http-handler.ts';
import { COMPRESS_FROM_BYTES } from './graphql/kept-answer.ts';
import { MAX_BODY, readBody } from './graphql/read-body.ts';
import type { HttpParts } from './http-parts.ts';
import { imageRoutes } from './images/index.ts';
import type { Origins } from './origins.ts';
import { admission, spending, type Budgets } from './limits/index.ts';
import { executeAsVisitor, renderedPages, robots, sitemap } from './pages/index.ts';
import type { Caller } from './rest/client.ts';
import type { Upstream } from './rest/http.ts';
import { sandboxHeaders, securityHeaders } from './security-headers.ts';
import { webClient } from './web-client.ts';

const SCHEMA = fileURLToPath(new URL('../../schema/printed/', import.meta.url));

export type AppParts = {
  env: Env;
  logger: Logger;
  apollo: ApolloServer<Context>;
  upstream: Upstream;
  shared: Shared;
  /** The `client-ip` of an address. */
  clientIp: (address: string | undefined) => string;
  answers: AnswerCache;
  origins: Origins;
  /** Subscriptions as events. */
  stream: (request: Request, response: Response) => Promise<void>;
  budgets: Budgets;
  webFolder: string;
  isReady: () => boolean | Promise<boolean>;
};

/** Everything the gateway serves over HTTP. */
export function createApp(parts: AppParts) {
  const { env, logger, apollo, upstream, shared, clientIp, answers, budgets, origins, stream, webFolder, isReady } =
    parts;
  const callerOf = (request: Request): Caller => ({
    token: tokenOf(request),
    clientIp: clientIp(request.ip),
    requestId: requestIdOf(request),
    userAgent: userAgentOf(request),
  });
  const askingOf = (request: Request) => ({ address: request.ip, token: tokenOf(request) });
  const httpParts: HttpParts = {
    upstream,
    callerOf,
    report: (error) => {
      if (error.status === undefined || error.status >= 500) {
        logger.error({ err: error, detail: error.detail }, 'call failed');
      }
    },
  };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(securityHeaders);

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  if (env.INTROSPECTION) {
    app.get('/schema.graphql', (_request, response) =>
      response.type('text/plain').sendFile('schema.graphql', { root: SCHEMA }),
    );
  }

  app.use('/graphql', cors(origins));
  app.get('/graphql', sandboxHeaders);
  app.use('/graphql', admission(budgets, askingOf), ...readBody);
  app.all('/graphql/stream', stream);
  app.use(
    '/graphql',
    graphqlHandler({
      server: apollo,
      answers,
      compress: compression({ threshold: COMPRESS_FROM_BYTES, brotli: { params: { 1: 4 } } }),
      createContext: (request) => createContext(shared, callerOf(request), spending(budgets, askingOf(request))),
    }),
  );

  app.use('/images', imageRoutes(httpParts));
  app.use('/auth', googleRoutes({ ...httpParts, publicUrl: env.PUBLIC_URL, googleIssuer: env.GOOGLE_ISSUER }));

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
    const errorId = randomUUID();
    if (status === 500) logger.error({ err: error, errorId }, 'unexpected error');
    const message = status === 413 ? `The request is larger than ${MAX_BODY}.` : 'The request could not be read.';
    response
      .status(status)
      .json(
        status === 500
          ? { errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR', errorId } }] }
          : { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] },
      );
  };
