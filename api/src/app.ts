import { randomUUID } from 'node:crypto';
import express from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { SHORT_ID } from 'schema/patterns.ts';
import type { GracefulShutdown } from 'server/graceful-shutdown.ts';
import { contentEntryRoutes } from './content/entries/index.ts';
import { contentImportRoutes } from './content/import/index.ts';
import { documentationRoutes } from './documentation/routes.ts';
import { exportRoutes, type Exports } from './export/index.ts';
import { identify, requireAdmin, requireDesk } from './features/accounts/index.ts';
import { recordDeskCalls } from './features/desk/index.ts';
import type { Mount } from './features/feature.ts';
import { contentPictures } from './features/images/index.ts';
import { features } from './features/index.ts';
import { refreshContent } from './features/search/index.ts';
import { BASE_PATH } from './http/base-path.ts';
import { dryRunsDeclaredBy } from './http/dry-run.ts';
import { errorHandler, noRoute } from './http/error-handler.ts';
import { createServices, type ServiceOptions } from './services.ts';

export type AppOptions = ServiceOptions & { exports: Exports; shutdown?: GracefulShutdown | undefined };

/** Every mount of the API, in order: `open` ignores the token, `identified` reads it. */
export function mounts({ exports, shutdown: _shutdown, ...settings }: AppOptions): {
  open: Mount[];
  identified: Mount[];
} {
  const services = createServices(settings);
  const { db, files, houseId, now } = services;
  const pictures = contentPictures({ db, files, owner: houseId });
  const desk = [
    ...features.flatMap((feature) => feature.desk?.(services) ?? []),
    contentEntryRoutes({ db, now, onChanged: refreshContent }),
    contentImportRoutes({ db, pictures, onChanged: refreshContent }),
  ];
  const admin = [...features.flatMap((feature) => feature.admin?.(services) ?? []), exportRoutes(exports)];
  return {
    open: [...features.flatMap((feature) => feature.open?.(services) ?? []), ['', documentationRoutes()]],
    identified: [
      ...features.flatMap((feature) => feature.calls?.(services) ?? []),
      ['/admin', requireDesk, ...dryRunsDeclaredBy([...desk, ...admin]), recordDeskCalls(services), ...desk],
      ['/admin', requireAdmin, ...admin],
    ],
  };
}

export function createApp(options: AppOptions) {
  const { database, secret, logger, shutdown } = options;
  const app = express();
  app.disable('x-powered-by');
  // The gateway validates its own responses; hashing each body here would cost more than it saves.
  app.disable('etag');
  app.set('query parser', 'simple');
  shutdown?.closeConnectionsOf(app.response);
  app.use(requestLog(logger));
  app.use(helmet());

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const ready = !shutdown?.hasStarted() && (await database.ping());
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });

  const v1 = express.Router();
  const { open, identified } = mounts(options);
  for (const mount of open) v1.use(...mount);
  v1.use(identify(database.db, secret));
  for (const mount of identified) v1.use(...mount);
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
