import { Router } from 'express';
import type { Database } from '../../db/connection.ts';
import { startHeartbeat } from '../../http/heartbeat.ts';
import { rebuildCounters } from './counters.ts';

export function studyAdminRoutes(db: Database) {
  const routes = Router();
  routes.post('/study/rebuild', async (_request, response) => {
    // Ten million attempts take minutes.
    const stop = startHeartbeat(response);
    try {
      await rebuildCounters(db);
    } finally {
      stop();
    }
    response.end(JSON.stringify({ data: { rebuilt: true } }));
  });
  return routes;
}
