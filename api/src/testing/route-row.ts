import type { RouteName, Who } from '../policies.ts';
import type { TestApi } from './index.ts';
import type { Person } from './people.ts';

/** What each row may name: the api holds questions of Anatomy, of which `closed` needs a plan, and two readers. */
export type Scene = { api: TestApi; owner: Person; stranger: Person; closed: string };

/** `site` is an administrator of the site without a role in the studio. */
export const CALLERS = ['visitor', 'expired', 'another', 'AUTHOR', 'REVIEWER', 'ADMIN', 'site', 'oneself'] as const;
export type Caller = (typeof CALLERS)[number];

const STAFF: Caller[] = ['AUTHOR', 'REVIEWER', 'ADMIN'];
const READERS: Caller[] = ['another', 'oneself', 'site', ...STAFF];

/** Whom a policy lets through. */
export const ALLOWED: Record<Who, readonly Caller[]> = {
  anyone: CALLERS,
  visitor: ['visitor', ...READERS],
  reader: READERS,
  AUTHOR: STAFF,
  REVIEWER: ['REVIEWER', 'ADMIN'],
  ADMIN: ['ADMIN'],
  desk: ['ADMIN', 'site'],
  site: ['site'],
};

type In<SceneOfRow, Value> = Value | ((scene: SceneOfRow) => Value);
type Call<Made> = {
  /** By default the route's own, with an id of nothing and the stranger's user ID. */
  path?: In<Scene & Made, string>;
  body?: In<Scene & Made, object>;
};

/** A call, and the status that it gets if the policy allows it. */
export type RouteRow<Made = object> = Call<Made> & {
  status: number;
  /** For others than the owner, if they get something else. */
  others?: number;
  /** Waits for what an accepted call goes on with in the background. */
  settle?: (scene: Scene) => Promise<unknown>;
  /** What of the call differs if it is about a closed question. */
  closed?: Call<Made>;
};

/** Of a folder with routes, as `routeRows` in its testing/route-rows.ts. */
export type RouteRows<Made = object> = {
  /** Makes what the rows name besides the scene. */
  prepare?: (scene: Scene) => Promise<Made>;
  rows: Partial<Record<RouteName, RouteRow<Made>>>;
};

const evaluate = <Value extends string | object>(value: Value | ((scene: Scene) => Value), scene: Scene): Value =>
  typeof value === 'function' ? value(scene) : value;

/** Method, path and body of a row's call. */
export function callOf(route: string, { path, body }: Call<object>, scene: Scene) {
  const [method = '', pattern = ''] = route.split(' ');
  const ofNothing = pattern.replace(':id', '999999').replace(':userId', scene.stranger.userId);
  return {
    method,
    path: path === undefined ? ofNothing : evaluate(path, scene),
    body: body && evaluate(body, scene),
  };
}
