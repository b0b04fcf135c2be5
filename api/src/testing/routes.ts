import type { Router } from 'express';
import { mounts, type AppOptions } from '../app.ts';

export type Layer = {
  route?: { path: string; methods?: Record<string, boolean>; stack: { method?: string }[] };
  handle: unknown;
};

function routesOfRouter(router: Router, below: string): string[] {
  return (router.stack as unknown as Layer[]).flatMap(({ route }) => {
    if (!route) return [];
    const methods = new Set(route.stack.map(({ method }) => method?.toUpperCase()));
    return [...methods].map((method) => `${method} ${`${below}${route.path}`.replace(/(?<=.)\/$/, '')}`);
  });
}

export const isRouter = (handle: unknown): handle is Router => typeof handle === 'function' && 'stack' in handle;

/** Such as `GET /board-filter/:key/years`. */
export const routesOf = (options: AppOptions): string[] => {
  const { open, identified } = mounts(options);
  return [...open, ...identified].flatMap(([path, ...handlers]) =>
    handlers.filter(isRouter).flatMap((router) => {
      // Express does not expose the path of a nested router: it must be a mount.
      if ((router.stack as unknown as Layer[]).some(({ handle }) => isRouter(handle))) {
        throw new Error(`${path} holds another router`);
      }
      return routesOfRouter(router, path);
    }),
  );
};
