import type { IncomingMessage } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import express, { Router, type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { printSchema } from 'schema/graph.ts';
import { languagePath, PAGE_LANGUAGES } from 'schema/language-path.ts';
import { BANGLA } from 'schema/languages.ts';
import { readLanguage } from 'server/language.ts';
import { toSite } from 'server/site-settings.ts';
import { googleRoutes } from './features/accounts/index.ts';
import { plainAddress } from './http/client-address.ts';
import { clientIpReader } from './http/client-ip.ts';
import { deviceOf, idempotencyKeyOf, tokenOf, userAgentOf, type Context } from './context.ts';
import { createContext } from './create-context.ts';
import type { Env } from './env.ts';
import { shouldLog, logFields } from './graphql/errors.ts';
import type { ResponseCache, WithAccess } from './graphql/response-cache.ts';
import type { DocumentStore } from './graphql/document-store.ts';
import { errorMessages } from './graphql/messages.ts';
import { graphqlRoutes } from './graphql/router.ts';
import { createErrorHandler, type HttpError } from './http/error-handler.ts';
import type { HttpDependencies } from './http/http-dependencies.ts';
import { exchangeRoutes } from './features/exchange/index.ts';
import { imageRoutes } from './features/images/index.ts';
import { packRoutes } from './features/packs/index.ts';
import { paymentRoutes } from './features/payments/index.ts';
import { callerKeys, openAdmission, createSpend, type Budgets } from './limits/index.ts';
import { countRequests, metricsRoute, type Metrics } from './metrics/index.ts';
import type { Origins } from './http/origins.ts';
import { idFields, wordsOf } from './messages.ts';
import {
  executeAsVisitor,
  readPageLanguage,
  renderedPages,
  robots,
  serviceWorker,
  sitemap,
  webClient,
  webManifest,
  type FormerAssets,
} from './pages/index.ts';
import { requestIdOf, withRequestId } from './http/request-id.ts';
import type { Caller } from './rest/client.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Services } from './services.ts';
import { explorerAssets } from './http/static-files.ts';
import { upstreamDocument } from './http/upstream-document.ts';

export type AppOptions = {
  env: Env;
  logger: Logger;
  metrics: Metrics;
  services: Services;
  apollo: ApolloServer<Context>;
  documents: DocumentStore;
  responses: ResponseCache;
  budgets: Budgets;
  origins: Origins;
  stream: RequestHandler;
  webFolder: string;
  explorerFolder: string;
  formerAssets: FormerAssets;
};

export function createApp(options: AppOptions) {
  const { env, logger, metrics, services, budgets } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  const { addressOf, callerOf, requesterOf } = callerReaders(app, env);
  const admission = openAdmission(budgets, requesterOf);
  const dependencies: HttpDependencies = {
    upstream: services.upstream,
    callerOf,
    keysOf: (request) => callerKeys(requesterOf(request)),
    admission,
    logFailure: (error) => {
      if (shouldLog(error)) logger.error(logFields(error), 'call failed');
    },
  };
  const pages = pageRoutes(options, dependencies);

  app.use(readLanguage, identify, countRequests(metrics), securityHeaders(env.IMAGE_ORIGINS));
  const createRequestContext = (request: IncomingMessage & WithAccess) =>
    createContext(services.shared, callerOf(request), {
      spend: createSpend(admission, request),
      isFull: request.isFull,
    });
  app.use(
    '/graphql',
    graphqlRoutes({
      ...options,
      sandbox: env.SANDBOX,
      admission,
      createContext: createRequestContext,
      findAccess: services.shared.knownAccess.find,
    }),
  );
  app.use(operationRoutes(options, dependencies));
  app.use('/images', imageRoutes(dependencies));
  app.use('/exchange', exchangeRoutes({ ...dependencies, contextOf: createRequestContext }));
  app.use('/packs', packRoutes(dependencies));
  app.use('/payments', paymentRoutes(dependencies));
  app.use('/auth', googleRoutes({ ...dependencies, publicUrl: env.PUBLIC_URL, googleIssuer: env.GOOGLE_ISSUER }));
  app.use(pages.routes);
  app.use(noRoute);
  const sendError = createErrorHandler(logger);
  const errorHandler: ErrorRequestHandler = (error: HttpError, _request, response, _next) => sendError(error, response);
  app.use(errorHandler);
  return { app, addressOf, callerOf, warmUp: pages.warmUp };
}

function callerReaders(app: Express, env: Env) {
  const clientIp = clientIpReader({ lookupUrl: env.PUBLIC_IP_URL, fallback: env.CLIENT_IP_FALLBACK });
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
  const requesterOf = (request: IncomingMessage) => ({ address: addressOf(request), token: tokenOf(request) });
  return { addressOf, callerOf, requesterOf };
}

/** Routes for operators and developers: health, metrics, and the contracts where introspection is on. */
function operationRoutes({ env, metrics, services }: AppOptions, dependencies: HttpDependencies): Router {
  const routes = Router();
  routes.get(['/healthz', '/livez'], (_request, response) => void response.json({ status: 'ok' }));
  routes.get('/readyz', async (_request, response) => {
    const ready = await services.isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  routes.get('/metrics', metricsRoute(metrics, env.METRICS_TOKEN));
  if (env.INTROSPECTION) {
    let schema: string | undefined;
    routes.get('/schema.graphql', (_request, response) => {
      schema ??= printSchema();
      response.type('text/plain').send(schema);
    });
    routes.get('/openapi.json', upstreamDocument({ ...dependencies, ...services.shared }));
  }
  return routes;
}

/** The web client, and what search engines read. */
function pageRoutes(
  { env, logger, apollo, services, webFolder, explorerFolder, formerAssets }: AppOptions,
  dependencies: HttpDependencies,
) {
  const { admission, callerOf, keysOf } = dependencies;
  const executeFor = (request?: IncomingMessage) =>
    executeAsVisitor(apollo, services.shared, env.CLIENT_IP_FALLBACK, request && callerOf(request).address);
  const admits = async (request: IncomingMessage) => (await admission.enter(request)) === 0;
  const common = { origin: env.PUBLIC_URL, logger };
  const settings = { site: toSite(env), serviceWorker: env.SERVICE_WORKER };
  const pages = renderedPages({
    ...common,
    settings,
    executeFor,
    folder: webFolder,
    addressOf: (request) => keysOf(request).address,
    admits,
  });
  const client = { folder: webFolder, settings, pages: pages.handler };
  const inAll = (path: string) => PAGE_LANGUAGES.map((language) => languagePath(path, language));
  const routes = Router({ caseSensitive: true });
  routes.use(readPageLanguage);
  routes.get('/robots.txt', robots(env.PUBLIC_URL));
  routes.get(inAll('/sitemap.xml'), sitemap({ ...common, ...dependencies, execute: executeFor() }));
  routes.use('/assets/explorer', explorerAssets(explorerFolder));
  routes.get('/sw.js', serviceWorker(webFolder, settings));
  routes.get(inAll('/manifest.webmanifest'), webManifest(settings.site));
  routes.use(languagePath('/', BANGLA), webClient(client, BANGLA));
  routes.use(webClient(client));
  routes.use('/assets', formerAssets.handler);
  return { routes, warmUp: pages.warmUp };
}

const identify: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request);
  response.setHeader('x-request-id', id);
  withRequestId(id, next);
};

const noRoute: RequestHandler = (_request, response) => {
  const text = errorMessages.notFound();
  response.status(404).json({ message: wordsOf(text), ...idFields(text), code: 'NOT_FOUND' });
};
