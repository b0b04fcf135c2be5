import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { googleRoutes } from './accounts/index.ts';
import { createContext, requestIdOf, tokenOf, userAgentOf, type Context, type Shared } from './context.ts';
import type { Env } from './env.ts';
import type { AnswerCache } from './graphql/answer-cache.ts';
import { graphqlHandler } from './graphql/http-handler.ts';
import type { knownDocuments } from './graphql/known-documents.ts';
import type { HttpParts } from './http-parts.ts';
import { imageRoutes } from './images/index.ts';
import { executeAsVisitor, renderedPages, robots, sitemap } from './pages/index.ts';
import type { Caller } from './rest/client.ts';
import type { Upstream } from './rest/http.ts';
import { sandboxHeaders, securityHeaders } from './security-headers.ts';
import { webClient } from './web-client.ts';

const SCHEMA = fileURLToPath(new URL('../../schema/printed/', import.meta.url));
const MAX_BODY = '100kb';
export const MAX_BODY_BYTES = 100 * 1024;

export type AppParts = {
  env: Env;
  logger: Logger;
  apollo: ApolloServer<Context>;
  known: ReturnType<typeof knownDocuments<Context>>;
  upstream: Upstream;
  shared: Shared;
  /** The `client-ip` of an address. */
  clientIp: (address: string | undefined) => string;
  answers: AnswerCache;
  webFolder: string;
  isReady: () => boolean | Promise<boolean>;
};

/** Everything the gateway serves over HTTP. */
export function createApp(given: AppParts) {
  const { env, logger, apollo, known, upstream, shared, clientIp, answers, webFolder, isReady } = given;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  const addressOf = (request: IncomingMessage) =>
    proxyAddress(request, app.get('trust proxy fn') as (address: string, hop: number) => boolean);
  const callerOf = (request: IncomingMessage): Caller => ({
    token: tokenOf(request),
    clientIp: clientIp(addressOf(request)),
    requestId: requestIdOf(request),
    userAgent: userAgentOf(request),
  });
  const parts: HttpParts = {
    upstream,
    callerOf,
    report: (error) => {
      if (error.status === undefined || error.status >= 500) {
        logger.error({ err: error, detail: error.detail }, 'call failed');
      }
    },
  };
  app.use(securityHeaders);

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/schema.graphql', (_request, response) =>
    response.type('text/plain').sendFile('schema.graphql', { root: SCHEMA }),
  );

  const graphql = graphqlHandler({
    server: apollo,
    known,
    answers,
    createContext: (request) => createContext(shared, callerOf(request)),
  });
  app.get('/graphql', sandboxHeaders);
  // What withoutExpress has left.
  app.use('/graphql', utf8Only, express.json({ limit: MAX_BODY, verify: keepRaw }), (request, response) => {
    const query = request.originalUrl.indexOf('?');
    const search = query < 0 ? '' : request.originalUrl.slice(query);
    // Apollo Server wants an object where Express 5 leaves undefined.
    return graphql(request, response, { search, body: request.body ?? {}, raw: (request as WithRawBody).rawBody });
  });

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
  const fail = (error: unknown, response: ServerResponse) => {
    logger.error({ err: error }, 'unexpected error');
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(INTERNAL));
  };
  return { app, graphql, fail, addressOf, warmUp: pages.warmUp };
}

// express.json reads UTF-16 and more, and so what a filter before it cannot.
const utf8Only: RequestHandler = (request, _response, next) => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  next(charset === undefined || /^utf-8$/i.test(charset) ? undefined : { status: 415, expose: true });
};

type WithRawBody = IncomingMessage & { rawBody?: Buffer };

/** A body as it came, by which kept answers are found. */
const keepRaw = (request: WithRawBody, _response: unknown, body: Buffer) => {
  request.rawBody = body;
};

const noRoute: RequestHandler = (_request, response) => {
  response.status(404).json({ message: 'No data found', code: 'NOT_FOUND' });
};

const INTERNAL = { errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };

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
      .json(status === 500 ? INTERNAL : { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  };
