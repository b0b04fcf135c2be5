import { Router } from 'express';
import type { ExchangeDependencies } from './call.ts';
import { exportHandler } from './export.ts';
import { importHandler } from './import.ts';

/** Files of questions, in and out. Only callers with a token get through, which no page of another site can send. */
export function exchangeRoutes(dependencies: ExchangeDependencies): Router {
  const routes = Router();
  routes.post('/import', importHandler(dependencies));
  routes.get('/export', exportHandler(dependencies));
  return routes;
}
