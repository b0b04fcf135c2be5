import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteName } from '../policies.ts';
import type { RouteRow, RouteRows, Scene } from './route-row.ts';

const source = join(import.meta.dirname, '..');
const files = globSync('{*,features/*}/testing/route-rows.ts', { cwd: source }).sort();
const modules = await Promise.all(files.map((file) => import(join(source, file)) as Promise<{ routeRows: RouteRows }>));

/** Every route of the api: the rows of each folder's testing/route-rows.ts. */
export const ROUTE_MATRIX: Record<RouteName, RouteRow> = Object.assign(
  {},
  ...modules.map(({ routeRows }) => routeRows.rows),
);

/** Adds to the scene what the rows name. */
export async function prepareScene(scene: Scene): Promise<Scene> {
  for (const { routeRows } of modules) Object.assign(scene, await routeRows.prepare?.(scene));
  return scene;
}
