import { POLICIES, type Policy } from '../../policies.ts';
import type { Params } from './params.ts';

const ROUTES = new Map<string | undefined, string>(
  Object.entries<Policy>(POLICIES).map(([route, { action }]) => [action, route]),
);

/** The REST call of an action, for clients that read it. */
export function callOf(action: string, params: Params): string {
  const route = ROUTES.get(action) ?? (typeof params['call'] === 'string' ? params['call'] : action);
  return route.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name === 'userId' ? 'user_id' : name])),
  );
}
