import type { RequestHandler } from 'express';
import { languagePath, PAGE_LANGUAGES } from 'schema/language-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';

const { logIn, signUp, forgotPassword, resetPassword, profile, studio, orders } = siteRoutes;
const PRIVATE = [logIn, signUp, forgotPassword, resetPassword, profile, studio, orders];

export function robots(origin: string): RequestHandler {
  const inAll = (paths: readonly string[]) =>
    PAGE_LANGUAGES.flatMap((language) => paths.map((path) => languagePath(path, language)));
  const disallowed = inAll(PRIVATE).map((path) => `Disallow: ${path}`);
  const sitemaps = inAll(['/sitemap.xml']).map((path) => `Sitemap: ${origin}${path}`);
  const lines = ['User-agent: *', ...disallowed, '', ...sitemaps];
  const text = `${lines.join('\n')}\n`;
  return (_request, response) => void response.type('text/plain').set('Cache-Control', 'no-cache').send(text);
}
