import { Router } from 'express';
import type { ExchangeDependencies } from './call.ts';
import { databaseHandler } from './database.ts';
import { EXPORT, exportHandler, FIGURES, LOG, TEMPLATE } from './export.ts';
import { importHandler } from './import.ts';
import { CONTENT, CONTENT_PICTURE, QUESTIONS } from './targets.ts';

/**
 * Files of questions in and out, folders of content in, reports and the database out. Only callers with a token get through, which
 * no page of another site can send.
 */
export function exchangeRoutes(dependencies: ExchangeDependencies): Router {
  const routes = Router();
  routes.post('/import', importHandler(dependencies, QUESTIONS));
  routes.post('/content', importHandler(dependencies, CONTENT));
  routes.post('/content/pictures', importHandler(dependencies, CONTENT_PICTURE));
  routes.get('/export', exportHandler(dependencies, EXPORT));
  routes.get('/template', exportHandler(dependencies, TEMPLATE));
  routes.get('/figures', exportHandler(dependencies, FIGURES));
  routes.get('/log', exportHandler(dependencies, LOG));
  routes.post('/database', databaseHandler(dependencies));
  return routes;
}
