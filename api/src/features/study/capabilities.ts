import { Router } from 'express';

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
  const routes = Router();
  routes.get('/', (_request, response) => {
    response.set('cache-control', 'public, max-age=60').json({ capabilities: CAPABILITIES });
  });
  return routes;
}
