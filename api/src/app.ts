import { randomUUID } from 'node:crypto';
import express from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { SHORT_ID } from 'schema/patterns.ts';
import { contentImportRoutes } from './content/import/index.ts';
import { documentationRoutes } from './documentation/routes.ts';
import { exportRoutes, type Exports } from './export/index.ts';
import { identify, requireAdmin } from './features/accounts/index.ts';
import type { Mount } from './features/feature.ts';
import { contentPictures } from './features/images/index.ts';
import { features } from './features/index.ts';
import { refreshContent } from './features/search/index.ts';
import { BASE_PATH } from './http/base-path.ts';
import type { Departure } from './http/departure.ts';
import { errorHandler, noRoute } from './http/error-handler.ts';
import { createServices, type ServiceSettings } from './services.ts';

export type AppParts = ServiceSettings & { exports: Exports; leaving?: Departure | undefined };

/** Every mount of the API, in order: those for which the token is not looked at, and the others. */
export function mounts({ exports, leaving: _leaving, ...settings }: AppParts): { open: Mount[]; others: Mount[] } {
  const services = createServices(settings);
  const { db, files, houseId } = services;
  const pictures = contentPictures({ db, files, owner: houseId });
  const admin = [
    ...features.flatMap((feature) => feature.admin?.(services) ?? []),
    contentImportRoutes({ db, pictures, onChanged: refreshContent }),
    exportRoutes(exports),
  ];
  return {
    open: [...features.flatMap((feature) => feature.open?.(services) ?? []), ['', documentationRoutes()]],
    others: [...features.flatMap((feature) => feature.calls?.(services) ?? []), ['/admin', requireAdmin, ...admin]],
  };
}

/** The REST API over an open database. */
export function createApp(parts: AppParts) {
  const { database, secret, logger, leaving } = parts;
  const app = express();
  app.disable('x-powered-by');
  // The gateway in front validates; a hash of each body would cost more than it saves.
  app.disable('etag');
  app.set('query parser', 'simple');
  leaving?.announceIn(app.response);
  app.use(requestLog(logger));
  app.use(helmet());

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = !leaving?.hasBegun() && (await database.ping());
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });

  const v1 = express.Router();
  const { open, others } = mounts(parts);
  for (const mount of open) v1.use(...mount);
  v1.use(identify(database.db, secret));
  for (const mount of others) v1.use(...mount);
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
      return typeof given === 'string' && SHORT_ID.test(given) ? given : randomUUID();
    },
    // Requests that went well are logged at debug: one line each would be most of what the api does.
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      // A query may hold a code (Google's callback) or say whom one asks for.
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}
