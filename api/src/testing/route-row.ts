import type { TestApi } from './index.ts';
import type { Person } from './people.ts';

/** What each row may name: the api holds one question of Anatomy and two readers. */
export type Scene = { api: TestApi; owner: Person; stranger: Person };

export const CALLERS = ['nobody', 'another', 'expired', 'oneself'] as const;
export type Caller = (typeof CALLERS)[number];
export const STUDIO_ROLES = ['AUTHOR', 'REVIEWER', 'ADMIN'] as const;
export type StudioRole = (typeof STUDIO_ROLES)[number];

type In<SceneOfRow, Value> = Value | ((scene: SceneOfRow) => Value);

/** The status that each caller gets, and each role of the studio where only roles may call. */
export type RouteRow<Made = object> = Record<Caller, number> & {
  roles?: Record<StudioRole, number>;
  /** By default the route's own, with an id of nothing and the stranger's user ID. */
  path?: In<Scene & Made, string>;
  body?: In<Scene & Made, object>;
};

/** Of a folder with routes, as `routeRows` in its testing/route-rows.ts, in the order in which they are called. */
export type RouteRows<Made = object> = {
  /** Makes what the rows name besides the scene. */
  prepare?: (scene: Scene) => Promise<Made>;
  rows: Record<string, RouteRow<Made>>;
};

export const open = (status: number) => ({ nobody: status, another: status, expired: status, oneself: status });

/** Public, except that an expired token is rejected. */
export const publicly = (status: number) => ({ ...open(status), expired: 401 });

/** Of one reader; `another` is what other readers get. */
export const own = (status: number, another = 404) => ({ nobody: 401, another, expired: 401, oneself: status });

/** Past the role, a call for what is not there finds nothing. */
export const byRole = (AUTHOR: number, REVIEWER: number, ADMIN: number) => ({
  ...own(403, 403),
  roles: { AUTHOR, REVIEWER, ADMIN },
});

/** For the site's administrators, who use commands: no role of the studio is enough. */
export const byCommand = byRole(403, 403, 403);

export const atDesk = (status: number) => byRole(403, 403, status);

const evaluate = <Value extends string | object>(value: Value | ((scene: Scene) => Value), scene: Scene): Value =>
  typeof value === 'function' ? value(scene) : value;

/** Method, path and body of a row's call. */
export function callOf(route: string, { path, body }: RouteRow, scene: Scene) {
  const [method = '', pattern = ''] = route.split(' ');
  const ofNothing = pattern.replace(':id', '999999').replace(':userId', scene.stranger.userId);
  return {
    method,
    path: path === undefined ? ofNothing : evaluate(path, scene),
    body: body && evaluate(body, scene),
  };
}
