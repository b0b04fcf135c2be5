import { randomUUID } from 'node:crypto';
import express from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { SHORT_ID } from 'schema/patterns.ts';
import type { GracefulShutdown } from 'server/graceful-shutdown.ts';
import { readLanguage } from 'server/language.ts';
import { articleRoutes, contentEntryRoutes } from './content/entries/index.ts';
import { legalRoutes } from './content/legal/index.ts';
import { contentImportRoutes } from './content/import/index.ts';
import { documentationRoutes } from './documentation/routes.ts';
import { backupRoutes, deskExportRoutes, exportRoutes, type Exports } from './export/index.ts';
import { contentPictures } from './features/images/index.ts';
import { features } from './features/index.ts';
import { refreshContent } from './features/search/index.ts';
import { createGuard } from './guard.ts';
import { BASE_PATH } from './http/base-path.ts';
import { errorHandler, noRoute } from './http/error-handler.ts';
import type { RouteName } from './policies.ts';
import { createServices, type ServiceOptions } from './services.ts';

export type AppOptions = ServiceOptions & {
  exports: Exports;
  /** Between backups; 0 where none are made. */
  backupHours: number;
  shutdown?: GracefulShutdown | undefined;
};

/** Every route, and what runs before any token is looked at. */
export function collectRoutes({ exports, backupHours, shutdown: _shutdown, ...settings }: AppOptions) {
  const services = createServices(settings);
  const { db, files, houseId, live, now } = services;
  const pictures = contentPictures({ db, files, owner: houseId });
  const routes = [
    ...features.flatMap((feature) => feature.routes?.(services) ?? []),
    contentEntryRoutes({ db, now, onChanged: refreshContent }),
    articleRoutes({ db, now, live, onChanged: refreshContent }),
    legalRoutes({ db, now }),
    contentImportRoutes({ db, pictures, onChanged: refreshContent }),
    deskExportRoutes({ ...services, exports }),
    exportRoutes(exports),
    backupRoutes({ ...services, hours: backupHours }),
    documentationRoutes(),
  ];
  return {
    before: features.flatMap((feature) => feature.before?.(services) ?? []),
    routes: routes.flatMap(({ all }) => all).sort(byPath),
    guard: createGuard(services),
  };
}

/** Words before parameters, whichever feature they belong to: `/questions/export` is not the question `export`. */
const sortKey = (name: RouteName) => name.replace(/^\w+ /, '').replaceAll(/:\w+/g, '~');
const byPath = (one: { name: RouteName }, other: { name: RouteName }) =>
  sortKey(one.name) < sortKey(other.name) ? -1 : 1;

export function createApp(options: AppOptions) {
  const { database, logger, shutdown } = options;
  const app = express();
  app.disable('x-powered-by');
  // The gateway validates its own responses; hashing each body here would cost more than it saves.
  app.disable('etag');
  app.set('query parser', 'simple');
  shutdown?.closeConnectionsOf(app.response);
  app.use(requestLog(logger));
  app.use(helmet());
  app.use(readLanguage);

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = !shutdown?.hasStarted() && (await database.ping());
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });

  const v1 = express.Router();
  const { before, routes, guard } = collectRoutes(options);
  for (const [path, handler] of before) v1.use(path, handler);
  for (const { name, handlers } of routes) {
    const [method, path] = name.split(' ') as [string, string];
    v1[method.toLowerCase() as 'get'](path, ...guard(name), ...handlers);
  }
  app.use(BASE_PATH, v1);

  app.use(noRoute);
  app.use(errorHandler(logger));
  return app;
}

function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (request) => {
      const id = request.headers['x-request-id'];
      return typeof id === 'string' && SHORT_ID.test(id) ? id : randomUUID();
    },
    // At info, one line per successful request would be most of the api's work.
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      // The query may hold a sign-in code (Google's callback) or somebody's address.
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}
