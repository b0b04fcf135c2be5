import { Router } from 'express';
import type { ExchangeDependencies } from './call.ts';
import { databaseHandler } from './database.ts';
import { exportHandler } from './export.ts';
import { importHandler } from './import.ts';

/** Files of questions, in and out, and of the database. Only callers with a token get through, which no page of another site can send. */
export function exchangeRoutes(dependencies: ExchangeDependencies): Router {
  const routes = Router();
  routes.post('/import', importHandler(dependencies));
  routes.get('/export', exportHandler(dependencies));
  routes.post('/database', databaseHandler(dependencies));
  return routes;
}
