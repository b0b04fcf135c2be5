import { fillSite, type Site } from 'schema/site.ts';

/** What operators decide of every page. */
export type PageSettings = { site: Site; serviceWorker: 'on' | 'off' };

/** Fills the settings into index.html. */
export const fillTemplate = (html: string, { site, serviceWorker }: PageSettings): string =>
  fillSite(html, site).replace('%SERVICE_WORKER%', serviceWorker);
