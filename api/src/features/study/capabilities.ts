import { send } from '../../http/contract.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';

/** What this API offers beyond the specification. */
const capabilitiesOf = ({ accounts }: Pick<Services, 'accounts'>) => ({
  study: true,
  papers: true,
  review: true,
  packs: true,
  push: true,
  reports: true,
  studio: true,
  checkout: true,
  desk: true,
  two_factor: accounts.twoFactor.isOffered,
});

export function capabilityRoutes(services: Pick<Services, 'accounts'>) {
  const capabilities = capabilitiesOf(services);
  const routes = new Routes();
  routes.add('GET /capabilities', (_request, response) => {
    send(response.set('cache-control', 'public, max-age=60'), 'listCapabilities', { capabilities });
  });
  return routes;
}
