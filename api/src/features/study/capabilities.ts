import { Routes } from '../../http/routes.ts';

/** What this API offers beyond the specification. */
const CAPABILITIES = {
  study: true,
  papers: true,
  review: false,
  packs: false,
  push: false,
  reports: true,
  studio: true,
  desk: true,
};

export function capabilityRoutes() {
  const routes = new Routes();
  routes.add('GET /capabilities', (_request, response) => {
    response.set('cache-control', 'public, max-age=60').json({ capabilities: CAPABILITIES });
  });
  return routes;
}
