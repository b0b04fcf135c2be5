import { randomUUID } from 'node:crypto';
import express from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { identify, requireAdmin, userRoutes } from './accounts/index.ts';
import type { OpenDatabase } from './db/connection.ts';
import { errorHandler, noRoute } from './http/error-handler.ts';
import { questionImportRoutes } from './question-import/routes.ts';
import { bankFilterRoutes, bankRoutes } from './question-sets/routes.ts';
import { boardFilterRoutes } from './questions/routes.ts';
import { questionStore } from './questions/store.ts';

export const BASE_PATH = '/med/api/v1';
const REQUEST_ID = /^[\w-]{1,64}$/;

/** The REST API over an open database. */
export function createApp({
  database,
  secret,
  logger,
}: {
  database: OpenDatabase;
  secret: Uint8Array;
  logger: Logger;
}) {
  const { db, ping } = database;
  const questions = questionStore(db);
  const app = express();
  app.disable('x-powered-by');
  // The gateway in front validates; a hash of each body would cost more than it saves.
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(requestLog(logger));
  app.use(helmet());

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = await ping();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });

  const v1 = express.Router();
  v1.use(identify(db, secret));
  v1.use('/users', userRoutes());
  v1.use('/board-filter', boardFilterRoutes(questions));
  v1.use('/bank', bankRoutes(questions));
  v1.use('/bank-filter', bankFilterRoutes(questions));
  v1.use('/admin', requireAdmin, questionImportRoutes({ db }));
  app.use(BASE_PATH, v1);

  app.use(noRoute);
  app.use(errorHandler(logger));
  return app;
}

function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // Requests that went well are logged at debug: one line each would be most of what the api does.
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}
