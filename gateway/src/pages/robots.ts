import type { RequestHandler } from 'express';

// Pages that are each reader's own.
const PRIVATE = ['/login', '/sign-up', '/forgot-password', '/reset-password', '/profile'];

/** Every robot is welcome everywhere but on account pages. */
export function robots(origin: string): RequestHandler {
  const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  const text = `${lines.join('\n')}\n`;
  return (_request, response) => void response.type('text/plain').set('Cache-Control', 'no-cache').send(text);
}
