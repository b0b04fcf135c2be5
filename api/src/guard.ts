import type { RequestHandler } from 'express';
import { authorise, identify } from './features/accounts/index.ts';
import { recordActions } from './features/desk/index.ts';
import { POLICIES, type Policy, type RouteName } from './policies.ts';
import type { Services } from './services.ts';

/** What runs before a route: who calls, what the desk's log keeps of it, and whether its policy allows it. */
export function createGuard(services: Pick<Services, 'db' | 'now' | 'logger' | 'secret' | 'accounts'>) {
  const identifyCaller = identify(services.db, services.secret);
  const record = recordActions(services);
  return (name: RouteName): RequestHandler[] => {
    const policy: Policy = POLICIES[name];
    if (policy.who === 'anyone') return [];
    // A refused attempt at the desk is recorded too.
    return [
      identifyCaller,
      ...(policy.action === undefined ? [] : [record(policy.action, policy)]),
      authorise(policy, services.accounts),
    ];
  };
}
