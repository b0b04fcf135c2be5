import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { tokenOf, type Context } from '../context.ts';
import type { Env } from '../env.ts';
import { requirePoint, createCharge, type Admission } from '../limits/index.ts';
import type { Origins } from '../http/origins.ts';
import { explorerHeaders, sandboxHeaders } from '../http/security-headers.ts';
import type { ResponseCache, WithAccess } from './response-cache.ts';
import { cors } from './cors.ts';
import type { DocumentStore } from './document-store.ts';
import { readBody } from './read-body.ts';
import { readDocument } from './request-document.ts';
import { respond, serveCached } from './respond.ts';

export type GraphqlOptions = {
  apollo: ApolloServer<Context>;
  documents: DocumentStore;
  responses: ResponseCache;
  admission: Admission;
  origins: Origins;
  sandbox: Env['SANDBOX'];
  stream: RequestHandler;
  createContext: (request: Request) => Context;
  /** Of a reader's token, if known from the last seconds. */
  findAccess: (token: string) => boolean | undefined;
};

export function graphqlRoutes(options: GraphqlOptions): Router {
  const { apollo, documents, responses, admission, createContext } = options;
  const admit = requirePoint(admission);
  const charge = createCharge(admission);

  async function context({ req }: { req: Request }): Promise<Context> {
    // Apollo Server has not parsed the document yet, and sends what this throws.
    await charge(req, documents.pointsFor(readDocument(req)));
    return createContext(req);
  }

  const routes = Router();
  routes.use(cors(options.origins));
  routes.get('/', options.sandbox === 'embedded' ? sandboxHeaders : explorerHeaders);
  routes.use(...readBody, chargeUnreadable(admit));
  routes.all('/stream', admit, options.stream);
  routes.use(noteAccess(options.findAccess), serveCached(responses), admit, readAccess(options));
  routes.use(respond({ responses, budgetHeaders: admission.headersFor }));
  routes.use(expressMiddleware(apollo, { context }));
  return routes;
}

/** Once for each request, so that the whole of a response has the access of its key in the cache. */
const noteAccess =
  (findAccess: GraphqlOptions['findAccess']): RequestHandler =>
  (request: Request & WithAccess, _response, next) => {
    const token = tokenOf(request);
    if (token !== undefined) request.isFull = findAccess(token);
    next();
  };

/** Asks for the reader's access alone, where nothing else is missing for a response from memory. */
const readAccess =
  ({ responses, createContext, findAccess }: GraphqlOptions): RequestHandler =>
  async (request: Request & WithAccess, _response, next) => {
    const token = tokenOf(request);
    if (token !== undefined && request.isFull === undefined && responses.waitsForAccess(request)) {
      // Its errors come again with the response.
      await createContext(request)
        .own.read()
        .catch(() => {});
      request.isFull = findAccess(token);
    }
    next();
  };

const chargeUnreadable =
  (admit: RequestHandler): ErrorRequestHandler =>
  (error, request, response, next) =>
    admit(request, response, () => next(error));
