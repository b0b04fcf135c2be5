import { randomUUID } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import {
  accountParts,
  callerOf,
  googleProvider,
  googleRoutes,
  type GoogleSettings,
  identify,
  type PasswordHasher,
  requireAdmin,
  signInRoutes,
  userAdminRoutes,
  userRoutes,
} from './features/accounts/index.ts';
import { bannerRoutes } from './features/banners/routes.ts';
import { contentImportRoutes } from './content/import/index.ts';
import {
  affiliateAdminRoutes,
  affiliateRoutes,
  type CommissionTerms,
  settleUnproven,
} from './features/affiliate/index.ts';
import type { OpenDatabase } from './db/connection.ts';
import { documentationRoutes } from './documentation/routes.ts';
import { ebookRoutes } from './features/ebooks/routes.ts';
import { exportRoutes, type Exports } from './export/index.ts';
import { contentFaqRoutes, faqRoutes } from './features/faqs/routes.ts';
import { BASE_PATH } from './http/base-path.ts';
import { clientAddressReader } from './http/client-address.ts';
import type { Departure } from './http/departure.ts';
import { errorHandler, noRoute } from './http/error-handler.ts';
import { idempotency } from './http/idempotency.ts';
import { rateLimits } from './http/rate-limits.ts';
import {
  contentPictures,
  type ImageFiles,
  imageStore,
  imageUploadRoutes,
  imageViewRoutes,
} from './features/images/index.ts';
import { internRoutes, internSearchRoutes, internshipStore } from './features/internship/index.ts';
import { deriveKey } from './keys.ts';
import type { Outbox } from './mail/index.ts';
import { planRoutes } from './features/plans/routes.ts';
import { type Live, notificationAdminRoutes, notificationRoutes } from './features/notifications/index.ts';
import { heldPlans, purchaseAdminRoutes } from './features/purchases/index.ts';
import { correctionRoutes } from './features/questions/import/corrections/routes.ts';
import { listAdminRoutes } from './features/questions/import/lists/routes.ts';
import { questionImportRoutes } from './features/questions/import/routes.ts';
import { bankFilterRoutes, bankRoutes } from './features/question-sets/routes.ts';
import { boardFilterRoutes, questionRoutes } from './features/questions/routes.ts';
import { questionStore } from './features/questions/store.ts';
import { refreshContent, searchRoutes } from './features/search/index.ts';

const REQUEST_ID = /^[\w-]{1,64}$/;

export type AppParts = {
  database: OpenDatabase;
  secret: Uint8Array;
  logger: Logger;
  mail: Outbox;
  live: Live;
  houseId: number;
  publicUrl: string;
  exports: Exports;
  files: ImageFiles;
  terms: CommissionTerms;
  now?: (() => Date) | undefined;
  gatewayKey?: string | undefined;
  google?: GoogleSettings | undefined;
  passwords?: PasswordHasher | undefined;
  leaving?: Departure | undefined;
};

/** What stands below BASE_PATH. An open room is entered before the token is looked at. */
type Room = { path: string; handlers: RequestHandler[]; open?: boolean };

/** Every room of the API, in order. */
export function rooms(parts: AppParts): Room[] {
  const { database, secret, logger, mail, live, houseId, publicUrl, files } = parts;
  const { db } = database;
  const { now = () => new Date() } = parts;
  const questions = questionStore(db);
  const images = imageStore(db, files);
  const addressOf = clientAddressReader(parts.gatewayKey);
  const idempotent = idempotency({
    db,
    key: deriveKey(secret, 'idempotency'),
    whoOf: (request) => callerOf(request)?.userId ?? addressOf(request),
  });
  const accounts = accountParts({
    db,
    secret,
    logger,
    mail,
    houseId,
    publicUrl,
    images,
    plansOf: (user) => heldPlans(db, user, now()),
    settleEarnings: (tx, user) => settleUnproven(tx, user, now()),
    google: parts.google && googleProvider(parts.google),
    addressOf,
    idempotent,
    now,
    passwords: parts.passwords,
  });
  const internship = internshipStore(db);
  const pictures = contentPictures({ db, files, owner: houseId });
  const limits = rateLimits(db, deriveKey(secret, 'rate limits'));
  return [
    { path: '/users', handlers: [signInRoutes(accounts)], open: true },
    { path: '/users/google', handlers: [googleRoutes(accounts)], open: true },
    { path: '/images', handlers: [imageViewRoutes(files, addressOf)], open: true },
    { path: '', handlers: [documentationRoutes()], open: true },
    { path: '/users', handlers: [userRoutes(accounts)] },
    { path: '/images', handlers: [imageUploadRoutes({ store: images, limits, idempotent, addressOf })] },
    { path: '/board-filter', handlers: [boardFilterRoutes(questions)] },
    { path: '/questions', handlers: [questionRoutes(questions)] },
    { path: '/bank', handlers: [bankRoutes(questions)] },
    { path: '/bank-filter', handlers: [bankFilterRoutes(questions)] },
    { path: '/content', handlers: [bannerRoutes(db)] },
    { path: '/content', handlers: [contentFaqRoutes(db)] },
    { path: '/faqs', handlers: [faqRoutes(db)] },
    { path: '/ebook', handlers: [ebookRoutes(db)] },
    { path: '/subscriptions', handlers: [planRoutes(db)] },
    { path: '/intern', handlers: [internRoutes(internship)] },
    { path: '/intern-search', handlers: [internSearchRoutes(internship)] },
    { path: '/search', handlers: [searchRoutes(database, addressOf)] },
    { path: '/notifications', handlers: [notificationRoutes(db)] },
    {
      path: '/affiliate',
      handlers: [affiliateRoutes({ db, mail, publicUrl, now, idempotent, limits, terms: parts.terms })],
    },
    {
      path: '/admin',
      handlers: [
        requireAdmin,
        questionImportRoutes({ db, now }),
        correctionRoutes({ db, now }),
        listAdminRoutes({ db }),
        contentImportRoutes({ db, pictures, onChanged: refreshContent }),
        notificationAdminRoutes({ db, live }),
        userAdminRoutes(accounts),
        purchaseAdminRoutes({ db, live, now, houseId, terms: parts.terms }),
        affiliateAdminRoutes({ db, live, now }),
        exportRoutes(parts.exports),
      ],
    },
  ];
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
  const all = rooms(parts);
  for (const { path, handlers } of all.filter(({ open }) => open)) v1.use(path, handlers);
  v1.use(identify(database.db, secret));
  for (const { path, handlers } of all.filter(({ open }) => !open)) v1.use(path, handlers);
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
