import { ROLE_PERMISSIONS, ROLES, DESK_PERMISSIONS } from 'schema/roles.ts';
import type { Policy, RouteName, Who } from '../policies.ts';
import type { TestApi } from './index.ts';
import type { Person } from './people.ts';

/** What each row may name: the api holds questions of Anatomy, of which `closed` needs a plan, and two readers. */
export type Scene = { api: TestApi; owner: Person; stranger: Person; closed: string };

/** `site` is an administrator of the site without a role in the studio. */
export const STAFF = ROLES.filter((role) => role !== 'READER');
export const CALLERS = ['visitor', 'expired', 'another', ...STAFF, 'site', 'oneself'] as const;
export type Caller = (typeof CALLERS)[number];

/** Whether a policy lets the caller through. */
export const isAllowed = (caller: Caller, { who, or, also }: Policy): boolean =>
  (isOne(caller, who) || (or !== undefined && isOne(caller, or))) && (also === undefined || isOne(caller, also));

function isOne(caller: Caller, who: Who): boolean {
  if (who === 'anyone' || (who === 'visitor' && caller === 'visitor')) return true;
  if (caller === 'visitor' || caller === 'expired') return false;
  if (who === 'visitor' || who === 'reader') return true;
  if (who === 'site') return caller === 'site';
  if (caller === 'site') return DESK_PERMISSIONS.includes(who);
  return (
    caller in ROLE_PERMISSIONS && [...ROLE_PERMISSIONS[caller as (typeof STAFF)[number]]].some((one) => one === who)
  );
}

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
  closed?: Call<Made> & {
    /** What a visitor gets, if the call says to log in rather than that a plan is needed. */
    visitor?: 401;
  };
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
