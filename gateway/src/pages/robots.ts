import type { RequestHandler } from 'express';
import { siteRoutes } from 'schema/site-routes.ts';

const { logIn, signUp, forgotPassword, resetPassword, profile, studio, orders } = siteRoutes;
const PRIVATE = [logIn, signUp, forgotPassword, resetPassword, profile, studio, orders];

export function robots(origin: string): RequestHandler {
  const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  const text = `${lines.join('\n')}\n`;
  return (_request, response) => void response.type('text/plain').set('Cache-Control', 'no-cache').send(text);
}
