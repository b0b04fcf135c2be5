import { matchPath } from 'react-router-dom';
import { lazyPage } from '../components/lazy-page.ts';
import type { AppRoute } from '../features/feature.ts';
import { features } from '../features/index.ts';
import { STUDIO_PATH } from '../features/studio/index.ts';

export const routes: readonly AppRoute[] = [
  ...features.flatMap((feature) => feature.routes ?? []),
  { path: `${STUDIO_PATH}/*`, Page: lazyPage(async () => (await import('./StaffScreens.tsx')).StaffScreens) },
];

const findRoute = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));

export const preloadRoute = async (pathname: string) => findRoute(pathname)?.Page.preload();

/** Fetches the code of the route with exactly this path pattern. */
export const prefetchRoute = (pattern: string) => void routes.find(({ path }) => path === pattern)?.Page.prefetch();
