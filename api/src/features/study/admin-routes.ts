import { Router } from 'express';
import { startHeartbeat } from '../../http/heartbeat.ts';
import type { Services } from '../../services.ts';
import { readMended, studyRebuild } from './rebuild.ts';

export function studyAdminRoutes(services: Pick<Services, 'db' | 'now' | 'live' | 'logger'>) {
  const routes = Router();
  const rebuild = studyRebuild(services);
  routes.get('/study/rebuild', async (_request, response) => {
    response.json({ data: await rebuild.read() });
  });
  routes.post('/study/rebuild', async (_request, response) => {
    // Ten million attempts take minutes.
    const stop = startHeartbeat(response);
    try {
      const corrected = await rebuild.run();
      const mended = await readMended(services.db);
      response.end(JSON.stringify({ data: { rebuilt: true, corrected, mended } }));
    } finally {
      stop();
    }
  });
  routes.post('/study/rebuild/start', async (_request, response) => {
    response.status(202).json({ data: await rebuild.start() });
  });
  return routes;
}
