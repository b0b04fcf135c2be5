import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';
import { fillSite, type Site } from 'schema/site.ts';

/** What operators decide of every page. */
export type PageSettings = { site: Site; serviceWorker: 'on' | 'off' };

/** Fills the settings into index.html. */
export const fillTemplate = (html: string, { site, serviceWorker }: PageSettings): string =>
  fillSite(html, site).replace('%SERVICE_WORKER%', serviceWorker);

/** The index.html of a language's client in the built `folder`, or the English one. */
export function indexOf(folder: string, language: Language): string {
  const own = join(folder, language, 'index.html');
  return language !== DEFAULT_LANGUAGE && existsSync(own) ? own : join(folder, 'index.html');
}
