import defaults from './site.json' with { type: 'json' };

/** Who runs the site, as readers see it. */
export type Site = {
  name: string;
  email: string;
  legalEmail: string;
  phone: string;
  /** Empty where none is given. */
  address: string;
  /** Whether the English legal text decides where a translation differs. */
  englishDecides: boolean;
};

export const defaultSite: Readonly<Site> = defaults;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Fills `%SITE_NAME%`, and `%SITE%` with all of it as JSON, into a page. */
export const fillSite = (html: string, site: Site): string =>
  html.replaceAll('%SITE_NAME%', () => escape(site.name)).replaceAll('%SITE%', () => escape(JSON.stringify(site)));
