import { defaultSite, type Site } from 'schema/site.ts';

/** Browsers read it from the page, where the gateway puts its settings. The server's renderer gets it as an option. */
export const site: Site = import.meta.env.SSR
  ? { ...defaultSite }
  : (JSON.parse(document.documentElement.dataset['site']!) as Site);
