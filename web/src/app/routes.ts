import { matchPath } from 'react-router-dom';
import { features } from '../features/index.ts';

/** Every screen by its route. */
export const routes = features.flatMap((feature) => feature.routes ?? []);

const findRoute = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));

/** Loads the code of the page at a path, so that it renders at once. */
export const preloadRoute = async (pathname: string) => findRoute(pathname)?.Page.preload();

/** Fetches the code of the route with this very path pattern, for when the reader goes on to it. */
export const prefetchRoute = (pattern: string) => void routes.find(({ path }) => path === pattern)?.Page.prefetch();
