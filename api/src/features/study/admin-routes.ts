import { send } from '../../http/contract.ts';
import { startHeartbeat } from '../../http/heartbeat.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { readMended, studyRebuild } from './rebuild.ts';

export function studyAdminRoutes(services: Pick<Services, 'db' | 'now' | 'live' | 'logger'>) {
  const routes = new Routes();
  const rebuild = studyRebuild(services);
  routes.add('GET /admin/study/rebuild', async (_request, response) => {
    send(response, 'readStudyRebuild', { data: await rebuild.read() });
  });
  routes.add('POST /admin/study/rebuild', async (_request, response) => {
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
  routes.add('POST /admin/study/rebuild/start', async (_request, response) => {
    send(response.status(202), 'startStudyRebuild', { data: await rebuild.start() });
  });
  return routes;
}
