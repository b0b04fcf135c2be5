import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { googleRoutes } from './features/accounts/index.ts';
import { deviceOf, idempotencyKeyOf, tokenOf, userAgentOf, type Context, type Shared } from './context.ts';
import { createContext } from './create-context.ts';
import type { Env } from './env.ts';
import { isNews, logged } from './graphql/errors.ts';
import { keyOf, type AnswerCache } from './graphql/answer-cache.ts';
import { cors } from './graphql/cors.ts';
import { graphqlHandler } from './graphql/http-handler.ts';
import type { documentStore } from './graphql/document-store.ts';
import type { knownDocuments } from './graphql/known-documents.ts';
import { readBody, type WithRawBody } from './graphql/read-body.ts';
import { plainAddress } from './http/client-address.ts';
import { answerError, type HttpError } from './http/http-errors.ts';
import type { HttpParts } from './http/http-parts.ts';
import { imageRoutes } from './features/images/index.ts';
import { admitting, callerKeys, charging, openAdmission, spending, type Budgets } from './limits/index.ts';
import { countRequests, metricsRoute, type Metrics } from './metrics/index.ts';
import type { Origins } from './http/origins.ts';
import { executeAsVisitor, renderedPages, robots, sitemap } from './pages/index.ts';
import { requestIdOf, withRequestId } from './http/request-id.ts';
import type { Caller } from './rest/client.ts';
import type { Upstream } from './rest/http.ts';
import { PRINTED_FOLDER } from 'schema/files.ts';
import { explorerHeaders, sandboxHeaders, securityHeaders } from './http/security-headers.ts';
import { explorerAssets } from './http/static-files.ts';
import { upstreamDocument } from './http/upstream-document.ts';
import { webClient } from './pages/web-client.ts';

const SCHEMA = fileURLToPath(PRINTED_FOLDER);

export type AppParts = {
  env: Env;
  logger: Logger;
  apollo: ApolloServer<Context>;
  known: ReturnType<typeof knownDocuments<Context>>;
  documents: ReturnType<typeof documentStore>;
  upstream: Upstream;
  shared: Shared;
  /** The `client-ip` of an address. */
  clientIp: (address: string | undefined) => string;
  answers: AnswerCache;
  budgets: Budgets;
  origins: Origins;
  /** Subscriptions as events. */
  stream: (request: Request, response: Response) => Promise<void>;
  webFolder: string;
  explorerFolder: string;
  metrics: Metrics;
  isReady: () => Promise<boolean>;
  /** Gives responses what they must have of the server (departure.ts). */
  announceIn: (response: object) => void;
};

/** Everything the gateway serves over HTTP. */
export function createApp(parts: AppParts) {
  const {
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
    metrics,
  } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  const addressOf = (request: IncomingMessage) =>
    proxyAddress(request, app.get('trust proxy fn') as (address: string, hop: number) => boolean);
  const callerOf = (request: IncomingMessage): Caller => ({
    token: tokenOf(request),
    clientIp: clientIp(addressOf(request)),
    address: plainAddress(addressOf(request)),
    requestId: requestIdOf(request),
    userAgent: userAgentOf(request),
    device: deviceOf(request),
    idempotencyKey: idempotencyKeyOf(request),
  });
  const askingOf = (request: IncomingMessage) => ({ address: addressOf(request), token: tokenOf(request) });
  const admission = openAdmission(budgets, askingOf);
  const charge = charging(admission);
  const admits = async (request: IncomingMessage) => (await admission.enter(request)) === 0;
  const httpParts: HttpParts = {
    upstream,
    callerOf,
    keysOf: (request) => callerKeys(askingOf(request)),
    admission,
    report: (error) => {
      if (isNews(error)) logger.error(logged(error), 'call failed');
    },
  };
  parts.announceIn(app.response);
  app.use(identified, countRequests(metrics));
  app.use(securityHeaders(env.IMAGE_ORIGINS));

  app.get(['/healthz', '/livez'], (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await parts.isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', metricsRoute(metrics, env.METRICS_TOKEN));
  if (env.INTROSPECTION) {
    app.get('/schema.graphql', (_request, response) =>
      response.type('text/plain').sendFile('schema.graphql', { root: SCHEMA }),
    );
    app.get('/openapi.json', upstreamDocument({ ...httpParts, ...shared }));
  }

  const graphql = graphqlHandler({
    server: apollo,
    known,
    answers,
    charge: (request, http) => charge(request, documents.pointsFor(http)),
    budgetHeaders: admission.headersFor,
    createContext: (request) => createContext(shared, callerOf(request), spending(admission, request)),
  });
  app.use('/graphql', cors(origins));
  app.get('/graphql', env.SANDBOX === 'embedded' ? sandboxHeaders : explorerHeaders);
  // What withoutExpress has left.
  app.use('/graphql', admitting(admission), ...readBody);
  app.all('/graphql/stream', parts.stream);
  app.use('/graphql', (request, response) => {
    const query = request.originalUrl.indexOf('?');
    const search = query < 0 ? '' : request.originalUrl.slice(query);
    const key = keyOf(request, search, (request as WithRawBody).rawBody);
    return graphql(request, response, { search, body: request.body, key });
  });

  app.use('/images', imageRoutes(httpParts));
  app.use('/auth', googleRoutes({ ...httpParts, publicUrl: env.PUBLIC_URL, googleIssuer: env.GOOGLE_ISSUER }));

  const executeFor = (request?: IncomingMessage) =>
    executeAsVisitor(apollo, shared, env.CLIENT_IP_FALLBACK, request && callerOf(request).address);
  const site = { origin: env.PUBLIC_URL, logger };
  const pages = renderedPages({ ...site, executeFor, folder: webFolder, admits });
  app.get('/robots.txt', robots(env.PUBLIC_URL));
  app.get('/sitemap.xml', sitemap({ ...site, ...httpParts, execute: executeFor() }));
  app.use('/assets/explorer', explorerAssets(parts.explorerFolder));
  app.use(webClient(webFolder, pages.handler));
  app.use(noRoute);
  const fail = answerError(logger);
  const errorHandler: ErrorRequestHandler = (error: HttpError, _request, response, _next) => fail(error, response);
  app.use(errorHandler);
  return { app, graphql, fail, addressOf, callerOf, admits, warmUp: pages.warmUp };
}

const identified: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request);
  response.setHeader('x-request-id', id);
  withRequestId(id, next);
};

const noRoute: RequestHandler = (_request, response) => {
  response.status(404).json({ message: 'No data found', code: 'NOT_FOUND' });
};
