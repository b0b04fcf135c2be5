import { matchPath } from 'react-router-dom';
import { features } from '../features/index.ts';

export const routes = features.flatMap((feature) => feature.routes ?? []);

const findRoute = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));

export const preloadRoute = async (pathname: string) => findRoute(pathname)?.Page.preload();

/** Fetches the code of the route with exactly this path pattern. */
export const prefetchRoute = (pattern: string) => void routes.find(({ path }) => path === pattern)?.Page.prefetch();
