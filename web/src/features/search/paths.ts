import { siteRoutes } from 'schema/site-routes.ts';

/** Route of the specification, section 2. */
export const SEARCH_PATH = siteRoutes.search;

/** The search for a text. */
export const searchPath = (text: string) => `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`;
