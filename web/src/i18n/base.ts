import { basePath, readLanguagePath } from 'schema/language-path.ts';
import { BANGLA } from 'schema/languages.ts';

/** What the paths of this client's pages begin with; empty in English. */
export const BASE = import.meta.env.BANGLA ? basePath(BANGLA) : '';

/** A path of the browser as the router has it. */
export const pagePath = (pathname: string) => readLanguagePath(pathname).path;

const LINK = /(<a\b[^>]*?\shref=")(?=\/(?!\/|images\/|bn[/"]))/g;

/** HTML of the graph, whose links to pages of the site are those of the English ones. */
export const linkInLanguage = (html: string, language: string) =>
  language === BANGLA ? html.replaceAll(LINK, `$1${basePath(language)}`) : html;
