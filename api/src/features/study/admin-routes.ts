import { Router } from 'express';
import type { Database } from '../../db/connection.ts';
import { rebuildCounters } from './counters.ts';

export function studyAdminRoutes(db: Database) {
  const routes = Router();
  routes.post('/study/rebuild', async (_request, response) => {
    await rebuildCounters(db);
    response.json({ data: { rebuilt: true } });
  });
  return routes;
}
