import { send } from '../../http/contract.ts';
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
  checkout: true,
  desk: true,
};

export function capabilityRoutes() {
  const routes = new Routes();
  routes.add('GET /capabilities', (_request, response) => {
    send(response.set('cache-control', 'public, max-age=60'), 'listCapabilities', { capabilities: CAPABILITIES });
  });
  return routes;
}
