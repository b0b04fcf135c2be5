import type { Router } from 'express';
import { mounts, type AppOptions } from '../app.ts';

/** What Express keeps of a mounted handler. */
export type Layer = {
  route?: { path: string; methods?: Record<string, boolean>; stack: { method?: string }[] };
  handle: unknown;
};

/** The routes of a router, as Express holds them. */
function routesOfRouter(router: Router, below: string): string[] {
  return (router.stack as unknown as Layer[]).flatMap(({ route }) => {
    if (!route) return [];
    const methods = new Set(route.stack.map(({ method }) => method?.toUpperCase()));
    return [...methods].map((method) => `${method} ${`${below}${route.path}`.replace(/(?<=.)\/$/, '')}`);
  });
}

export const isRouter = (handle: unknown): handle is Router => typeof handle === 'function' && 'stack' in handle;

/** Every route of the API: `GET /board-filter/:key/years`. */
export const routesOf = (parts: AppOptions): string[] => {
  const { open, identified } = mounts(parts);
  return [...open, ...identified].flatMap(([path, ...handlers]) =>
    handlers.filter(isRouter).flatMap((router) => {
      // A router within a router has no path that Express would tell: it must be a mount of its own.
      if ((router.stack as unknown as Layer[]).some(({ handle }) => isRouter(handle))) {
        throw new Error(`${path} holds another router`);
      }
      return routesOfRouter(router, path);
    }),
  );
};
